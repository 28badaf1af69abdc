## Karty, figurky a role

card-party = tunelová párty
    .object = tunelovou párty
    .short = párty
    .effect = Kdo sem první dovede chodbu, zamíchá karty trpaslíků všech hráčů a rozdá je znovu.
module-party = Tunelová párty

## Co se stalo

log-party = Párty! Všechny karty trpaslíků se zamíchají a rozdají znovu.

## Stránka v prohlížeči

web-option-party-cell = Kde je tunelová párty
web-module-party = Tunelová párty
    .about = Kdo první dojde na párty, rozdá všem role znovu.

## Pravidla, větu po větě

book-party-place = V dole je tunelová párty. Smí se jí dotýkat kterákoli strana karty, žádná cesta skrz ni nevede a zával ji neodstraní.
book-party-deal = Jakmile k ní někdo dovede chodbu od startu, jednou za kolo, karty trpaslíků všech hráčů se naslepo zamíchají a znovu rozdají. Každý se podívá na svou novou kartu (může to být i ta stará) a hraje s ní dál. Co před tebou leží, ti zůstává.

## Lekce
lesson-party = Párty v podzemí
    .task = Pod chodbou se koná párty. Doveď k ní chodbu.
    .nudge = Tím se na párty nedojde. Polož chodbu, která vede dolů.
    .done = Všechny karty trpaslíků se zamíchají a rozdají znovu. Kdo byl před chvílí přítel, může být teď sabotér.
