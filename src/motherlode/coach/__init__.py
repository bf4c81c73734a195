"""The coach: exact odds, advice from the seat's own view, and the review of a finished match."""
