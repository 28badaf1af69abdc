"""The front door: what `import undermine as um` offers, for the first hour and for most of what comes after it."""
