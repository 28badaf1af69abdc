"""What every request handler needs, made once per worker."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from undermine.server.guest import Guests
from undermine.server.hall import Hall
from undermine.server.settings import Settings
from undermine.store import Store


@dataclass(slots=True)
class Context:
    settings: Settings
    store: Store
    hall: Hall
    guests: Guests
    clock: Callable[[], float] = time.time
    started_at: float = field(default_factory=time.time)
