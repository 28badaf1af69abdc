# Stalo taisyklės: pavadinimas ir skyriai, į kuriuos rašo kelios žaidimo dalys. Patys sakiniai yra tų dalių žodžiuose.

rules-title = Taisyklės

chapter-aim = Apie ką žaidimas
chapter-goals = Pradžia ir tikslai
chapter-turn = Tavo ėjimas
chapter-tunnel = Tunelių tiesimas
chapter-new-tunnels = Tiltai, kopėčios ir durys
chapter-tools = Laužymas ir taisymas
chapter-others = Griūtis ir žemėlapis
chapter-new-actions = Kalėjimas, vagystė ir mainai
chapter-end = Kaip baigiasi raundas
chapter-winning = Kas laimi raundą
chapter-gold = Auksas
chapter-game = Visas žaidimas
