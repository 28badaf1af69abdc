"""What an answer is worth to the seat that is asked: quick minds, compiled, over a State looked at as one seat may."""
