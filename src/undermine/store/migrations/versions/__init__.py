"""One file per version of the schema.  A version that was released is never edited; a change is a new file."""
