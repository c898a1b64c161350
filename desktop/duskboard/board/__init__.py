"""The chase track: painters, a scene that mirrors a view, what the mouse and the keys do on it."""
