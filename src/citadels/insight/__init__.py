"""Looking back: what recorded games show, who is who, and where a game was won and lost."""
