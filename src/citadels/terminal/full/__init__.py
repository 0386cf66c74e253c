"""The game on a full screen, with keys and a mouse. It needs Textual, so it is imported only when used."""
