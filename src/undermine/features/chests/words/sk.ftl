## Karty, figúrky a roly

piece-chest = truhlica s pokladom
    .effect = Kto sem dovedie chodbu, odkryje kartu a otvorí truhlicu, v dobrom aj zlom. Mapou sa do nej dá nazrieť, zával ju odstráni.
chest-gold1 = vezmi si nuget
chest-mapban = mapy v tomto kole už ciele neukazujú
chest-nodraw = na konci tohto ťahu si neťahaj kartu
chest-extradraw = na konci tohto ťahu si potiahni o kartu viac
chest-movegoal = posuň jeden cieľ o pole ďalej
chest-takecard = namiesto potiahnutia z balíčka si vytiahni kartu z ruky iného hráča
chest-draw3keep1 = prezri si tri karty z balíčka a jednu si nechaj
chest-peekrole = pozri sa na kartu trpaslíka iného hráča
chest-digdiscard = namiesto potiahnutia si vyber jednu z odložených kariet
chest-burn5 = päť kariet z balíčka sa odkladá lícom nadol
module-chests = Truhlice s pokladmi

## Otázky a odpovede

question-keep = Ktorú z týchto kariet si necháš?
    .other = { $name } vyberá kartu …
question-snatch = Komu vezmeš kartu?
    .other = { $name } vyberá, komu vezme kartu …
question-push = Ktorý cieľ sa posunie o pole ďalej?
    .other = { $name } vyberá cieľ na posunutie …
question-look = Na čiu kartu trpaslíka sa pozrieš?
    .other = { $name } vyberá, na čiu kartu trpaslíka sa pozrie …
choice-keep = nechať si
choice-snatch = vziať kartu
choice-push = posunúť
choice-look = pozrieť sa

## Čo sa stalo

log-chest-opened = { $who ->
    [you] Otváraš truhlicu. Stojí v nej: { $content }.
   *[other] { $name } otvára truhlicu. Stojí v nej: { $content }.
}
log-chest-lost = Truhlica pod ňou je preč, nikto ju neotvoril.
log-chest-gold = { $who ->
    [you] Berieš si kartu zlata s jedným nugetom.
   *[other] { $name } si berie kartu zlata s jedným nugetom.
}
log-glimpsed = { $who ->
    [you] Nazeráš pod kartu na { $cell }: { $title }, a v truhlici stojí: { $content }.
   *[other] { $name } nazerá pod kartu na { $cell } a do jej truhlice.
}
    .shown = { $who ->
        [you] Nazeráš pod kartu: { $title }, a v truhlici stojí: { $content }.
       *[other] { $name } nazerá pod kartu a do jej truhlice.
    }
log-goal-moved = { $title } teraz leží na { $cell }.
    .shown = { $title } teraz leží o pole ďalej.
log-burnt = { $count ->
    [one] Jedna karta z balíčka sa odkladá lícom nadol.
    [few] { $count } karty z balíčka sa odkladajú lícom nadol.
    [many] { $count } karty z balíčka sa odkladá lícom nadol.
   *[other] { $count } kariet z balíčka sa odkladá lícom nadol.
}
log-snatched = { $pair ->
    [you-other] Ťaháš { $card } z cudzej ruky; o kartu prichádza { $target }.
    [other-you] { $actor } ti ťahá z ruky { $card }!
   *[other-other] { $actor } ťahá kartu z cudzej ruky; prichádza o ňu { $target }.
}
log-mixed = Odkladací balíček sa zamiešal.
log-deck-leafed = { $who ->
    [you] { $count ->
        [one] Prezeráš si poslednú kartu balíčka.
        [few] Prezeráš si { $count } karty z balíčka.
        [many] Prezeráš si { $count } karty z balíčka.
       *[other] Prezeráš si { $count } kariet z balíčka.
    }
   *[other] { $count ->
        [one] { $name } si prezerá poslednú kartu balíčka.
        [few] { $name } si prezerá { $count } karty z balíčka.
        [many] { $name } si prezerá { $count } karty z balíčka.
       *[other] { $name } si prezerá { $count } kariet z balíčka.
    }
}

## Prečo to nejde

reason-map-banned = v tomto kole už mapy ciele neukazujú
reason-goal-stays = tento cieľ sa posunúť nedá
reason-no-cards-there = { $who ->
    [you] nemáš žiadnu kartu
   *[other] { $name } nemá žiadnu kartu
}

## Stránka v prehliadači

web-option-chest-cells = Kde ležia truhlice
web-module-chests = Truhlice s pokladmi
    .about = V bani sú skryté štyri truhlice: kto k nejakej dôjde, otvorí ju, v dobrom aj zlom.
play-piece-opened = otvorená

## Pravidlá, vetu po vete

book-chests-laid = V bani ležia štyri truhlice s pokladmi, každá ukrytá pod zakrytou kartou chodby. Týchto kariet sa smie dotýkať ktorákoľvek strana karty; žiadna cesta cez ne zatiaľ nevedie.
book-chests-open = Kto k takej karte dovedie chodbu od štartu, na mieste ju odkryje tak, aby čo najlepšie pasovala k susedom. Až potom sa otvorí truhlica a tá urobí jednu z desiatich vecí, dobrú alebo zlú.
book-chest-gold1 = Zlato: dostaneš jeden nuget.
book-chest-gold1-card = Zlato: dostaneš kartu zlata s jedným nugetom a zvyšné karty zlata sa zamiešajú.
book-chest-mapban = Slepé mapy: v tomto kole sa už nikto nesmie s mapou pozrieť na cieľ, len na karty s truhlicami.
book-chest-nodraw = O kartu menej: na konci tohto ťahu si potiahneš o kartu menej.
book-chest-extradraw = O kartu viac: na konci tohto ťahu si potiahneš o kartu viac.
book-chest-movegoal = Ďalej a ďalej: posunieš jeden zakrytý cieľ o jedno miesto ďalej od štartu, ak je to miesto prázdne.
book-chest-takecard = Cudzia ruka: na konci tohto ťahu si vezmeš náhodnú kartu z ruky iného hráča a z balíčka si potiahneš o jednu menej.
book-chest-draw3keep1 = Výber: na konci tohto ťahu si namiesto jednej karty potiahneš tri, jednu z nich si necháš a ostatné lícom nadol odložíš.
book-chest-peekrole = Kukátko: tajne sa pozrieš na kartu trpaslíka iného hráča.
book-chest-digdiscard = Hrabanie: odkladací balíček hneď zamiešaš, tajne si prezrieš päť kariet z neho a jednu si vezmeš do ruky. Na konci tohto ťahu si potiahneš o jednu menej.
book-chest-burn5 = Zosuv: päť horných kariet balíčka ide lícom nadol na odkladací balíček.
book-chests-cards = S mapou pokladu sa smieš pozrieť aj pod takú kartu a do jej truhlice. Zával smie takú kartu odstrániť aj s neotvorenou truhlicou. Karty od truhlíc nikdy neprídu na odkladací balíček.
book-chests-two = Kto dôjde k niekoľkým truhliciam naraz, otvára ich jednu po druhej v poradí, aké si zvolí.
effect-map-chests = Pozri sa na jeden zakrytý cieľ alebo pod zakrytú kartu chodby a do jej truhlice; budeš to vedieť len ty.
effect-rockfall-chests = Odstráni zo stola jednu kartu chodby, aj zakrytú s jej truhlicou; štart a ciele zostávajú.
effect-rockfall-chests-may = Odstráni zo stola jednu kartu chodby, aj zakrytú s jej truhlicou, alebo žiadnu; štart a ciele zostávajú.

## Lekcie
lesson-chests = Čo je v truhlici?
    .task = V bani ležia štyri skryté truhlice. Doveď chodbu k tej priamo pred tebou.
    .nudge = Tým k žiadnej truhlici nedôjdeš. Zaplň medzeru pred ňou.
    .done = Chodba na nej sa odkryje a truhlica sa otvorí: na dobré alebo na zlé. Tentoraz to dopadlo dobre.
