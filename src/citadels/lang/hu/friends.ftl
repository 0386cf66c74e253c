# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

chat-title = Csevegés
chat-new = { $count ->
    [one] { $count } új üzenet
   *[other] { $count } új üzenet
}
chat-empty = Egyelőre csend van.
chat-spectator = Néző
chat-aside = Amíg tart a játék, csak a többi néző hall téged.
chat-phrases = Kész mondatok
chat-phrase_hello = Sziasztok!
chat-phrase_good_luck = Sok szerencsét!
chat-phrase_not_me = Nem én voltam!
chat-phrase_mercy = Kegyelem!
chat-phrase_i_know = Tudom, ki vagy…
chat-phrase_your_turn = Te jössz!
chat-phrase_well_played = Szép húzás!
chat-phrase_good_game = Köszi a játékot!
chat-emotes = Reakciók
chat-emote_laugh = nevet
chat-emote_cry = sír
chat-emote_angry = mérges
chat-emote_wow = ámul
chat-emote_think = gondolkodik
chat-emote_wink = kacsint
chat-emote_thumb = tetszik neki
chat-emote_heart = szívet küld
chat-text = Az üzeneted
chat-send = Küldés
chat-show = Az új üzenetek rögtön jelenjenek meg
chat-actions = Üzenet, { $name }: mi legyen vele
chat-block = Letiltás
chat-block_done = Ennél az asztalnál nem látod többé az üzeneteit.
chat-report = Jelentés a házigazdának
chat-report_done = A házigazda látni fogja.
chat-silence = Némítás mindenkinek
chat-silence_done = Ennél az asztalnál nem szólhat többet.
chat-reports = { $count ->
    [one] jelentve
   *[other] { $count }× jelentve
}
chat-level = Csevegés
chat-level_off = Ki
chat-level_phrases = Kész mondatok
chat-level_text = Szabad szöveg
chat-level_off_about = Senki sem szólhat.
chat-level_phrases_about = Kész mondatok és reakciók, mindenki a saját nyelvén olvassa őket.
chat-level_text_about = Kész mondatok, reakciók, és bármi, amit leírtok.

## Seats that change hands

friends-move = Folytatás másik eszközön
friends-move_about = Olvasd be a kódot a másik eszközzel, vagy nyisd meg ott ezt az asztalt, és írd be. Egyszer használható, öt percig; ez az eszköz aztán csak nézi a játékot.
friends-move_get = Kódot kérek
friends-move_again = Új kódot kérek
friends-move_code = Kód
friends-move_qr = QR-kód, amely másik eszközre viszi a helyedet
friends-take = Másik eszközön játszol? Az ottani kód idehozza a helyedet:
friends-take_go = Itt játszom
friends-take_here = Ezen az eszközön folytatod a játékot?
friends-taken = Most már itt játszol.
friends-ask = Beszállnál? Kérj helyet a házigazdától:
friends-asked = A házigazda tud a kérésedről.
friends-questions = Kérdések az asztalnál
friends-request = { $name } át szeretné venni ezt a helyet: { $other }.
friends-request_give = Megkapja a helyet
friends-no = Nem
friends-local_only = Ez a link csak ezen a számítógépen működik. Hogy a hálózatodon mások is beléphessenek, így indítsd a szervert:
friends-local_others = A 127.0.0.1 csak ezen a számítógépen működik. Más eszközökön a link eleje: { $address }.

## Tables changed, told apart and abandoned

friends-change = A játék módosítása
friends-change_save = Mentés
friends-changed = A házigazda módosította a játékot.
friends-close = Asztal bezárása
friends-close_sure = Mindenkinek bezárod az asztalt?
friends-get_up_sure = Lemondasz a helyedről?
friends-closed = Ez az asztal zárva van
friends-closed_about = A játék félbeszakadt, ezért nincs eredménye.
friends-abandon = A játék félbehagyása
friends-abandon_sure = A játék eredmény nélkül véget ér.
friends-abandon_vote = A játék eredmény nélkül véget ér, ha minden játékos egyetért.
friends-abandon_asked = { $name } félbehagyná a játékot. Ha mindenki egyetért, véget ér.
friends-abandon_waits = Félbehagynád a játékot. Várjuk a többieket.
friends-continue = Folytasd a játékot
friends-mine_above = Minden játszmád fent van.
friends-away = Bot játszik helyetted
friends-filter_editions = Minden kiadás
friends-filter_pace = Órával vagy anélkül
friends-filter_clock = Órával
friends-filter_no_clock = Óra nélkül
friends-filter_none = Egyik nyitott asztal sem illik ide. Próbálj más szűrőt.
friends-link_title = { $name } meghív egy Citadella-játszmára
friends-link_nobody = Egy Citadella-asztal
friends-link_about = { $players } helyből { $taken } foglalt. Gyere, játssz a böngésződben!
friends-problem = Hiba jelentése
friends-problem_about = Tedd ezeket az adatokat a jelentésedbe: megmutatják, hol tartott a játék. Semmi titkos nincs bennük.
friends-problem_copy = Adatok másolása
friends-problem_copied = Adatok másolva.

## Notes about other players

friends-marks = Ki lehet { $name }?
friends-marks_open = { $name }: jegyezd fel, ki lehet
friends-marks_are = { $name }, a tipped: { $guesses }
friends-marks_about = A saját jegyzeteid: senki más nem látja őket. Amit a szabályok kizárnak, át van húzva.
friends-marks_out = nem lehetséges
friends-marks_keep = A jegyzetek a következő fordulókban is maradjanak meg
friends-marks_clear = Törlés
