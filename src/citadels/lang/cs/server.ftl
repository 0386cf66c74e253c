# Co říká server: proč nesplní, oč byl požádán, a jeho úvodní stránka.
# { $cause } je samostatná věta: důvod z pravidel nebo co je špatně v nastavení.

## Messages and tokens

refusal-bad_message = Zprávě nelze rozumět: { $message }
refusal-too_large = Zpráva je příliš dlouhá; smí mít nejvýš { $most } bajtů.
refusal-no_token = Ještě nejsi host: nejdřív si řekni o klíč.
refusal-foreign_origin = Tahle stránka tu nesmí nic dělat: pochází z { $origin }.
refusal-not_found = Na této adrese nic není.
refusal-wrong_method = Tahle adresa takovou metodu nebere.
refusal-failed = Na serveru se něco pokazilo. Tvá partie je uložená; zkus to prosím znovu.
refusal-try_again = Teď se to nepodařilo uložit. Zkus to prosím znovu.

## Limits

refusal-too_fast = To bylo moc najednou. Počkej prosím chvilku.
refusal-too_many_guests = Z tvé adresy přichází příliš mnoho nových hostů. Počkej prosím minutu.
refusal-too_many_tables = Otevíráš příliš mnoho stolů najednou. Počkej prosím minutu.
refusal-too_many_open_tables = Už máš nedohrané stoly: { $most }; nejdřív některý dohraj.
refusal-too_many_connections = Spojení je příliš mnoho; nejvýš { $most }.

## Opening a table

refusal-wrong_setup = Podle těchto pravidel nelze hrát: { $cause }
refusal-wrong_seats = Nastavení je pro { COUNT($players, of: "players", case: "acc") }, ale zadaných míst je { $seats }.
refusal-bad_clock = Čas na rozmyšlenou musí být mezi { $least } a { $most } sekundami.
refusal-bad_name = Zvol si prosím jméno z viditelných znaků.
refusal-unknown_bot = Bot „{ $bot }“ tu není; jsou tito: { $allowed }.

## At a table

refusal-no_such_table = Takový stůl tu není. Je kód správně?
refusal-no_such_seat = Takové místo tu není; poslední má číslo { $most }.
refusal-not_seated = Jen se díváš: tohle mohou pouze hráči.
refusal-not_host = Tohle může jen hostitel stolu.
refusal-kicked = Hostitel tě od tohoto stolu poslal pryč.
refusal-locked = Stůl je zamčený: nikdo další si nemůže sednout.
refusal-name_taken = Někdo se tu už jmenuje { $name }.
refusal-table_full = Všechna místa jsou obsazená.
refusal-seat_taken = To místo je obsazené.
refusal-nobody_there = Na tom místě žádný hráč nesedí.
refusal-no_bot_there = Na tom místě žádný bot nesedí.
refusal-not_yourself = Sobě to udělat nemůžeš; můžeš ale odejít.
refusal-already_started = Partie už začala.
refusal-not_started = Partie ještě nezačala.
refusal-game_over = Partie skončila.
refusal-not_over = Partie ještě neskončila.
refusal-not_your_turn = Teď nevybíráš ty.
refusal-stale = Stůl se mezitím změnil; podívej se znovu.
refusal-not_possible = To nejde: { $cause }
refusal-nothing_to_undo = Není co vzít zpět.
refusal-not_away = Žádný bot za tebe nehraje.
refusal-already_away = Bot už za tebe hraje.
