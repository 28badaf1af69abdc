"""Gold, slowly: how many cards diggers share, in which order, and how a saboteur is paid (section 10).

Owns nothing but arithmetic on plain lists; the top of a gold deck comes first here.
"""

from __future__ import annotations

from itertools import combinations

SABOTEUR_PAYOUT = {"cs20": (4, 3, 2, 2), "de": (4, 3, 3, 2), "lt2009": (4, 3, 3, 2)}


def cards_shared(edition: str, roles: list[str]) -> int:
    """BASE-55 and E11."""
    if edition == "lt2009":
        return 9 if len(roles) == 10 else len(roles)
    return roles.count("digger")


def draft_order(roles: list[str], finder: int, cards: int) -> list[int]:
    """Whose pick it is, card after card: counter-clockwise over the diggers (BASE-56, BASE-57, BASE-A21)."""
    seats = len(roles)
    ring = [(finder - k) % seats for k in range(seats)]
    diggers = [seat for seat in ring if roles[seat] == "digger"]
    return [diggers[k % len(diggers)] for k in range(cards)]


def wage(edition: str, roles: list[str]) -> int:
    """BASE-59 and E13."""
    saboteurs = roles.count("saboteur")
    return SABOTEUR_PAYOUT[edition][saboteurs - 1] if saboteurs else 0


def plain_draw(deck: list[int], amount: int) -> tuple[list[int], list[int]] | None:
    """The procedure of BASE-60: cards kept and the deck left; None if it would never end."""
    deck = list(deck)
    kept: list[int] = []
    passed = 0
    while sum(kept) < amount:
        if passed == len(deck):
            return None
        card = deck.pop(0)
        if sum(kept) + card > amount:
            deck.append(card)
            passed += 1
        else:
            kept.append(card)
            passed = 0
    return kept, deck


def payments(deck: list[int], amount: int) -> list[list[int]]:
    """All payments that the rules allow, as ascending values; several only where the lot decides (BASE-A18)."""
    plain = plain_draw(deck, amount)
    if plain is not None:
        return [sorted(plain[0])]
    for target in range(amount, 0, -1):
        for number in range(1, len(deck) + 1):
            sets = {tuple(sorted(cards)) for cards in combinations(deck, number) if sum(cards) == target}
            if sets:
                return sorted(list(cards) for cards in sets)
    return [[]]
