"""How many sockets there may be: of one guest, from one address, and looking on at one table.

Owns who is let in.  Whoever has a seat always is, however many look on: if he has too many sockets already, the oldest
of his own goes.  Counted by each worker for itself, for it is a worker that has to carry them.
"""

from __future__ import annotations

from collections import Counter

from undermine.server.budget import Payer, network_of
from undermine.server.caller import Caller
from undermine.server.open_table import OpenTable
from undermine.server.settings import Settings
from undermine.tables.refusal import Refusal


class Sockets:
    """All sockets of this worker."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._of_guest: dict[str, dict[Caller, None]] = {}
        self._at_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(self._at_address.values())

    def check(self, place: OpenTable, payer: Payer) -> None:
        """Whether one more may come; Refusal if not."""
        most = self._settings
        if not most.limits:
            return
        own = self._of_guest.get(payer.guest, {}) if payer.guest else {}
        if place.table.seat_of(payer.guest) >= 0:
            if len(own) >= most.guest_sockets:
                next(iter(own)).make_room()
            return
        network = network_of(payer.address)
        watching = [each for each in place.listeners if place.table.seat_of(each.guest) < 0]
        here = sum(isinstance(each, Caller) and network_of(each.payer.address) == network for each in watching)
        if len(watching) >= most.table_onlookers:
            raise Refusal("table-full", f"{most.table_onlookers} look on here already", status=409)
        if here >= most.address_onlookers:
            raise _too_many(most.address_onlookers, "of your address look on here")
        if payer.guest and sum(each.guest == payer.guest for each in watching) >= most.guest_onlookers:
            raise _too_many(most.guest_onlookers, "of yours look on here")
        if len(own) >= most.guest_sockets:
            raise _too_many(most.guest_sockets, "of yours are open")
        if self._at_address[network] >= most.address_sockets:
            raise _too_many(most.address_sockets, "of your address are open")

    def add(self, caller: Caller) -> None:
        self._at_address[network_of(caller.payer.address)] += 1
        if caller.guest:
            self._of_guest.setdefault(caller.guest, {})[caller] = None

    def remove(self, caller: Caller) -> None:
        network = network_of(caller.payer.address)
        self._at_address[network] -= 1
        if not self._at_address[network]:
            del self._at_address[network]
        if caller.guest:
            own = self._of_guest[caller.guest]
            own.pop(caller, None)
            if not own:
                del self._of_guest[caller.guest]


def _too_many(most: int, what: str) -> Refusal:
    return Refusal("too-many-sockets", f"{most} sockets {what} already; close one of them", str(most), status=409)
