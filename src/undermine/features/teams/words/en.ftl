## Cards, pieces and roles

# EXP-26 EXP-27
card-door-blue = blue door
    .object = a blue door
    .short = blue door
    .effect = Anybody digs on behind it, but of the two teams only the blue one reaches the treasure this way.
# EXP-26 EXP-27
card-door-green = green door
    .object = a green door
    .short = green door
    .effect = Anybody digs on behind it, but of the two teams only the green one reaches the treasure this way.
# EXP-46 EXP-48
role-blue = blue gold digger
    .task = Help the blue team to the gold, by a way without green doors.
    .many = Blue gold diggers
# EXP-46 EXP-48
role-green = green gold digger
    .task = Help the green team to the gold, by a way without blue doors.
    .many = Green gold diggers
# EXP-52 EXP-61
role-boss = boss
    .task = You belong to no team, but win with every team that wins, and get one nugget less.
    .many = Boss
# EXP-54 EXP-61
role-profiteer = profiteer
    .task = You win with whoever wins, gold diggers or saboteurs, and get two nuggets less.
    .many = Profiteer
# EXP-59 EXP-A30
role-geologist = geologist
    .task = You get a nugget for every crystal on the table, whoever wins; two geologists share.
    .many = Geologists
finish-blue = blue wins
finish-green = green wins
finish-both = both teams win
finish-loners = teams shut out
finish-profiteer = profiteer wins
finish-nobody = nobody wins
side-blue = Blue team
    .won = The blue team wins the round.
side-green = Green team
    .won = The green team wins the round.
side-both = Both teams
    .won = Both teams win the round.
side-loners = Boss and profiteer
    .won = The teams are shut out; boss and profiteer win the round.
side-profiteer = Profiteer
    .won = The profiteer wins the round alone.
side-nobody = Nobody
    .won = Nobody wins the round.

## What happened

log-ended-blue = { $who ->
    [you] You found the gold! The blue team wins the round.
   *[other] { $name } found the gold! The blue team wins the round.
}
log-ended-green = { $who ->
    [you] You found the gold! The green team wins the round.
   *[other] { $name } found the gold! The green team wins the round.
}
log-ended-both = { $who ->
    [you] You found the gold! Both teams win the round.
   *[other] { $name } found the gold! Both teams win the round.
}
log-ended-loners = { $who ->
    [you] You found the gold, but the doors shut out both teams: the treasure goes to boss and profiteer.
   *[other] { $name } found the gold, but the doors shut out both teams: the treasure goes to boss and profiteer.
}
log-ended-profiteer = Nobody has a card left and no saboteur is free: the profiteer wins the round alone.
log-ended-nobody = Nobody wins the round; the treasure stays where it is.

## The page in the browser

web-option-blocked-rule = Behind doors of both colours as in
web-value-blocked-rule-cs20 = anniversary edition
web-value-blocked-rule-de = German edition
web-value-blocked-rule-bga = boss and profiteer always win

## The rules, sentence by sentence

# EXP-10 EXP-48 EXP-58
book-aim-teams = You are dwarfs in a mine. The blue and the green gold diggers are two teams that both want the gold; the saboteurs want nobody to reach it. Who is who stays secret until the round ends.
# EXP-50 EXP-52 EXP-54 EXP-59
book-loners = Boss, profiteer and geologists belong to neither team. The boss wins with either team, the profiteer with whoever wins, and the geologists are paid for crystals.
# EXP-11 EXP-A29
book-roles-left = { $count ->
    [one] One dwarf card is left over and stays face down. So nobody knows for sure which dwarfs are at the table.
   *[other] { $count } dwarf cards are left over and stay face down. So nobody knows for sure which dwarfs are at the table.
}
# EXP-26 EXP-27 EXP-44
book-door = Doors keep nobody from laying tunnels or turning up goals. They count only when the round is over: a team does not get through a door of the other colour.
# EXP-46 EXP-A1 EXP-A9
book-team-way = A team gets to the gold if a way leads there without a door of the other colour. One such way is enough, and it may begin at a ladder.
# EXP-48
book-win-team = If a blue or green gold digger reached the gold and that dwarf’s team gets there, this team alone wins.
# EXP-49 EXP-A3
book-win-other-team = If doors keep that dwarf’s team out but not the other one, the other team wins.
# EXP-50 EXP-A31
book-win-both = If the boss, the profiteer, a geologist or a saboteur reached the gold, every team that gets there wins. If no doors are in the way, these are both teams.
# EXP-52 EXP-54 EXP-A4
book-win-boss = Boss and profiteer win with every team that wins, even if nobody of that team is at the table.
# EXP-53 EXP-55 EXP-57 EXP-A2 X1
book-shut-out-cs20 = If doors keep both teams out, boss and profiteer win, but only if one of these two reached the gold. If anybody else reached it, nobody wins.
# EXP-53 EXP-55 EXP-57 EXP-A2 X1
book-shut-out-de = If doors keep both teams out, the boss wins, whoever reached the gold, and the profiteer wins too. Without a boss the profiteer wins only by reaching the gold in person; otherwise nobody wins.
# EXP-57 EXP-A2 X1
book-shut-out-bga = If doors keep both teams out, boss and profiteer win, whoever reached the gold. If neither of them is at the table, nobody wins.
# EXP-51 EXP-54 EXP-58
book-win-saboteurs = If the gold was not reached, the saboteurs win, and the profiteer with them. If it was reached, no saboteur wins.
# EXP-56
book-win-profiteer = If the gold was not reached and no saboteur is at the table, the profiteer wins alone. If no profiteer is there either, nobody wins.
# EXP-45
book-win-role = What counts is the dwarf card that you have when the round ends.

## What people say

phrase-i-am = { $role ->
    [blue] I dig for the blue team.
    [green] I dig for the green team.
   *[boss] I am the boss.
}
    .begun = I am …
## Lessons
lesson-doors = Doors of two colours
    .task = You are a blue gold digger. Lay the card to the gold that keeps the green ones out.
    .nudge = Then the green team could come through, too. Which door is yours?
    .done = Only the blue ones pass a blue door, so the gold is theirs alone.
