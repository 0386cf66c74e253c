"""Tables: who sits where, what they may do, what each of them sees. No database, network or processes."""
