"""What can be done at a table of Blades in the Dark: sheets, rolls, the crew."""
