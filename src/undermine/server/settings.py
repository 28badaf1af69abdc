"""What a server is told when it starts, from the command line or the environment.

Owns the names of the environment variables and their defaults.  Workers are processes, so settings travel that way.
"""

from __future__ import annotations

import ipaddress
import os
import re
from dataclasses import dataclass, fields, replace
from typing import Any

from limits import parse_many

from undermine.server.data_folder import data_folder

PREFIX = "UNDERMINE_"
THIS_MACHINE = "127.0.0.1,::1"
ROOT = re.compile(r"(/[A-Za-z0-9._~-]+)+")
"""A path that means the same to browsers, web servers and cookies, whoever quotes it."""


PUSH_SERVICES = (
    "fcm.googleapis.com, jmt17.google.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
)
"""Those of the browsers that people have: Chrome and its kin, Firefox, Safari, Edge."""


BUDGETS = (
    "budget_guest",
    "budget_stranger",
    "budget_address",
    "budget_socket",
    "budget_guesses",
    "guest_tables",
    "guest_bots",
    "guest_rings",
    "address_tables",
    "address_bots",
)
"""Settings that say how much in what time."""


CAPS = (
    "guest_listed",
    "guest_sockets",
    "guest_onlookers",
    "address_sockets",
    "address_onlookers",
    "address_connections",
    "table_onlookers",
    "queue_kilobytes",
    "deaf_seconds",
    "header_seconds",
)
"""Settings that say how many."""


class SettingsError(ValueError):
    """A setting that cannot be; the message names it and says what would be right."""


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "0.0.0.0"
    port: int = 8765
    database: str = ""
    """URL of a PostgreSQL server or path of a SQLite file; empty: a file in the user's data folder."""
    redis: str = ""
    """URL of a Redis server that carries news between workers; empty: there is one worker."""
    workers: int = 1
    bot_processes: int = 1
    render_processes: int = 1
    """Processes in which replays, stories, handbooks and drawings are rendered; 0: in a thread of the worker."""
    render_megabytes: int = 64
    """How much of that is kept."""
    limits: bool = True
    """Refuse what costs too much or is too many; off for measurements on loopback only."""
    budget_guest: str = "2000/10 seconds; 6000/minute"
    """Milliseconds of processor (server/price.py) that a guest may cost, over HTTP and all his sockets."""
    budget_stranger: str = "1500/10 seconds; 4000/minute"
    """The same for all at one address who are no guests."""
    budget_address: str = "4000/10 seconds; 15000/minute"
    """The same for everybody at one address, guests and strangers; of IPv6 for a network of 64 bits."""
    budget_socket: str = "1000/10 seconds"
    guest_sockets: int = 20
    """Sockets of one guest; with a seat he always gets in, and the oldest of his own goes."""
    guest_onlookers: int = 4
    """Sockets by which one guest looks on at one table."""
    address_sockets: int = 300
    address_onlookers: int = 60
    """Sockets by which an address looks on at one table."""
    address_connections: int = 256
    """Connections of one address, but for web servers in front."""
    table_onlookers: int = 200
    queue_kilobytes: int = 1024
    """What may wait for a socket that is slow before it is cut off."""
    deaf_seconds: int = 30
    """For so long a line may take nothing of what is sent to it before it is cut off."""
    header_seconds: int = 10
    """For so long a request may take to arrive."""
    budget_guesses: str = "10/100 seconds"
    """Codes and phrases of others that an address may try."""
    guest_tables: str = "40/hour"
    """Tables that a guest opens."""
    guest_bots: str = "240/hour"
    """Bots that a guest seats."""
    guest_rings: str = "60/hour"
    """How often a guest's browsers are told that it is his turn."""
    guest_listed: int = 3
    """Tables of one guest in the public list."""
    address_tables: str = "200/hour"
    """Tables that are opened from one address."""
    address_bots: str = "1200/hour"
    """Bots that are seated from one address."""
    keep_finished: int = 0
    """Days after which a table is removed at which the game is over; 0: never."""
    keep_abandoned: int = 0
    """Days after which a table is removed at which nothing happens any more and nobody is; 0: never."""
    fame: bool = True
    """People may have themselves rated, and be named in the hall of fame."""
    metrics_token: str = ""
    """Who sends it as a bearer token may read /metrics; empty: nobody may."""
    root_path: str = ""
    """The path under which a web server in front shows the house, as "/mine"; empty: at the root of its host."""
    offline_app: bool = True
    """Pages keep themselves, rules and lessons for the time without a network; off: what they kept is removed."""
    push_services: str = PUSH_SERVICES
    """Hosts (* for a part) that carry messages to browsers that are not here; empty: nobody is rung."""
    trusted_proxies: str = THIS_MACHINE
    """Addresses and networks whose word about the visitor's address and scheme is taken; "*": anybody's."""

    @classmethod
    def from_environment(cls) -> Settings:
        standard = cls()
        found: dict[str, Any] = {field.name: _read(field.name, getattr(standard, field.name)) for field in fields(cls)}
        return replace(standard, **found).checked()

    def to_environment(self) -> dict[str, str]:
        """The same settings as variables for a worker."""
        return {PREFIX + field.name.upper(): _as_text(getattr(self, field.name)) for field in fields(self)}

    def checked(self) -> Settings:
        """Refuse what cannot work."""
        if not 0 <= self.port < 65536:
            raise SettingsError(f"port {self.port}: ports are 0 to 65535")
        if self.workers < 1 or self.bot_processes < 1:
            raise SettingsError("at least one worker and one process for bots are needed")
        if self.workers > 1 and not self.is_postgres:
            raise SettingsError(
                "several workers need --database postgresql://… : a SQLite file is written by one process only"
            )
        if self.workers > 1 and not self.redis:
            raise SettingsError("several workers need --redis redis://… to carry news from one to another")
        if self.root_path.rstrip("/") and not ROOT.fullmatch(self.root_path.rstrip("/")):
            raise SettingsError(f"--root-path {self.root_path}: a path like /mine is needed; letters, digits, . _ ~ -")
        for each in filter(None, map(str.strip, self.trusted_proxies.split(","))):
            if each != "*" and not _is_network(each):
                raise SettingsError(f"--trusted-proxies {each}: an address, a network like 10.0.0.0/8, or * is needed")
        for name in CAPS:
            if getattr(self, name) < 1:
                raise SettingsError(f"--{name.replace('_', '-')} {getattr(self, name)}: one at least is needed")
        for name in BUDGETS:
            text: str = getattr(self, name)
            if not is_budget(text):
                option = name.replace("_", "-")
                raise SettingsError(f"--{option} {text}: write it as 2000/10 seconds, or 2000/10 seconds; 6000/minute")
        return replace(self, root_path=self.root_path.rstrip("/"))

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://", "postgresql+"))

    @property
    def store_url(self) -> str:
        """The database as the store calls it; a plain path is a SQLite file."""
        if "://" in self.database:
            return self.database
        return f"sqlite:///{self.database or data_folder() / 'tables.sqlite'}"


def is_budget(text: str) -> bool:
    """Whether it says how much in what time.

    >>> is_budget("2000/10 seconds; 6000/minute"), is_budget("much"), is_budget(""), is_budget("0/minute")
    (True, False, False, False)
    """
    try:
        return all(window.amount > 0 for window in parse_many(text))
    except ValueError:
        return False


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def _read(name: str, standard: str | int) -> str | int:
    """A setting as its variable says it, of the kind that it is."""
    text = os.environ.get(PREFIX + name.upper())
    if text is None or isinstance(standard, str):
        return standard if text is None else text
    if isinstance(standard, bool):
        return text not in ("0", "false", "no", "")
    if not text.isascii() or not text.isdigit():
        raise SettingsError(f"{PREFIX}{name.upper()}={text}: a whole number is needed")
    return int(text)


def _as_text(value: object) -> str:
    return ("1" if value else "0") if isinstance(value, bool) else str(value)
