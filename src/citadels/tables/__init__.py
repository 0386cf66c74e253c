"""Tables: who sits where, what they may do, and what each sees. No database, network or processes."""
