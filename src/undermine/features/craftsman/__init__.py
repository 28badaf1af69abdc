"""The master craftsman of 2021, who mends any one broken tool."""
