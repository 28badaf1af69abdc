"""A bot from outside: takes a free seat at a table and plays it.  Plain Python, only `websockets` is needed.

python docs/example_bot.py http://127.0.0.1:8765 KXQ4TA "Blind Mole"
"""

import json
import random
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def call(url: str, token: str = "", body: object = None) -> dict:
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode())
    request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(legal: list[str]) -> str:
    """Dig if you can, as far to the east as you can; otherwise anything but a discard."""
    digs = [words for words in legal if words.startswith("place")]
    if digs:
        return max(digs, key=lambda words: int(words.split()[2].split(",")[0]))
    return random.choice([words for words in legal if not words.startswith("discard")] or legal)


def play(server: str, code: str, name: str) -> list[int]:
    token = call(f"{server}/api/guests", body={})["token"]
    table = call(f"{server}/api/codes/{code}", token)
    seat = next(i for i, place in enumerate(table["seats"]) if place["kind"] == "empty")
    call(f"{server}/api/tables/{table['id']}/seats/{seat}", token, {"name": name})
    address = f"ws{server.removeprefix('http')}/api/tables/{table['id']}/live"
    seen = 0
    while True:
        try:
            with connect(address, proxy=None) as socket:
                socket.send(json.dumps({"do": "hello", "token": token, "seen": seen}))
                for text in socket:
                    message = json.loads(text)
                    position = message.get("position") or {}
                    seen = position.get("n", seen)
                    if position.get("legal"):
                        answer = {"do": "play", "seen": seen, "action": choose(position["legal"]), "id": 1}
                        socket.send(json.dumps(answer))
                    if message.get("table", {}).get("scores") is not None:
                        return message["table"]["scores"]
        except (ConnectionClosed, OSError):
            time.sleep(1)  # the same seat goes on after a reconnect: `seen` says from where


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
