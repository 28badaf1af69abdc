"""The other end of the wire: seats played from outside the server, by bots and by people in a terminal."""
