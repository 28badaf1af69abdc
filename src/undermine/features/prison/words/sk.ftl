## Karty, figúrky a roly

card-prison = väzenie
    .object = väzenie
    .short = väzenie
    .effect = Polož ho pred niekoho iného: kým tam leží, nestavia ten hráč chodby a na konci nedostane zlato a nekradne.
card-release = oslobodenie
    .object = oslobodenie
    .short = oslobodenie
    .effect = Pustí z väzenia teba alebo kohokoľvek pri stole.

## Čo sa stalo

log-jailed = { $pair ->
    [you-other] Posielaš do väzenia: { $target }.
    [other-you] { $actor } ťa posiela do väzenia!
   *[other-other] { $actor } posiela do väzenia: { $target }.
}
log-released = { $pair ->
    [you-other] Otváraš väzenie, { $target } ďakuje.
    [other-you] { $actor } ťa púšťa z väzenia. To je milé!
    [you-self] Dostávaš sa z väzenia.
    [other-self] { $actor } sa dostáva z väzenia.
   *[other-other] { $actor } otvára väzenie, { $target } ďakuje.
}

## Prečo to nejde

reason-in-prison = vo väzení sa nekope; najprv ťa odtiaľ musí niekto pustiť
reason-already-in-prison = { $who ->
    [you] vo väzení už si
   *[other] { $name } už vo väzení je
}
reason-not-in-prison = { $who ->
    [you] vo väzení nie si
   *[other] { $name } vo väzení nie je
}

## Stránka v prehliadači

play-ask-prison = Sedíš vo väzení, a tak nemôžeš kopať. Vyber inú kartu alebo niektorú odlož.
play-want-prison = Koho pošleš do väzenia? Vyber osvetleného hráča.
play-want-release = Koho pustíš z väzenia? Vyber osvetleného hráča.
play-shed-prison = Vyjsť z väzenia za 2 karty …
play-hit-prison = Kým tam sedíš, neukladáš chodby, a ak sa kolo teraz skončí, nedostaneš zlato.

## Pravidlá, vetu po vete

book-prison = Väzenie položíš pred niekoho iného. Kým tam leží, nestavia ten hráč chodby, rovnako ako s rozbitým nástrojom. Dve väzenia pred sebou nikto mať nemôže.
book-release = Oslobodenie pustí z väzenia jedného hráča, pokojne aj teba.
book-win-free = Kto je na konci kola vo väzení, nevyhráva a nepočíta sa, akoby pri stole nebol.
book-prison-gold = Vo väzení nedostaneš žiadne zlato, ani za kryštály, a nesmieš kradnúť. Ak je vo väzení jeden z dvoch geológov, nugety za všetky kryštály dostane ten druhý.
book-prison-crystals = Vo väzení nedostaneš nič z pokladu a nesmieš kradnúť. Za kryštály však geológovia dostanú zaplatené aj vo väzení.
effect-prison-crystals = Polož ho pred niekoho iného: kým tam leží, nestavia ten hráč chodby a na konci nemá podiel na poklade a nekradne.

## Lekcie

lesson-prison = Do väzenia
    .task = Slepú chodbu položil Jakub na druhom mieste. Pošli ho do väzenia.
    .nudge = Nie je prečo zatvárať práve tohto hráča. Slepú chodbu položil Jakub.
    .done = Kto je vo väzení, nestavia chodby a nedostane zlato, kým mu niekto neotvorí.
lesson-release = Zase vonku
    .task = Sedíš vo väzení a nemôžeš kopať. Zahraj oslobodenie na seba.
    .nudge = Potom zostaneš za mrežami. Vezmi kartu oslobodenia.
    .done = Oslobodiť môžeš aj ostatných. Koho pustíš von, to o tebe veľa povie.

## Čo sa hovorí

because-jailed = vo väzení sedí nesprávny hráč
