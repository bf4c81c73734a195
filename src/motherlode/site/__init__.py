"""The page as a static site: files for any host, that are played without a server and without a network."""
