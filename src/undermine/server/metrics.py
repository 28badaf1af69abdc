"""Figures for Prometheus: what the worker does, never who does it.

Owns the registry of one worker.  Holds no names, tokens or addresses, and counts nothing that happens in secret.
"""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from undermine.server.hall import Hall


class HallFigures(Collector):
    """Read from the hall when asked, so nothing is counted twice."""

    def __init__(self, hall: Hall, counts: dict[str, int]) -> None:
        self._hall = hall
        self._counts = counts

    def collect(self) -> Iterable[Metric]:
        hall = self._hall
        yield GaugeMetricFamily("undermine_open_tables", "Tables that this worker has open", value=len(hall.open))
        yield GaugeMetricFamily(
            "undermine_unreadable_tables", "Tables that this worker could not read", value=len(hall.unreadable)
        )
        yield GaugeMetricFamily("undermine_sockets", "Sockets at tables", value=hall.callers)
        for name, value in self._counts.items():
            yield GaugeMetricFamily(f"undermine_stored_{name}", f"Tables in the store: {name}", value=value)
        yield CounterMetricFamily("undermine_moves", "Moves taken in since the start", value=hall.moves)


def registry_of(hall: Hall, counts: dict[str, int]) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HallFigures(hall, counts))
    return registry


def exposition(registry: CollectorRegistry) -> bytes:
    return generate_latest(registry)
