# Rychlé fráze: co se říká u stolu a co každý čte ve svém jazyce.

phrase-trust = { $who ->
    [you] Tobě věřím.
   *[other] Věřím, že { $name } hraje poctivě.
}
    .begun = Věřím …
phrase-distrust = { $who ->
    [you] Tobě nevěřím.
   *[other] { $name } se mi nezdá.
}
    .begun = Nezdá se mi …
phrase-accuse = { $who ->
    [you] Nezdáš se mi: { $because }.
   *[other] { $name } se mi nezdá: { $because }.
}
    .begun = Nezdá se mi …, protože …
phrase-what-do-you-know = { $who ->
    [you] Co víš o cílech?
   *[other] Co ví { $name } o cílech?
}
    .begun = Co ví o cílech …?
phrase-believe = { $who ->
    [you] Tvým slovům věřím.
   *[other] { $name } mluví pravdu.
}
    .begun = Pravdu mluví …
phrase-doubt = { $who ->
    [you] Tvým slovům nevěřím.
   *[other] { $name } neříká pravdu.
}
    .begun = Pravdu neříká …
phrase-why = { $who ->
    [you] Proč to děláš?
   *[other] Proč to { $name } dělá?
}
    .begun = Proč to dělá …?
phrase-not-me = Já nejsem sabotér!
phrase-no-choice = V ruce nebylo nic lepšího.
phrase-well-dug = { $who ->
    [you] Dobře kopeš!
   *[other] { $name } kope dobře!
}
    .begun = Dobře kope …
phrase-thanks = Díky!
phrase-sorry = Promiňte!
phrase-hurry = Pospěš si, prosím.
phrase-good-game = Dobrá hra!
phrase-wrong = { $who ->
    [you] Promiň, to podezření bylo zbytečné.
   *[other] { $name } si moje podezření nezaslouží.
}
    .begun = Moje podezření si nezaslouží …
phrase-caught = Prohlédli jste mě.
phrase-got-away = A nikdo mě neprohlédl.

because-lied = to byla lež
