"""What is printed: tracks, and all sheets to come, from the views that screens draw."""
