"""Main window, workspaces, dialogs."""
