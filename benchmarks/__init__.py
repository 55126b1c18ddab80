"""Measurements, as ratios in one run: `python -m benchmarks` prints them all as one JSON object."""
