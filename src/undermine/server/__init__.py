"""Tables over HTTP and WebSocket: moves bytes between sockets, tables and the store; decides no rule."""
