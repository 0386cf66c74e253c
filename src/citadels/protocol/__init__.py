"""The protocol as data: every id and every JSON form that a client can meet."""
