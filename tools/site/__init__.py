"""The documentation site: pages are gathered, completed and built by Zensical, and every link is followed."""
