# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Írd be, hogy start, és kezdődik a játék; Enter: újra az asztal, q: kilépés.
# $command is what to type.
join-kept = A helyed megmarad. Így jöhetsz vissza: { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Választás
screen-keys_card = Lap
screen-keys_help = Súgó
screen-keys_leave = Kilépés

## The screen

screen-close = Esc: bezárás
screen-leave = Esc: kilépés
screen-unfinished = Van egy befejezetlen játszmád.
screen-continue = Folytatom
screen-new = Új játszma
screen-range = A lehetőségek száma 1 és { $count } közötti.
screen-nothing_here = Itt most nincs mit választani.
screen-no_card = Előbb mutass egy lapra, nyilakkal vagy egérrel.
# The keys, one a line.
screen-help =
    1, 2, 3…   az ilyen számú választás
    Tab        a következő hely, ahol választhatsz
    nyilak     bárhová az asztalon
    Enter      választás; máshol: miért nem?
    egér       kattintás: választás, jobb gomb: a lap elolvasása
    c          minden lehetőség, és hogy miért nem megy valami
    i          a lap elolvasása
    u          vond vissza, amit az imént tettél, ha lehet
    h          mit tenne egy erős bot, és miért
    l          minden, ami történt
    m          szólj a többiekhez, egy szerver asztalánál
    s          a játék indítása, ha te vagy a házigazda egy szerveren
    a          helyet kérni, vagy válaszolni a kérésekre
    n          visszavágó, egy szerver asztalánál, a játék végén
    r          az eredmény, a játék végén
    t          másik téma
    q          kilépés; a játszma elmentődik
screen-plain = Képernyőolvasóval játssz egyszerű sorokban: citadels play --plain
