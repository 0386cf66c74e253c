# What the server says: why it does not do what it is asked.
# { $cause } is a sentence of its own: a reason from the rules, or what is wrong with the setup.

## Messages and tokens

refusal-bad_message = Server téhle zprávě nerozumí: { $message }
refusal-too_large = Zpráva je příliš dlouhá; smí mít nejvýš { $most } bajtů.
refusal-no_token = Ještě tu nejsi jako host: nejdřív si řekni o token.
refusal-foreign_origin = Stránky z { $origin } tenhle server používat nesmějí.
refusal-not_found = Na této adrese nic není.
refusal-wrong_method = Tahle adresa takovou metodu nebere.
refusal-failed = Na serveru se něco pokazilo. Tvá partie je uložená; zkus to prosím znovu.
refusal-try_again = Teď se to nepodařilo uložit. Zkus to prosím znovu.
refusal-elsewhere = Tenhle stůl je na jiném serveru: { $where }

## Limits

refusal-too_fast = To bylo moc najednou. Počkej prosím chvilku.
refusal-too_many_guests = Z tvé adresy přichází příliš mnoho nových hostů. Počkej prosím minutu.
refusal-too_many_tables = Otevíráš moc stolů najednou. Počkej prosím minutu.
refusal-too_many_open_tables = Nedohraných stolů už máš dost ({ $most }); nejdřív některý dohraj.
refusal-too_many_connections = Příliš mnoho spojení; nejvýš { $most }.

## Opening a table

refusal-wrong_setup = Podle těchto pravidel nelze hrát: { $cause }
refusal-wrong_seats = Nastavení je pro { COUNT($players, of: "players", case: "acc") }, ale zadaných míst je { $seats }.
refusal-bad_clock = Čas na rozmyšlenou musí být mezi { $least } a { $most } sekundami.
refusal-bad_name = Zvol si prosím jméno z viditelných znaků.
refusal-bad_record = Tento záznam nejde přehrát: { $cause }
refusal-record_too_long = Tento záznam je příliš dlouhý: ukázat jde nejvýše { $most } rozhodnutí.
refusal-unknown_bot = Bot „{ $bot }“ tu není. Na výběr: { $allowed }.

## At a table

refusal-no_such_table = Takový stůl tu není. Je kód správně?
refusal-no_such_seat = Takové místo tu není; poslední má číslo { $most }.
refusal-in_lesson = Tohle je výuka: jdou tu jen její kroky.
refusal-lesson_waits = Nejdřív si přečti text nad stolem.
refusal-no_hints = U tohoto stolu není nápověda.
refusal-no_lesson = U tohoto stolu se nic neučí.
refusal-no_such_scene = Scéna „{ $scene }“ tu není; jsou tu: { $allowed }.
refusal-no_such_step = Takový krok tu není; poslední má číslo { $most }.
refusal-not_seated = Jen se díváš: tohle mohou jen hráči.
refusal-not_host = Tohle může jen hostitel stolu.
refusal-kicked = Hostitel tě posílá od tohoto stolu pryč.
refusal-locked = Stůl je zamčený: nikdo další si nemůže sednout.
refusal-name_taken = Někdo se tu už jmenuje { $name }.
refusal-table_full = Všechna místa jsou obsazená.
refusal-seat_taken = To místo je obsazené.
refusal-nobody_there = Na tom místě žádný hráč nesedí.
refusal-no_bot_there = Na tom místě žádný bot nesedí.
refusal-not_yourself = Sobě to udělat nemůžeš; můžeš ale odejít.
refusal-already_started = Partie už začala.
refusal-not_started = Partie ještě nezačala.
refusal-dealing = Karty se právě míchají. Zkus to za okamžik.
refusal-bad_part = To číslo nesedí na slíbený otisk.
refusal-game_over = Partie skončila.
refusal-not_over = Partie ještě neskončila.
refusal-not_your_turn = Teď nevybíráš ty.
refusal-stale = Stůl se mezitím změnil; podívej se znovu.
refusal-not_possible = To nejde: { $cause }
refusal-nothing_to_undo = Není co vzít zpět.
refusal-not_away = Žádný bot za tebe nehraje.
refusal-already_away = Bot už za tebe hraje.
refusal-other_tab = Tahle hra je otevřená na jiné kartě prohlížeče. Hraj dál tam, nebo tu kartu zavři.
refusal-player_present = Tenhle hráč tu je. Nahradit jde jen nepřítomného.
refusal-secret_question = Někdo právě tajně odpovídá. Počkej na odpověď.

## Chat and seats that change hands

refusal-chat_off = U tohoto stolu je chat vypnutý.
refusal-no_free_text = U tohoto stolu jde říkat jen hotové věty.
refusal-silenced = Hostitel tě u tohoto stolu ztlumil.
refusal-chat_full = Napovídalo se tu už tolik, že se víc nevejde.
refusal-bad_text = Napiš prosím něco, co je vidět.
refusal-no_such_message = Taková zpráva tu není.
refusal-no_such_puzzle = Taková úloha není.
refusal-daily_secret = Tohle je rozdání dne: dokud den neskončí, karty zůstanou tajné.
refusal-already_reported = Tohle už máš nahlášené.
refusal-bad_code = Tenhle kód neplatí, nebo už neplatí. Vyžádej si nový.
refusal-already_seated = U tohoto stolu už sedíš.
refusal-no_such_request = O to místo už nikdo nežádá.
refusal-asker_gone = Ten, kdo o místo žádal, tu teď není.
refusal-too_many_requests = O místo už žádá dost lidí ({ $most }). Počkej, co řekne hostitel.
refusal-too_many_people = Lidí u stolu sedí { $people }, ale partie by byla pro { COUNT($players, of: "players", case: "acc") }.
refusal-closed = Tento stůl je zrušený.
