# Words that belong to no feature alone. What features say of a card:
# A card: its name; .object in a sentence ("Mia laid a curve"); .short under its picture (at most 11 characters);
# .effect what it does, in one sentence.

card-hidden = unknown card
    .object = a card
    .short = ?
    .effect = Nobody has told you what it is.

# Sides of a card as it lies.
side-n = at its top
side-e = on its right
side-s = at its bottom
side-w = on its left

nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
