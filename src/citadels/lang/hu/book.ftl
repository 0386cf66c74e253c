# The rules and the credits in the browser.
