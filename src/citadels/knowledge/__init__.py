"""What a seat may know: the position it sees, what it saw happen, and worlds that fit both."""
