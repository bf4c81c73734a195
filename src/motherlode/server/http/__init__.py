"""The server over HTTP: pages, tables, matches and checks, and their description."""
