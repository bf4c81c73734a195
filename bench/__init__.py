"""What is measured, against which aim, with the machine written beside every number."""
