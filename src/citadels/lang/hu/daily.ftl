# A nap osztása: ugyanazok a lapok mindenkinek a szerveren, nehéz botok ellen.
daily-title = A nap osztása
daily-about = Ma itt mindenki ugyanazokat a lapokat kapja, ugyanazok ellen a nehéz botok ellen. Egyszer próbálhatod meg. Az eredményed a listára kerül; a lapok a nap végéig titkosak.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours és $minutes: számok.
daily-left = A következő osztásig { $hours } óra { $minutes } perc
daily-play = Mai osztás lejátszása
daily-go_on = Játszma folytatása
daily-yours = A te játszmád
daily-results = Eredmények
daily-player = Játékos
daily-place = Helyezés
daily-points = Pontok
daily-best = Legjobb bot
daily-rounds = Fordulók
daily-none = Még senki sem játszotta végig.
daily-before = Az előző nap
daily-today = Ma
