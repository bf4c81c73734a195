"""The lobby over SSH: each session is a `motherlode tui` of its own, with a terminal of its own."""
