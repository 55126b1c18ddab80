"""Positions as questions: right answers, wrong ones, and the misconception behind them.

Knows the rules below it; never how anything is worded, drawn or stored.
"""
