"""The tables over the network: HTTP and sockets, the database, worker processes and metrics."""
