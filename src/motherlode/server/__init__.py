"""The game server: tables that people and bots sit down at, and the store that keeps what was played."""
