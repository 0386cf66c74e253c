# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

# same as in English
chat-title = Chat
chat-new = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
chat-empty = Zatím je tu ticho.
chat-spectator = Divák
chat-aside = Dokud se hraje, slyší tě jen ostatní diváci.
chat-phrases = Věty
chat-phrase_hello = Ahoj všichni!
chat-phrase_good_luck = Hodně štěstí!
chat-phrase_not_me = To já ne!
chat-phrase_mercy = Smiluj se!
chat-phrase_i_know = Já vím, kdo jsi…
chat-phrase_your_turn = Hraješ!
chat-phrase_well_played = Pěkně zahráno!
chat-phrase_good_game = Díky za hru!
chat-emotes = Reakce
chat-emote_laugh = směje se
chat-emote_cry = pláče
chat-emote_angry = zlobí se
chat-emote_wow = žasne
chat-emote_think = přemýšlí
chat-emote_wink = mrká
chat-emote_thumb = palec nahoru
chat-emote_heart = posílá srdce
chat-text = Tvá zpráva
chat-send = Poslat
chat-show = Ukazovat nové zprávy, jak přicházejí
chat-actions = Zpráva, { $name }: co s ní
chat-block = Zablokovat
chat-block_done = Zprávy od téhle osoby už u tohoto stolu neuvidíš.
chat-report = Nahlásit hostiteli
chat-report_done = Hostitel to uvidí.
chat-silence = Ztlumit pro všechny
chat-silence_done = U tohoto stolu už nic neřekne.
chat-reports = { $count ->
    [one] nahlášeno
    [few] nahlášeno { $count }×
   *[other] nahlášeno { $count }×
}
# same as in English
chat-level = Chat
chat-level_off = Vypnutý
chat-level_phrases = Věty
chat-level_text = Volný text
chat-level_off_about = Nikdo nic říct nemůže.
chat-level_phrases_about = Hotové věty a reakce, každý je čte ve svém jazyce.
chat-level_text_about = Věty, reakce a cokoli, co chcete napsat.

## Seats that change hands

friends-move = Pokračovat na jiném zařízení
friends-move_about = Naskenuj kód druhým zařízením, nebo na něm otevři tento stůl a kód opiš. Platí jednou a pět minut; tohle zařízení se pak bude jen dívat.
friends-move_get = Získat kód
friends-move_again = Získat nový kód
friends-move_code = Kód
friends-move_qr = QR kód, který tvé místo přenese na jiné zařízení
friends-take = Hraješ na jiném zařízení? Kód z něj přenese tvé místo sem:
friends-take_go = Hrát tady
friends-take_here = Chceš ve své partii pokračovat na tomto zařízení?
friends-taken = Teď hraješ tady.
friends-ask = Chceš si zahrát? Požádej hostitele o místo:
friends-asked = Hostitel o tvé žádosti ví.
friends-questions = Otázky u stolu
friends-request = { $name } chce převzít místo hráče { $other }.
friends-request_give = Dát místo
friends-no = Ne
friends-local_only = Tento odkaz funguje jen na tomhle počítači. Aby se mohli přidat i ostatní v síti, spusť server takto:
friends-local_others = Adresa 127.0.0.1 funguje jen na tomhle počítači. Odkaz pro jiná zařízení začíná { $address }.

## Tables changed, told apart and abandoned

friends-change = Změnit hru
friends-change_save = Uložit
friends-changed = Hostitel změnil, co se bude hrát.
friends-close = Zrušit stůl
friends-close_sure = Zrušit stůl pro všechny?
friends-get_up_sure = Vzdát se místa?
friends-closed = Tento stůl je zrušený
friends-closed_about = Partie se nedohrála, takže nemá výsledek.
friends-abandon = Ukončit partii
friends-abandon_sure = Partie tím skončí bez výsledku.
friends-abandon_vote = Partie skončí bez výsledku, pokud budou souhlasit všichni hráči.
friends-abandon_asked = { $name } navrhuje partii ukončit. Skončí, pokud budou souhlasit všichni.
friends-abandon_waits = Navrhuješ partii ukončit. Čeká se na ostatní.
friends-continue = Pokračuj ve hře
friends-mine_above = Všechny tvé partie jsou nahoře.
friends-away = Hraje za tebe bot
friends-filter_editions = Všechna vydání
friends-filter_pace = S časem i bez něj
friends-filter_clock = S časem na rozmyšlenou
friends-filter_no_clock = Bez omezení času
friends-filter_none = Žádný otevřený stůl neodpovídá. Zkus jiný filtr.
friends-link_title = { $name } tě zve na Citadelu
friends-link_nobody = Stůl Citadely
friends-link_about = Obsazená místa: { $taken }/{ $players }. Pojď si zahrát v prohlížeči!
friends-problem = Nahlásit problém
friends-problem_about = Přidej k hlášení tyto údaje: říkají, kde v partii k problému došlo. Nic tajného v nich není.
friends-problem_copy = Zkopírovat údaje
friends-problem_copied = Údaje zkopírovány.

## Notes about other players

friends-marks = Kdo je { $name }?
friends-marks_open = { $name }: poznamenat si, kdo to může být
friends-marks_are = { $name }, tvůj tip: { $guesses }
friends-marks_about = Tvé vlastní poznámky: nikdo jiný je nevidí. Co pravidla vylučují, je přeškrtnuté.
friends-marks_out = není možné
friends-marks_keep = Nechávat poznámky i do dalších kol
friends-marks_clear = Smazat
