"""The servers of the tests are real, shared and clean."""

from __future__ import annotations

import psycopg
import redis


def test_every_test_has_an_empty_database(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
        assert found == (0,)
        connection.execute("CREATE TABLE left_over (id int)")


def test_every_test_has_an_empty_redis(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url) as client:
        assert client.keys("*") == []
        client.set("left", "over")
        with client.pubsub() as listener:
            listener.subscribe("services")
            assert (listener.get_message(timeout=60) or {})["type"] == "subscribe"
            client.publish("services", "hello")
            assert (listener.get_message(timeout=60) or {})["data"] == b"hello"
