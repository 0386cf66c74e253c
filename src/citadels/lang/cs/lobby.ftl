# The start page, opening a table and waiting at it, in the browser.
