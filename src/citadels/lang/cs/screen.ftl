# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Napiš start a hra začne, Enter ukáže stůl znovu, q znamená odejít.
# $command is what to type.
join-kept = Tvé místo zůstává tvé. Vrátit se můžeš takhle: { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Možnosti
screen-keys_card = Karta
screen-keys_help = Pomoc
screen-keys_leave = Odejít

## The screen

screen-close = Esc: zavřít
screen-leave = Esc: odejít
screen-unfinished = Máš rozehranou partii.
screen-continue = Pokračovat v ní
screen-new = Nová partie
screen-range = Možnosti mají čísla od 1 do { $count }.
screen-nothing_here = Tady si teď není co vybrat.
screen-no_card = Nejdřív najeď na kartu, šipkami nebo myší.
# The keys, one a line.
screen-help =
    1, 2, 3…   zvolit možnost s tímto číslem
    Tab        na další místo, kde můžeš volit
    šipky      kamkoli na stole
    Enter      zvolit; jinde: proč to nejde?
    myš        kliknutím zvolit, pravým tlačítkem přečíst kartu
    c          všechny možnosti a proč některé nejdou
    i          přečíst kartu
    u          vzít zpět poslední volbu, pokud to jde
    h          co by udělal silný bot a proč
    l          všechno, co se stalo
    m          promluvit, u stolu na serveru
    s          začít hru, jako hostitel stolu na serveru
    a          požádat o místo, nebo na žádosti odpovědět
    n          odveta po konci partie u stolu na serveru
    r          výsledek, po konci partie
    t          jiný vzhled
    q          odejít; partie se uloží
screen-plain = Se čtečkou obrazovky hraj v prostých řádcích: citadels play --plain
