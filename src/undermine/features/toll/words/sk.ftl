## Karty, figúrky a roly

piece-collector = vyberač mýta
    .effect = Kto sem položí chodbu, zaplatí majiteľovi vyberača nuget alebo nájde niekoho, kto zaplatí zaňho.
module-toll = Mýto v tuneloch

## Otázky a odpovede

question-drop = Ktorú kartu odložíš za vyberača?
    .other = { $name } odkladá kartu za vyberača …
question-pay = Zaplatíš mýto?
    .other = { $name } premýšľa, či zaplatí mýto …
choice-collector = vyberač
choice-drop = odložiť
choice-beg = poprosiť
choice-pay = zaplatiť
choice-decline = neplatiť

## Čo sa stalo

log-collector = { $who ->
    [you] Staviaš vyberača mýta na { $cell }.
   *[other] { $name } stavia vyberača mýta na { $cell }.
}
    .shown = { $who ->
        [you] Staviaš vyberača mýta.
       *[other] { $name } stavia vyberača mýta.
    }
log-collector-gone = Vyberač mýta na { $cell } odchádza.
    .shown = Vyberač mýta odchádza.
log-begged = { $pair ->
    [you-other] Prosíš o zaplatenie mýta na { $cell }; odpovie { $target }.
    [other-you] { $actor } ťa prosí o zaplatenie mýta na { $cell }.
   *[other-other] { $actor } prosí o zaplatenie mýta na { $cell }; odpovie { $target }.
}
    .shown = { $pair ->
        [you-other] Prosíš o zaplatenie mýta; odpovie { $target }.
        [other-you] { $actor } ťa prosí o zaplatenie mýta.
       *[other-other] { $actor } prosí o zaplatenie mýta; odpovie { $target }.
    }
log-pledged = { $who ->
    [you] Zaplatíš.
   *[other] { $name } zaplatí.
}
log-toll-paid = { $pair ->
    [you-other] Platíš nuget mýta, dostáva ho { $target }.
    [other-you] { $actor } ti platí nuget mýta.
   *[other-other] { $actor } platí nuget mýta, dostáva ho { $target }.
}

## Prečo to nejde

reason-toll-unpaid = stojí tam vyberač mýta a nikto za teba neplatí
reason-collectors-used = obaja vyberači už v tomto kole v hre boli
reason-no-open-end = žiadna chodba tam nemá otvorený koniec
reason-no-collector-there = žiadny vyberač tam nestojí
reason-toll-promised = niekto už sľúbil, že zaplatí
reason-asked-already = tento hráč už odpovedal
reason-no-need-to-ask = nie je o čo prosiť
reason-cannot-pay = nemáš žiadny nuget

## Stránka v prehliadači

web-module-toll = Mýto v tuneloch
    .about = Vyberači blokujú konce chodieb: kto tam kope ďalej, platí ich majiteľovi.
play-opening-collector = Postaviť vyberača za kartu …
    .ask = Kde má vyberač stáť? Vyber osvetlený koniec chodby; stojí ťa to kartu.
play-opening-beg = Poprosiť niekoho o zaplatenie mýta …
    .ask = Vyber vyberača a potom osvetleného hráča, ktorý má zaplatiť.

## Pravidlá, vetu po vete

book-toll-start = Na začiatku hry má každý jeden nuget.
book-toll-place = Namiesto čohokoľvek iného smieš vo svojom ťahu odložiť kartu a postaviť vyberača mýta na prázdne miesto pri otvorenom konci chodby. Kartu si potom nepotiahneš, takže máš v ruke o jednu menej. Smieš to, aj keď nesmieš stavať chodby.
book-toll-once = Vyberači sú dvaja. Každého možno za kolo postaviť raz.
book-toll-pay = Kto položí chodbu tam, kde stojí tvoj vyberač, zaplatí ti jeden nuget a vyberač odíde. Ty tam staviaš zadarmo.
book-toll-ask = Smieš jedného po druhom požiadať ostatných, aby zaplatili za teba; sľub platí do konca tvojho ťahu. Keď nezaplatí nikto, nedá sa tam položiť nič.
book-toll-gone = Keď už k jeho miestu nevedie žiadna otvorená chodba, vyberač odíde naprázdno.
book-toll-detour = Mýto stojí aj odklon cesty na jeho miesto.
book-toll-tracker = Stopára smieš zahrať, len keď sa dá zaplatiť mýto za obe jeho chodby.
book-toll-veto = Postavenie vyberača sa nedá vetovať. Ak je vetovaná chodba na jeho mieste, nič sa neplatí a vyberač zostane.

## Lekcie

lesson-collector = Zaplať alebo kop inde
    .task = Postav vyberača mýta na voľný koniec vpravo; zaplatíš zaňho jednou kartou z ruky.
    .nudge = Postav ho tam, kde chcú ostatní kopať ďalej: na koniec chodby.
    .done = Kto tam teraz bude stavať, zaplatí ti nuget. Kartu si za to nepotiahneš.
lesson-toll = Cena za cestu
    .task = Pred zlatom stojí vyberač, ktorého postavil Jakub. Aj tak tam polož chodbu a zaplať.
    .nudge = Zlato je za vyberačom. Polož rovnú chodbu na jeho pole.
    .done = Jakub dostane nuget a vyberač odchádza. To stálo za to.
