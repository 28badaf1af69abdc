"""Environments for machines that learn: PettingZoo, Gymnasium, OpenSpiel, and words for language models.

Each face is a file of its own and is imported by its own name, so that nobody needs the packages of another:
`undermine.envs.aec`, `undermine.envs.vector`, `undermine.envs.spiel`, `undermine.envs.talk`.
"""
