"""Tables within a browser: Pyodide runs this in a worker of the page, which is then its own server."""
