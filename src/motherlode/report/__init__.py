"""Pages to read and to pass on: one HTML file with its tables and its charts in it, nothing fetched and nothing run.

It is light or dark as the reader's screen is, and fits a phone. Texts come in as plain text and are escaped here; what
has become HTML is `Markup`.
"""
