## Karty, figúrky a roly

card-crossing = križovatka
    .object = križovatku
    .short = križovatka
    .effect = Chodby do všetkých štyroch strán.
card-t-junction = odbočka
    .object = odbočku
    .short = odbočka
    .effect = Chodby do troch strán, na štvrtej je skala.
card-curve = zákruta
    .object = zákrutu
    .short = zákruta
    .effect = Chodba zahýba za roh.
card-straight = rovná chodba
    .object = rovnú chodbu
    .short = rovno
    .effect = Chodba vedie rovno cez kartu.
card-dead-end = slepá chodba
    .object = slepú chodbu
    .short = slepá
    .effect = Vyzerá ako cesta, ale chodby v nej nie sú spojené: odtiaľto sa ďalej nekope.
legend-dead-end = slepá chodba
card-bridge = most
    .object = most
    .short = most
    .effect = Dve chodby sa križujú nad sebou; odbočiť sa tu nedá.
card-double-curve = dvojitá zákruta
    .object = dvojitú zákrutu
    .short = 2 zákruty
    .effect = Dve zákruty na jednej karte, ktoré spolu nesúvisia.
card-blind-arm = chodba so slepou odbočkou
    .object = chodbu so slepou odbočkou
    .short = + slepá
    .effect = Cesta vedie cez kartu; ďalšia strana vyzerá ako otvorená, ale napojená nie je.

## Čo sa stalo

log-laid = { $who ->
    [you] Kladieš { $card } na { $cell }.
   *[other] { $name } kladie { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Kladieš { $card }.
       *[other] { $name } kladie { $card }.
    }
log-light-lost = { $count ->
    [one] Jedna karta zhasla.
    [few] { $count } karty zhasli.
    [many] { $count } karty zhaslo.
   *[other] { $count } kariet zhaslo.
}
log-light-back = { $count ->
    [one] Jedna tmavá karta sa znova rozsvietila.
    [few] { $count } tmavé karty sa znova rozsvietili.
    [many] { $count } tmavej karty sa znova rozsvietilo.
   *[other] { $count } tmavých kariet sa znova rozsvietilo.
}

## Prečo to nejde

reason-cell-taken = tam už nejaká karta leží
reason-tunnel-into-rock = chodba { $side } by narazila na skalu
reason-rock-into-tunnel = skala { $side } by zatarasila susednú chodbu
reason-touches-nothing = karta by sa nedotýkala žiadnej inej; roh nestačí
reason-not-joined = nevedie tam od štartu žiadna neprerušená cesta
reason-turned-the-same = táto karta vyzerá po otočení rovnako; polož ju bez otočenia

## Stránka v prehliadači

tales-tally-paths = položené chodby

## Pravidlá, vetu po vete

book-tunnel = Chodbu polož na prázdne miesto tak, aby sa celou stranou dotýkala karty na stole; roh nestačí. Musí pasovať ku všetkým susedom: chodba k chodbe, skala ku skale.
book-tunnel-joined = Od štartu k nej musí viesť neprerušená cesta.
book-upright = Karty ležia na výšku. Smieš ich otočiť hore nohami, ale nikdy ich neklaď naprieč.
book-dead-end = Slepá chodba vyzerá zvonka ako každá iná, ale ďalej cez ňu žiadna cesta nevedie.
book-two-tunnels = Na moste a na dvojitej zákrute sú dve chodby, ktoré spolu nie sú spojené. Pasovať musia všetky strany, ale so štartom stačí spojiť jednu z oboch chodieb.
book-blind-arm = Slepá odbočka vyzerá zvonka ako otvorená, ale so zvyškom karty spojená nie je.

## Lekcie

lesson-first-tunnel = Prvá chodba
    .task = Vezmi z ruky rovnú chodbu a polož ju vpravo od štartu.
    .nudge = Tam sa hodí, ale tri ciele ležia vpravo.
    .done = Čo je spojené so štartom, svieti. Kartu po karte sa od svetla kope ďalej.
lesson-turn-it = Hore nohami
    .task = Zlato leží vpravo dole. Polož odbočku na koniec tak, aby viedla nadol: otočíš ju klávesom R alebo okrúhlou šípkou.
    .nudge = To vedie od zlata preč. Otoč kartu alebo ju polož na koniec chodby.
    .done = Karty sa smú otočiť hore nohami, nikdy nie položiť naprieč.
lesson-gap = Rozhoduje svetlo
    .task = Vpravo je všetko tmavé: na nič to nenadväzuje. Zaplň medzeru.
    .nudge = Tým sa svetlo nevráti. Nájdi miesto, kde karta chýba.
    .done = Svetlo hneď dobehne ďalej. Tmavé chodby sú odrezané a nikto odtiaľ nesmie kopať ďalej.

## Čo sa hovorí

phrase-close-the-gap = Zavrite tú medzeru v chodbe!
because-dead-end = tá slepá chodba nikomu nepomôže
because-detour = tá chodba nás vedie inam
