## Karty, figúrky a roly

card-craftsman = majster remeselník
    .object = majstra remeselníka
    .short = remeselník
    .effect = Opraví jeden ľubovoľný rozbitý nástroj, tvoj alebo kohokoľvek pri stole.
module-craftsman = Majster remeselník

## Stránka v prehliadači

web-module-craftsman = Majster remeselník
    .about = Opraví ktorýkoľvek jeden rozbitý nástroj.
play-want-craftsman = Komu opravíš nástroj? Vyber osvetleného hráča.

## Pravidlá, vetu po vete

book-craftsman = Majster remeselník opraví jeden rozbitý nástroj, nech je to ktorýkoľvek, tebe alebo komukoľvek inému. Zahrať ho môžeš, len keď je nejaký nástroj rozbitý.

## Lekcie
lesson-craftsman = Majster na všetko
    .task = Mia kope s tebou, ale má rozbité dva nástroje. Oprav jeden majstrom remeselníkom.
    .nudge = Pomoc potrebuje Mia. Vyber ju a potom nástroj.
    .done = Majster remeselník opraví komukoľvek akýkoľvek nástroj.
