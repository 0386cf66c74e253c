"""Tables for people, bots and programs: stored, played and told over HTTP and sockets."""
