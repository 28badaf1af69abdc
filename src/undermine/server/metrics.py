"""Figures for Prometheus: what the worker does, never who does it.

Owns the registry of one worker.  Holds no names, tokens or addresses.
"""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from undermine.server.hall import Hall


class HallFigures(Collector):
    """Read from the hall when asked, so nothing is counted twice."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterable[Metric]:
        hall = self._hall
        yield GaugeMetricFamily("undermine_open_tables", "Tables that this worker has open", value=len(hall.open))
        yield GaugeMetricFamily("undermine_sockets", "Sockets at tables", value=hall.callers)
        yield CounterMetricFamily("undermine_moves", "Moves taken in since the start", value=hall.moves)


def registry_of(hall: Hall) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HallFigures(hall))
    return registry


def exposition(registry: CollectorRegistry) -> bytes:
    return generate_latest(registry)
