"""The costume store, a mini: whoever reaches it first must change his dwarf card."""
