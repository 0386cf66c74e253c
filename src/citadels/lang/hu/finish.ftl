# The end of a game in the browser.
