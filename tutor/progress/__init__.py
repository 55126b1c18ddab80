"""What is kept between sessions: the attempts, the schedule and the settings."""
