"""What the pages need to become a site: links to files of the repository that are no pages become their names.

Owns nothing else.  The pages are read in the repository too, where such links lead somewhere.
"""

from __future__ import annotations

import re
from typing import Any, Final

OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?:deploy|src|tests|examples|web|[A-Z]+\.md)[^)]*\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by MkDocs for every page."""
    return OUTSIDE.sub(r"\1", markdown)
