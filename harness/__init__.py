"""What tests, benchmarks and tools share: servers, clients, databases and browsers to try things out with."""
