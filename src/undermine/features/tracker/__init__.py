"""The tracker of 2022, who lays two path cards."""
