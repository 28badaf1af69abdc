# The table in the browser: what is asked, what can be pressed, what is read aloud.

play-title = { $game } · Undermine
play-title-turn = ● Your turn · Undermine
play-round = Round { $round } of { $rounds }
play-connecting = On the way to the table …
play-refused = No entry
play-refused-why = This table does not exist, or it is not for you.
play-home = Home page
play-menu = Menu
play-rules = Rules
play-settings = Settings
play-keys = Keys
play-back = Back

# The one line at the top. $card is a card in a sentence ("a curve"), unless it stands at the beginning.
play-your-turn = Your turn.
play-ask-card = Choose a card, then a lit place.
play-ask-lay = Lay { $card } on a lit cell, or take another card.
play-ask-lay-it = Lay it here, or choose another cell.
play-ask-nowhere = Nowhere to lay it now: { $card }. Take another card, or discard it.
play-ask-seat = Choose a lit player.
play-ask-goal = Which goal? Choose a lit one.
play-ask-cell = Choose a lit card on the board.
play-ask-which = Which one?
play-ask-sure = Once more to be sure, or choose something else.
play-ask-useless = Nothing to use it for now: { $card }. Take another card, or discard it.
play-ask-any = You are asked: choose.
# What a card wants when it is lifted; said again when it was dropped where it cannot go.
play-not-here = Not there. { $wanted }
play-ask-play = Play it with the button, or take another card.
play-sent = Just a moment …
play-other = Waiting for { $name } …
play-announced = { $name } plays: { $what }
play-announced-you = You play: { $what }
play-answers = Answers
play-hint-card = First choose a card of your hand.
play-hint-discard = First choose the card that you want to discard.
play-hint-wait = It is not your turn yet.

play-gathered = { $count ->
    [0] Choose cards
    [one] Discard one card
   *[other] Discard { $count } cards
}
play-ask-cards = { $count ->
    [one] Choose one card to discard, then confirm.
   *[other] Choose { $count } cards to discard, then confirm.
}
play-ask-up-to = { $count ->
    [one] Choose one card to discard, then confirm.
   *[other] Choose up to { $count } cards to discard, then confirm.
}

play-lay-here = Lay it here
play-turn = Turn the card
play-turn-short = Turn
play-one-way = Fits one way here
play-discard = Discard a card
play-discard-short = Discard
play-fit = Whole board
play-out-of-sight = A lit place out of sight: show it

# The hand, the role, the piles.
play-hand = Your hand
play-card = Card { $number }: { $card }
play-card-hidden = face-down card
play-card-idle = cannot be used now
play-card-rules = More in the rules
play-peek = Tap to peek
play-peek-short = Peek
play-peek-label = Your role lies face down. Press to see it for two seconds, or hold to look longer.
play-deck = { $count ->
    [one] One card in the draw pile
   *[other] { $count } cards in the draw pile
}
play-deck-short = Draw
play-discards = { $count ->
    [one] One card discarded
   *[other] { $count } cards discarded
}
play-discards-short = Discards
play-gold-own = your gold
play-me = { $name } (you)

# Other players.
play-seats = Players
play-seat-thinks = thinking …
play-seat-bot = bot
play-seat-stand-in = a bot plays
play-seat-away = away
play-seat-away-until = away, bot in { $time }
play-seat-cannot-dig = cannot dig
play-seat-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
play-seat-last = last: { $move }
play-sit = Take this seat
play-bot-for = Let a bot play for { $name }
play-remove = Show { $name } out
# Notes: only for the reader.
play-notes = Notes
play-notes-round = In this round
play-notes-saw = has looked
play-notes-not-seen = has not looked
play-notes-says-gold = says: gold
play-notes-says-rock = says: rock
play-notes-says-nothing = says nothing about it
play-mark-trust = I trust
play-mark-doubt = I doubt
play-mark-saboteur = saboteur?

# States of the table.
play-paused = Paused.
play-paused-host = The clocks stand still until you go on.
play-paused-wait = The host will go on soon.
play-pause = Pause
play-resume = Go on
play-stand-in = A bot plays for you.
play-again = Play again myself
play-bot-for-me = Let a bot play for me
play-bots-talk = Let the bots talk
play-bots-quiet = Have the bots be quiet
play-watching = You are watching. Only players see a hand.
play-lost = Connection lost, trying again; your seat is kept.
play-lost-watching = Connection lost, trying again …
play-lost-answer = That did not reach the table. Try again.
play-lost-unsure = Connection lost in the middle of your move. Whether it arrived is found out as soon as the table answers.
play-settled = The table answers again. Your last move: { $move }
play-leave = Leave the table
play-leave-sure = A bot will play on for you. Do you really want to give up your seat?
play-leave-open = Do you really want to give up your seat?
play-leave-yes = Yes, leave
play-time-left = Time left: { $time }
play-hours = { $number } h

play-slip-only-you = only you

# The board, read aloud.
play-board = Board. Arrow keys go from cell to cell, Enter chooses.
play-cell = { $where }: { $what }
play-cell-start = start
play-cell-where = cell { $way } of the start
play-cell-right = { $number } right
play-cell-left = { $number } left
play-cell-up = { $number } up
play-cell-down = { $number } down
play-cell-empty = empty
play-cell-down-face = face down
play-cell-known = only you know: { $card }
play-cell-start-card = start card
play-cell-ways = ways { $ways }
play-cell-lit = lit
play-cell-half-lit = partly lit
play-cell-dark = dark
play-side-n = up
play-side-e = right
play-side-s = down
play-side-w = left
play-offer-lay = may be built on
play-offer-choose = may be chosen
play-offer-seat = may be chosen

play-key-card = lift a card of the hand
play-key-next = next lit cell
play-key-move = from cell to cell
play-key-lay = lay it, choose
play-key-turn = turn the card
play-key-discard = discard a card
play-key-back = one step back
play-key-info = what the card does
play-key-peek = peek at your role; hold to look longer
play-key-hint = a hint, where only bots play against you
play-key-log = log and talk
play-key-board = to the board
play-key-zoom = closer, further, whole board
play-key-menu = menu
play-key-keys = these keys

play-hint = Hint
play-hint-says = A hint: { $answer }. { $reason }

# Who the reader is, when a round begins. $players in all; roles and how many of each there may be follow.
play-who = Who are you?
play-who-secret = For your eyes only: turn your card over when nobody else looks.
play-who-turn = Turn it over
play-who-understood = Understood
play-who-sound = Play with sounds?
play-who-changed = Your dwarf card was exchanged
play-who-among = Among you { $players }:
play-who-either = { $least } or { $most }
play-who-range = { $least } to { $most }
play-looking = Still looking: { $names }

# Somebody struck the reader.
play-hit = You were hit
play-hit-dig = You lay no tunnels until it is mended. You may still play other cards.
play-hit-mend = What helps:
play-hit-shed = or two cards that you discard in your turn
play-hit-said = You have said it

# A table on a big screen in the room.
play-tv-title = On a big screen
play-tv-come = Come to the table
play-tv-free = free
play-tv-sound = Sound and full screen
play-invite = Invite
play-tv = Show on a TV
play-tv-how = Open this address in the browser of the big screen:
play-tv-about = It shows the board and the players, never a hand. Phones hold the hands.
play-tv-here = Open it in a new window

# Several people on one device.
play-hand-over = Hand the device to
play-hand-over-why = Everybody else looks away now.
play-hand-over-me = I am { $name }
play-hand-over-who = Who takes the device?
play-hand-over-short = { $name }: hand over

# The line that says what one is after, and the sheet of a box that is opened for the first time.
play-aim-secret = Your role says what you are after: tap the card.
play-sheet-go = Let us dig
play-sheet-base-1 = Dig a way from the ladder to the gold. It lies under one of three goals; the others are rock.
play-sheet-base-2 = Some of you are saboteurs, and nobody knows who. They win if the gold is not found.
play-sheet-base-3 = Cards look under goals, break and mend tools, bring tunnels down. Watch who does what to whom.
play-sheet-expansion-1 = Blue and green dig for the same gold. A team wins only by a way without doors of the other.
play-sheet-expansion-2 = Boss, profiteers and geologists belong to no team. Each of them has an aim of their own.
play-sheet-expansion-3 = There are prisons, thefts and swaps. After a swap of hats you may be somebody else.

# A what if.
play-what-if = What if
play-what-if-back = Back to the review
play-what-if-about = { $cards ->
    [anew] A what if: it goes on from step { $step } of another game, with cards dealt anew. It counts for nothing.
   *[other] A what if: it goes on from step { $step } of another game, with the same cards. It counts for nothing.
}
