"""The rulebook: the paragraphs, figures and rulings that each of its pages shows."""
