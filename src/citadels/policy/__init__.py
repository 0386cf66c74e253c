"""How good players decide: fast rules of thumb that read a position as one seat may know it."""
