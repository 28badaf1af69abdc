"""`python -m undermine`: the same as the `undermine` command. Holds no logic of its own."""

from undermine.cli.app import run

if __name__ == "__main__":
    run()
