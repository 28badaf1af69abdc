"""The rules of exactly one table in words: chapters of sentences, written by the features of the table.

Every sentence is a text of its own (`book-…` in the Fluent files), and the comment above the English one names the
rules that it states.  Whatever the game is made of writes; then each optional module, in the order of the rules text,
adds a chapter and rewords what it changes.  So nobody reads a rule here and its exception on another page.
"""

from undermine.text.book.book import Book
from undermine.text.book.write import write_book

__all__ = ["Book", "write_book"]
