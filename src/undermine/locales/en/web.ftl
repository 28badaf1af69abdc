# The page in the browser.

web-loading = Lighting the lanterns …
web-close = Close
web-again = Try again
web-yes = yes
web-no = no
web-less = Less
web-more = More
web-skip = Skip to the content
web-pages = Pages
web-home = Undermine, home page
web-watch = Watch
web-learn = Learn
web-puzzles = Puzzles
web-rules = Rules
web-daily-short = Challenge
web-new = Start a table
web-join = Join
web-code = Code
web-your-turn = Your turn
web-copied = Copied.
web-copy-failed = The browser does not allow copying here.
web-away-title = The lantern went out
web-away = The server does not answer. Look at your connection and try again.

# Settings.

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-dark = Night
web-theme-light = Daylight
web-theme-auto = As the device
web-sound = Sounds
web-sound-about = A knock when it is your turn, and the noises of the mine.
web-calm = Less motion
web-calm-about = Cards do not fly, light does not flicker.
web-name = Your name
web-name-roll = Another name
web-face = Your face
web-face-choose = Choose a face
web-face-number = Face { $number }
web-face-taken = taken

# The first page.

web-pitch = Dig for the gold together.
web-pitch-lie = One of you is lying.
web-play = Play now
web-play-about = against four bots, no account
web-play-wait = Shuffling …
web-play-wait-about = the dwarfs sit down
web-shelf = Choose a box
web-box-base = Base game
    .about = 3 to 10 players · half an hour
web-box-expansion = Expansion
    .about = 2 to 12 players · doors, crystals
web-box-duel = The Duel
    .about = 2 players · no secrets, no mercy
web-box-solo = Solo
    .about = 1 player · beat the deck
web-box-cave = The Dark Cave
    .about = 2 to 8 players · clans and goblins
web-box-coming = coming soon
web-home-learn = Never played?
web-home-learn-about = Lessons of half a minute, and a first round with somebody who explains.
web-home-puzzles-about = Find the move, find the saboteur: moments of games with one right answer.
web-home-rules = All rules, all cards
web-home-rules-about = In words and pictures, for every edition.
web-home-watch = Watch others
web-home-watch-about = Tables that anybody may watch or join.

# Lists of tables.

web-record = Your record
web-fame = Hall of fame
web-mine = My tables
web-mine-all = All my tables
web-mine-none = You sit at no table yet.
web-list-nobody = Nobody sits here yet
web-list-waiting = Waiting
web-list-go-on = Go on
web-list-over = Finished: the result
web-device = On this device
web-device-about = Several people can share one phone or computer and hand it around; each sees only their own cards.
web-device-name = Name of another player
web-device-add = Add
web-device-remove = Remove { $name }
web-list-join = Sit down
web-list-watch = Watch
web-watch-title = Open tables
web-watch-lead = These tables are listed by their hosts: sit down where a seat is free, or watch.
web-watch-none = No table is listed right now. Start one, and others will find it here.
web-watch-open = Waiting for players
web-watch-running = Being played
web-nowhere = A dead end
web-nowhere-lead = This address leads nowhere. Perhaps a letter is missing, or the table is long gone.
web-nowhere-home = Back to the light

# Joining by code.

web-join-title = Join a table
web-join-lead = Whoever opened the table sees its code: a few letters, easy to read out.
web-join-name = Your name at the table
web-join-going = On the way …
web-join-short = A code has at least four letters.
web-join-none = There is no table with the code { $code }. Is every letter right?
web-join-watch = No code? Look here:

# A new table.

web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-players-span = { $least } to { $most } players
web-new-title = A new table
web-new-lead = Choose, open, and send the code to the others.
web-new-change = Change the table
web-new-change-lead = Whoever sits there stays. Bots go if there are fewer seats.
web-new-keep = Change it
web-new-none = none
web-new-presets = Ready to play
web-preset-first = First evening
    .about = the base game for five
web-preset-gentle = Expansion, gentle
    .about = doors, crystals and thieves, nothing more
web-preset-chaos = Chaos
    .about = six players, six extras, no mercy
web-preset-tournament = Tournament for five
    .about = fixed wages, all dwarf cards dealt
web-new-box = The box
web-new-players = Players
web-new-bots = Bots among them
web-new-bots-free = { $count ->
    [one] { $count } seat stays free for friends.
   *[other] { $count } seats stay free for friends.
}
web-new-bots-full = All seats are taken: the game starts at once.
web-new-bot = How they play
web-level-gentle = gently
web-level-seasoned = well
web-level-sly = slyly
web-level-about-gentle = For children and beginners: they believe a lot, forget a lot and miss things, as people do.
web-level-about-seasoned = They know the game, watch everybody and remember who lied.
web-level-about-sly = They think ahead about what the others may hold and believe.
web-new-company = Choose them one by one
web-bot-who = Who the bot is
web-temper-hothead = hothead
web-temper-quiet = quiet soul
web-temper-schemer = schemer
web-temper-trusting = trusting soul
web-temper-wary = wary soul
web-temper-cheerful = cheerful soul
web-new-edition = Edition
web-edition-cs20 = Anniversary edition
web-edition-about-base-cs20 = A rockfall always takes a card away; three or four saboteurs earn 2 nuggets each.
web-edition-de = German edition
web-edition-about-base-de = A rockfall may also take nothing away; three saboteurs earn 3 nuggets each.
web-edition-lt2009 = Lithuanian edition 2009
web-edition-about-base-lt2009 = You may break your own tools, and there are as many gold cards as players.
web-edition-cs-sk = Czech and Slovak edition
web-edition-about-expansion-cs20 = Behind doors of both colours the boss and the profiteer win only if one of them finished the way.
web-edition-about-expansion-de = Behind doors of both colours the boss wins, whoever finished the way.
web-edition-about-duel-de = Your tunnels must be joined to your own start; goals that stay hidden go into the box.
web-edition-about-duel-cs-sk = Tunnels may be joined to either start; goals that stay hidden are shuffled in again.
web-edition-about-solo-de = Goals that stay hidden go into the box.
web-edition-about-solo-cs-sk = Goals that stay hidden are shuffled in again.
web-new-modules = Extras
web-module-clash = Not together with: { $name }
web-module-players = Only for { $least } to { $most } players
web-new-pace = Pace
web-pace-live = Live
    .about = 90 seconds for a move
web-pace-relaxed = Relaxed
    .about = 10 minutes for a move
web-pace-day = By day
    .about = a day for a move
web-pace-none = No clock
    .about = take your time
web-new-manners = At the table
web-new-listed = Listed
web-new-listed-about = Anybody finds it among the open tables. Otherwise only with link or code.
web-new-chat = Free talk
web-new-chat-about = Without it only ready phrases can be said, which everybody reads in their own language.
web-new-points = Who is it?
web-new-points-about = Before the roles are shown everybody points at whom they suspect.
web-new-bots-talk = Bots talk
web-new-bots-talk-about = They claim, accuse and defend themselves in the same phrases as everybody, and some of them lie.
web-new-records = Open records
web-new-records-about = Finished games may be replayed by everybody with the link.
web-new-speed = Bots think
web-speed-quick = briefly
web-speed-usual = a moment
web-speed-slow = at leisure
web-new-options = Details of the rules
web-new-options-about = as the edition has them, unless you change something
web-cells-hint = Choose a cell to put it there; the diamond is the start.
web-cells-more = { $count ->
    [one] One more cell.
   *[other] { $count } more cells.
}
web-new-summary = Your table
web-new-is-listed = listed
web-new-is-private = only with link or code
web-new-open = Open the table
web-new-start = Start the game
web-new-rules = Read these rules
web-new-copy = Copy this choice as a link

# The lobby of a table.

web-lobby-title = The table is open
web-lobby-lead-host = Invite the others, fill free seats with bots, and start when you like.
web-lobby-lead-guest = Choose a free seat.
web-lobby-lead-seated = You have a seat. The host starts the game.
web-lobby-seats = Seats
web-lobby-free = { $count ->
    [one] { $count } free
   *[other] { $count } free
}
web-lobby-seat = Seat { $number }
web-lobby-empty = Free seat
web-lobby-sit = Sit here
web-lobby-sit-as = Sit down as { $name }
web-lobby-sit-about = no account, the host starts the game
web-lobby-sit-host = or stay standing and only host
web-lobby-change = Change
web-lobby-bot = Bot
web-lobby-is-bot = bot
web-lobby-bot-is = plays { $level } · { $temper }
web-lobby-bots-talk = Bots talk, now and then
web-lobby-bots-quiet = Bots are quiet
web-lobby-you = you
web-lobby-here = is here
web-lobby-away = away
web-lobby-stand = Stand up
web-lobby-remove = Remove { $name }
web-lobby-earlier = Move { $name } forward
web-lobby-later = Move { $name } back
web-lobby-renamed = You are { $name } now.
web-lobby-start = Start
web-lobby-start-bots = { $count ->
    [one] a bot takes the free seat
   *[other] bots take { $count } free seats
}
web-lobby-start-full = everybody is here
web-lobby-fill = Fill with bots
web-lobby-wait-seats = { $count ->
    [one] { $count } seat is still free; the host starts the game.
   *[other] { $count } seats are still free; the host starts the game.
}
web-lobby-wait-host = Everybody is here. The host starts the game.
web-lobby-rules = What is played
web-lobby-read = Read the rules
web-lobby-chat-on = free talk and phrases
web-lobby-chat-off = phrases only
web-lobby-records-open = replay for everybody
web-lobby-records-closed = replay for players only
web-invite = Invite
web-invite-code = Code of the table
web-invite-copy = Copy the link
web-invite-share = Share
web-invite-qr = The link as a QR code
web-invite-text = Come and dig with us! The code is { $code }.

# The rules.

web-rules-title = The rules
web-rules-back = Back to the table
web-rules-contents = Contents
web-rules-roles = Roles
web-rules-paths = Tunnels
web-rules-actions = Actions

# The first round, with somebody who explains.

web-learn-title = Learn by doing
web-learn-lead = Half a minute each: one thing to do, on a real table. Afterwards you play a first round.
web-learn-round = Your first round
web-learn-round-lead = A real game against two bots. You begin.
web-learn-begin-lessons = Begin
web-learn-go-on-lessons = Go on learning
web-lesson-title = Lessons
web-lesson-all = All lessons
web-lesson-next = Next lesson
web-lesson-again = Again
web-lesson-show = Show me
web-lesson-count = { $number } of { $total }
web-lesson-is-done = done
web-lessons-done = { $done } of { $total } done
web-shelf-championship = Championship cards
web-shelf-minis = Mini expansions
web-shelf-variants = Variants
web-shelf-house = House rules
web-learn-coach = Explanations
web-learn-call = Show the explanation
web-learn-quiet = Hide the explanation
web-learn-never = No more explanations
web-learn-next = Next
web-learn-begin = Let us dig
web-learn-home = To the next game
web-learn-watching = Watch what the others do. Soon it is your turn again.
web-learn-welcome = Welcome down here
    .text = On the left is the start with its ladder. From there everybody digs to the right, card by card.
web-learn-goals = Three doors, one treasure
    .text = On the right lie three goals, face down. Behind one is the gold, behind the other two only rock.
web-learn-role = Who are you?
    .text = Tap your role card to peek. A digger wants the gold to be found. A saboteur wants the cards to run out first, and pretends to help.
web-learn-hand = Your cards
    .text = Below is your hand: tunnels to lay, and actions to play. One card a turn, then you draw a new one.
web-learn-first = Lay your first tunnel
    .text = Choose a tunnel below. The cells where it fits begin to glow; choose one of them. Tunnel must meet tunnel, rock must meet rock.
web-learn-no-tunnel = Nothing to dig with
    .text = None of your tunnels fits. Play an action, or discard one card face down: that is a turn too.
web-learn-broken = Your tool is broken
    .text = You cannot lay tunnels until it is mended: by a card of yours, or by a friend. Until then play actions, or discard cards.
web-learn-map = You have a map
    .text = Play it to look at one goal in secret. What you tell the others about it is up to you.
web-learn-both-ways = Both ways fit
    .text = This tunnel can be turned upside down: press R, or the round arrow on the card.
web-learn-dead-end = A dead end
    .text = The card with the chalk cross only looks like a way: nobody digs on from there. Diggers avoid it; saboteurs love it.
web-learn-mend = You can help
    .text = Somebody's tool is broken, and you have the card that mends it. Whom you help says a lot about you.
web-learn-sabotage = You can break a tool
    .text = Put the card before somebody you do not trust: that dwarf digs no more until it is mended.
web-learn-rockfall = You have a rockfall
    .text = It takes one tunnel away: a dead end in the way, or the very card that everybody needs.
web-learn-discard = You may also discard
    .text = Discard a useless card face down and draw another. But too much of that looks suspicious.
web-learn-go-on = Your turn
    .text = You know what you need. Choose a card, and where it goes will glow.
web-learn-hit = Somebody stopped you
    .text = A broken tool lies before you. Who did it, and why? Remember the name.
web-learn-goal = A goal is reached
    .text = It is turned up for all to see. If it is rock, dig on to the next one; if it is gold, the diggers win.
web-learn-fall = The roof came down
    .text = A tunnel is gone, and whatever hung on it is dark now: light shows what is still joined to the start.
web-learn-harm = A tool was broken
    .text = Whoever has a broken tool cannot dig. Was it a saboteur, or a digger who suspects one?
web-learn-light = See the light run
    .text = What is joined to the start is lit. Dark means cut off: nobody can dig on from there.
web-learn-others = Now the others
    .text = Watch who digs towards the goals and who digs away from them. Nobody says what they are, but hands talk.
web-learn-gold = Gold!
    .text = The diggers share gold cards; the finder chooses first. The nuggets on them are your points.
web-learn-over = That was a round
    .text = A whole game has three. Now you know enough to accuse your friends.

# The challenge of the day.
web-daily = Challenge of the day
web-daily-about = One deal for everybody, alone against the mountain. Who digs the most?
web-daily-lead = Everybody has the same cards today. You dig alone, three rounds, without hints. Your first game counts.
web-daily-play = Play today’s challenge
web-daily-go-on = Go on digging
web-daily-again = Play it again
web-daily-again-about = not counted any more
web-daily-look = Look at your game
web-daily-none = Nobody has finished yet. Be the first!
web-daily-best = Best of the day
web-daily-mine = Your result
web-daily-name = Name
web-daily-gold = Nuggets
web-daily-rating = Rating
web-daily-time = Finished
web-daily-sealed = The deal was sealed before the day began; when the day is over its seed is shown here, and anybody can check it.
web-daily-seal = Seal
web-daily-seed = Seed
web-daily-before = The day before
web-daily-today = Today
web-daily-list = To the list of the day

# Being oneself on another device, and again after the browser has forgotten.
web-me = Me on another device
web-me-lead = Your seats are kept for this browser alone. Take them with you, or keep a phrase in case they get lost.
web-me-code = Take me along
web-me-code-why = A code makes another device be you, too. It is good once, for two minutes.
web-me-code-make = Show a code
web-me-code-new = Another code
web-me-code-how = Scan it there, or open { $address } and type the code.
web-me-code-qr = QR code of the address for the other device
web-me-code-left = { $seconds ->
    [one] Good for { $seconds } more second
   *[other] Good for { $seconds } more seconds
}
web-me-code-over = The two minutes are over.
web-me-phrase = A phrase to come back
web-me-phrase-why = Six words bring you back to your seats even if this browser forgets you.
web-me-phrase-has = You have a phrase. A new one takes its place, and the old one is worth nothing then.
web-me-phrase-make = Give me a phrase
web-me-phrase-new = Give me a new phrase
web-me-phrase-shown = Write it down now: it is shown this once, and nobody here can look it up.
web-me-phrase-copy = Copy
web-me-again = I have a code or a phrase
web-me-again-why = Then you are that one here, too. Whoever you were in this browser is given up.
web-me-again-field = Code or phrase
web-me-again-do = Come back
web-me-again-done = Welcome back: here are your tables.
web-me-passkey = A passkey
web-me-passkey-why = Your device keeps who you are: a finger, a face or a PIN brings your seats back, also on other devices that share your passkeys.
web-me-passkey-make = Make a passkey
web-me-passkey-use = Come back with a passkey
web-me-passkey-made = made { $when }
web-me-passkey-used = last used { $when }
web-me-passkey-remove = Remove
web-me-passkey-removed = It is worth nothing here any more. Delete it on your device, too.
web-me-passkey-done = Your passkey is ready.
web-me-passkey-stopped = Nothing was made or used. Try again whenever you like.
web-me-passkey-old = This browser knows no passkeys.
web-me-passkey-mine = Your passkeys

# A bot's seat in a running game, given away by the host's word.
web-seat-give = Give this seat to somebody
web-seat-given = Tell this word to whoever shall sit here. It is good once.
web-seat-word = The host's word
