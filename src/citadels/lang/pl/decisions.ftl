# What the reader is asked.

decision-draft = Wybierz swoją postać na tę rundę.
decision-draft_discard = Odłóż jedną postać, zakrytą.
decision-theater = Twój Teatr: wymieniasz się z kimś postacią w ciemno?
decision-theater_give = Którą ze swoich postaci dajesz { PLAYER($with, case: "dat") }?
decision-turn = Grasz jako { CARD($acting, case: "nom") }. Co robisz?
decision-turn-bewitched = Twoja postać jest oczarowana: pobierz zasoby, resztę tury rozegra wiedźma.
decision-turn-threatened = Ktoś ci grozi: najpierw pobierz zasoby, potem zapłać albo odmów.
decision-turn-in_hospital = Twoja postać nie żyje, ale w Szpitalu możesz jeszcze pobrać zasoby. Nic więcej.
decision-turn-resumed = Twoja tura trwa dalej: grasz jako { CARD($acting, case: "nom") }. Co robisz?
decision-keep = Którą kartę zatrzymujesz?
decision-pay = { CARD($card) }: do zapłaty { COUNT($gold, of: "gold") }. Każda karta liczy się za 1 monetę. Czym płacisz?
decision-lender = Na { CARD($card, case: "acc") } brakuje ci { COUNT($gold, of: "gold", case: "gen") }. Kto pożycza ci złoto, po karcie za monetę?
decision-give_for_gold = Za złoto oddajesz karty { PLAYER($to, case: "dat") } (jeszcze { $count }). Którą dajesz?
decision-warrant = Podpisany nakaz jest na { CARD($signed, case: "acc") }. Na kogo wystawiasz następny, bez podpisu?
decision-confiscate = { PLAYER($from) } ma twój nakaz i właśnie płaci { COUNT($gold, of: "gold", case: "acc") } za { CARD($card, case: "acc") }. Co robisz?
decision-threaten = Groźbę z kwiatem ma { CARD($flower, case: "nom") }. Kogo zastraszasz drugą, bez kwiatu?
decision-threat = { PLAYER($to) } ci grozi. Płacisz połowę złota ({ COUNT($gold, of: "gold", case: "acc") }) czy ryzykujesz całość?
decision-reveal_threat = { PLAYER($of) } ({ CARD($character, case: "nom") }) odmawia zapłaty. Odkrywasz groźbę?
decision-replace = Które jeszcze karty wymieniasz? Na razie wybrane: { $count }.
decision-wizard = Którą kartę { PLAYER($of, case: "gen") } bierzesz: na rękę czy od razu do miasta?
decision-seer_give = Którą kartę dajesz { PLAYER($to, case: "dat") }?
decision-tribute = Co bierzesz za koronę od { PLAYER($from, case: "gen") }?
decision-crown_on = Twoja postać nie żyje, ale to ty decydujesz, kto dostaje koronę. Kto?
decision-study = Którą kartę zatrzymujesz? Pozostałe zostaną wtasowane w talię.
decision-exchange = Co bierzesz za { CARD($offered, case: "acc") }?
decision-beautify = Czy upiększasz jeszcze jedną dzielnicę?
decision-crown_at_once = Kto dostaje koronę?
decision-pay_tribute = Korona jest teraz twoja. Co dajesz za nią { PLAYER($to, case: "dat") }?
decision-graveyard = Twój Cmentarz: płacisz 1 monetę, żeby uratować { CARD($card, case: "acc") }?
decision-bell_tower = Twoja Dzwonnica: czy gra ma się skończyć o jedną dzielnicę wcześniej?
decision-lighthouse = Twoja Latarnia morska: przeglądasz talię? Bierzesz jedną kartę, potem talia zostaje przetasowana.
decision-search = Którą kartę bierzesz z talii?
decision-hospital = Twój Szpital: wywołano zabitą postać ({ CARD($character, case: "nom") }). Ujawniasz się?
decision-acrobat = Wywołano rangę 4 ({ CARD($character, case: "nom") }). Zagrywasz Akrobatkę i bierzesz koronę?
decision-strongman = Grasz jako { CARD($character, case: "nom") }. Pokazujesz Siłacza, żeby się ocalić?
decision-wait = Czekamy na innego gracza.
decision-cannonball = Którą z twoich dzielnic zastępuje karta { CARD($card) }? Płacisz różnicę.
decision-fortune_teller = Którą kartę bierzesz od { PLAYER($of, case: "gen") }?
decision-wagon_keep = Którą kartę zatrzymujesz?
decision-wagon = Na twoim Wozie kasowym { $gold ->
    [one] leży
    [few] leżą
    [many] leży
   *[other] leży
} { COUNT($gold, of: "gold") }. Odrzucasz go i bierzesz złoto?
