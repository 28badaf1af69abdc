# Running the house: the admin page, and what it tells everybody.

admin = Running the house
admin-lead = You are here as { $who }. What a game hides from others it hides from you, too.
admin-old-link = This link is not good any more
admin-old-link-why = It is good once, for five minutes. On the server, “undermine admin” gives you a new one.
admin-leave = Leave
admin-notice-close = Close the notice
admin-table-closed = Whoever runs this house has closed this table.

# Load.

admin-load = Right now
admin-load-tables = tables kept
admin-load-running = being played
admin-load-sockets = pages at tables
admin-load-moves = moves since the start
admin-load-waiting = bots in the queue
admin-workers = Workers
admin-worker = Worker { $id }, started { $since }
admin-worker-figures = Tables: { $tables } · pages: { $sockets } · moves: { $moves } · bots in the queue: { $waiting }

# A word to all, and the chat.

admin-notice = A word to all
admin-notice-why = Every open page shows it within half a minute, as you write it, until somebody closes it there.
admin-notice-field = What do you want to say?
admin-notice-language = Written in
admin-notice-tell = Tell everybody
admin-notice-stands = Shown now:
admin-notice-remove = Take it down
admin-chat = Free chat in the whole house
    .about = Without it the phrases of the game are still there.

# Tables.

admin-tables = Tables
admin-tables-none = No table is open.
admin-host = Host: { $name }
admin-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
admin-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
admin-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
admin-opened = opened { $since }
admin-touched = last active { $since }
admin-state-open = waiting
admin-state-running = being played
admin-state-paused = paused
admin-state-over = over
admin-state-unreadable = cannot be read
admin-unreadable = What was written of this table cannot be read. It is set aside, in nobody's way; the log says why.
admin-hushed = chat off
admin-chat-off = Chat off
admin-chat-on = Chat on
admin-close = Close table
admin-close-ask = Close table { $code }?
admin-close-why = Its game is broken off, nobody wins, and nobody can open it again.

# Guests.

admin-guests = Guests
admin-guests-why = Who sits at these tables or opened one. Nobody has an account: whoever deletes his cookie is somebody new.
admin-guests-none = Nobody is here.
admin-guest-nameless = Without a name
admin-guest-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
admin-guest-hosts = { $count ->
    [one] opened { $count } table
   *[other] opened { $count } tables
}
admin-present = here now
admin-blocked = blocked
admin-block = Block
admin-unblock = Let in again
admin-block-ask = Block { $name }?
admin-block-why = No page lets this guest in any more, and bots take over the seats.

# What was done.

admin-acts = What was done
admin-act-link = got a link to this page
admin-act-enter = came in
admin-act-leave = left
admin-act-close = closed table { $text }
admin-act-table-hush = switched the chat off at table { $text }
admin-act-table-chat = switched the chat on at table { $text }
admin-act-block = blocked guest { $about }
admin-act-unblock = let guest { $about } in again
admin-act-hush = switched the chat off in the whole house
admin-act-chat = switched the chat on in the whole house
admin-act-notice = told everybody: “{ $text }”
admin-act-no-notice = took the notice down
