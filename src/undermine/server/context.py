"""What every request handler needs, made once per worker."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from undermine.server.budget import Budget
from undermine.server.cap import Sockets
from undermine.server.challenge import Challenge
from undermine.server.guest import Guests
from undermine.server.hall import Hall
from undermine.server.press import Press
from undermine.server.pulse import Pulse
from undermine.server.reviewing import Desk
from undermine.server.ringing import Ringer
from undermine.server.settings import Settings
from undermine.server.standing import Standing
from undermine.server.static import Client
from undermine.server.trying import Trials
from undermine.store import Annals, Bells, Books, Passkeys, Store


@dataclass(slots=True)
class Context:
    settings: Settings
    store: Store
    hall: Hall
    guests: Guests
    budget: Budget
    client: Client
    challenge: Challenge
    pulse: Pulse
    books: Books
    passkeys: Passkeys
    annals: Annals
    standing: Standing
    sockets: Sockets
    press: Press
    desk: Desk
    trials: Trials
    bells: Bells
    ringer: Ringer
    clock: Callable[[], float] = time.time
