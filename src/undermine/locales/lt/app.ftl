# The page as an app: without a network, a new version, calls for whoever is on turn.

app-offline = Ryšio nėra. Taisyklės ir pamokos vis tiek čia.
app-lessons = Pamokos
app-rules = Taisyklės
app-update = Yra nauja puslapio versija.
app-reload = Įkelti iš naujo

app-turn = Tavo ėjimas
app-turn-where = Prie stalo { $code } laukiama tavęs.
app-bell = Pranešk, kai mano ėjimas
app-bell-about = Naršyklė praneš ir tada, kai puslapis uždarytas; prie stalų su greitu laikrodžiu – tik kol jis atidarytas.
app-bell-tab = Naršyklė praneš, kol puslapis atidarytas kitoje kortelėje.
app-bell-forbidden = Tavo naršyklė neleidžia šiam puslapiui pranešti. Tai galima leisti jos nustatymuose.
