# The table in the browser.

## The board

table-title = Stůl
table-status = Co je na řadě
table-your_turn = Ty
table-hint = Vyber { $what ->
    [hand] zvýrazněnou kartu z ruky
    [table] jednu z karet ukázaných nahoře
    [character] zvýrazněnou postavu
    [district] zvýrazněnou budovu
    [seat] zvýrazněného hráče
   *[several] něco zvýrazněného
}.
table-hint_or = Nebo vyber { $what ->
    [hand] zvýrazněnou kartu z ruky
    [table] jednu z karet ukázaných nahoře
    [character] zvýrazněnou postavu
    [district] zvýrazněnou budovu
    [seat] zvýrazněného hráče
   *[several] něco zvýrazněného
}.
table-over = Partie skončila.
table-waits = Hra na někoho čeká.
table-waits_draft = { PLAYER($seat) } vybírá postavu.
table-waits_turn = { PLAYER($seat) } hraje za { CARD($character, case: "acc") }.
table-waits_answer = { PLAYER($seat) } se musí rozhodnout.
# The player who must choose is gone.
table-waits_gone = { PLAYER($seat) } je bez připojení. Za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} zaskočí bot.
table-waits_offline = { PLAYER($seat) } je bez připojení. Hra čeká, hostitel může nechat hrát bota.
table-undo = Vzít zpět
table-all_choices = Všechny možnosti ({ $count })
table-choices_title = Všechny tvé možnosti
table-read = Přečíst kartu
table-changed = Stůl se právě změnil; podívej se znovu.
# same as in English
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
})
table-characters = Postavy v pořadí vyvolávání
# same as in English
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, budovy { $built }/{ $size }
table-gold = Mince
table-hand = Karty v ruce
table-points = Zatím bodů
# same as in English
table-bot = Bot
table-away = Hraje bot
table-offline = Bez připojení
table-online = Je tu
# Somebody is gone, and a bot answers in so many seconds.
table-bot_in = Bez připojení · bot za { $seconds } s
table-can_be = Může být:
table-can_be_many = Možných postav: { $count }
# Buttons on a phone, where a city is only a line.
table-city_open = { $name }: ukázat celé město
table-city_close = { $name }: zavřít město
table-no_character = Bez postavy
# same as in English
table-built = { $built } / { $size }
table-your_hand = Tvá ruka: { COUNT($count, of: "cards") }
table-cards = Karty na výběr
table-draft = Výběr postav
table-offered = Postavy, které k tobě došly
table-choosing = vybírá…
table-round = Kolo { $round }
table-last_round = Poslední kolo
table-deck = Karty v balíčku
table-middle = Uprostřed stolu
table-confirm_end = Ukončit tah?
table-confirm_end_text = Ještě je co dělat.
table-play_on = Hrát dál

## About the table

table-watching = Díváš se
table-discards = Odhazovací balíček: { $count }
table-known_deck = Známé karty v balíčku: { $count }
# same as in English
table-known_place = { $place }. { $name }
table-menu = Tento stůl
table-menu_copy = Zkopírovat odkaz
table-menu_copied = Odkaz zkopírován.
table-menu_host = Hostitel
table-menu_bot = Ať hraje bot
table-menu_kick = Poslat pryč
table-menu_leave = Opustit hru
table-menu_leave_sure = Bude za tebe hrát bot; můžeš se vrátit.

## Log, summary, notices

table-log = Průběh
table-log_show = Zobrazit
table-log_all = Všechno
table-log_mine = O mně
table-log_start = Začátek partie
table-log_newest = K nejnovějšímu
table-log_new = { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
   *[other] { $count } nových řádků
}
table-log_undone = vzato zpět
table-log_empty = Nic takového se ještě nestalo.
table-recap = Co se stalo?
table-recap_since = Od tvé poslední volby
table-recap_hits = Co se tě týká nejvíc
table-recap_order = Popořadě
table-recap_nothing = Od tvé poslední volby se nic nestalo.
table-hit_murder_named = { PLAYER($seat) } zneškodňuje { CARD($character, case: "acc") }: to jsi ty!
table-hit_bewitch_named = { PLAYER($seat) } očarovává { CARD($character, case: "acc") }: to jsi ty!
table-hit_rob_named = { PLAYER($seat) } se chystá okrást { CARD($character, case: "acc") }: to jsi ty!
table-hit_building = { PLAYER($seat) } ti bere z ruky { CARD($card, case: "acc") } a hned to staví.
table-hit_warrants_placed = { PLAYER($seat) } klade glejty a jeden máš i ty.
table-hit_threats_placed = { PLAYER($seat) } klade šátky a jeden máš i ty.
table-title_mine = Jsi na tahu
table-title_other = Na tahu: { $name }
table-title_over = Konec partie
table-clock_of = { $name } má na rozmyšlenou ještě { $time }
table-clock_low = málo času
table-clock_soon = Máš ještě { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}. Pak za tebe bude hrát bot.
table-clock_away = Hraje za tebe bot.
table-clock_back = Vrátit se do hry
table-guide = Pravidla pro tuto chvíli
table-keys = Klávesy
table-keys_next = na další ovládací prvek, nebo zpět
table-keys_arrows = na další možnou volbu, nebo zpět
table-keys_choose = zvolit
table-keys_read = přečíst kartu
table-keys_numbers = první až devátá volba v liště
table-keys_end = ukončit tah
table-keys_undo = vzít zpět
table-keys_log = k průběhu partie
table-keys_hand = ke tvým kartám v ruce
table-keys_recap = co se stalo od tvé poslední volby
table-keys_guide = otevřít nebo zavřít pravidla pro tuto chvíli
table-keys_hint = požádat o nápovědu, pokud ji stůl dovoluje
table-keys_suspects = ukázat, kdo je asi kdo, kde stůl dovoluje nápovědy
table-keys_mute = vypnout nebo zapnout zvuky
table-keys_gold = přečíst, kolik má kdo mincí
table-keys_cards = přečíst tvé karty a kolik jich mají ostatní
table-keys_cities = přečíst města
table-keys_who = přečíst postavy a kdo za koho hraje
table-keys_step = další krok; s klávesou Shift dohnat
table-keys_help = tato nápověda
table-keys_close = zavřít
table-sound_try = Poslechni si
table-sound_turn = Jsi na tahu
table-sound_gold = Mince
table-sound_card = Karty
table-sound_build = Stavba
table-sound_hit = Někdo jde proti tobě
table-sound_destroy = Padá budova
table-sound_crown = Koruna
table-sound_end = Konec partie
