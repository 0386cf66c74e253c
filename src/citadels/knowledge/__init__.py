"""What a seat may know: its view of the position and of what has happened."""
