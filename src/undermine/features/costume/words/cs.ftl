## Karty, figurky a role

card-costume = sklad kostýmů
    .object = sklad kostýmů
    .short = kostýmy
    .effect = Kdo sem první dovede chodbu, musí si vyměnit kartu trpaslíka.
module-costume = Sklad kostýmů

## Co se stalo

log-traded = { $who ->
    [you] Ve skladu kostýmů se musíš převléknout. Teď jsi: { $role }.
   *[other] { $name } se ve skladu kostýmů převléká a má jinou kartu trpaslíka.
}

## Stránka v prohlížeči

web-option-costume-cell = Kde leží sklad kostýmů
web-clash-costume-tournament = V turnaji nezbývá žádná role na výměnu.
web-module-costume = Sklad kostýmů
    .about = Kdo první dojde ke skladu, musí změnit roli.

## Pravidla, větu po větě

book-costume-place = V dole leží sklad kostýmů. Smí se ho dotýkat kterákoli strana karty, žádná cesta skrz něj nevede a zával ho neodstraní.
book-costume-left = Kdo k němu v kole jako první dovede chodbu od startu, musí si hned vyměnit svou kartu trpaslíka za tu, která zbyla, a hraje dál v nové roli. Nikdo jiný ani jednu z karet nevidí.
book-costume-pile = Kdo k němu v kole jako první dovede chodbu od startu, musí si hned vzít horní ze zbylých karet trpaslíků a svou starou dát pod ně. Nikdo jiný ani jednu z karet nevidí.
book-costume-role-left = Jedna karta trpaslíka zbude. Do hry ji přivede jen sklad kostýmů.

## Lekce
lesson-costume = Převlek
    .task = Pod chodbou je sklad kostýmů. Doveď k němu chodbu dřív než ostatní.
    .nudge = Tím se ke skladu nedojde. Polož chodbu, která vede dolů.
    .done = Kdo tam dojde první, musí si vzít jinou kartu trpaslíka. Jako sabotér už třeba nehraješ; podívej se.
