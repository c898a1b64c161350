"""The screen of the players: draws public views, reaches nothing else."""
