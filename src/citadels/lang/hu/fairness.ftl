# Ellenőrizhető keverés: az asztalnál, a játszma végén és a `citadels verify` parancsban.
# Az ujjlenyomat egy titkos szám kivonata; a szám valakinek a véletlen része a keverésben.
fair-title = Tisztességes keverés
fair-about = A szerver kiválasztott egy titkos számot, és az ujjlenyomatát mutatja. Minden játékos böngészője hozzátehet egy saját számot. Együtt keverik a lapokat, és a játszma után bárki ellenőrizheti, hogy senki sem válogatott.
fair-fingerprint = A szerver számának ujjlenyomata
fair-taking_part = Keverni segít: { $players }
fair-alone = Még egyik játékos böngészője sem segít keverni.
fair-dealing = Keverjük a lapokat…
fair-old_table = Ezt az asztalt egy korábbi változat nyitotta: a keverése nem ellenőrizhető.
fair-own_part = A te számod: { $part }
fair-by_hand = Ha magad is ellenőriznéd, töltsd le a játszmafájlt, és futtasd ezt:
fair-checking = A keverés ellenőrzése…
fair-unknown = A keverés most nem ellenőrizhető.
fair-details = Amit ellenőriztünk

## The verdicts
fair-is-fair = Tisztességes keverés: senki sem válogathatott a lapok között.
fair-is-server_only = A keverés illik a szerver ujjlenyomatához, de egy játékos sem segített keverni. Ez keveset bizonyít.
fair-is-not_checkable = Ez a keverés nem ellenőrizhető: a játszmafájl nem mondja meg, honnan származik.
fair-is-wrong = Ezzel a keveréssel valami nincs rendben.
# The list begins with the server.
fair-mixed = Keverte: { $players }.
fair-server = a szerver
fair-withheld = Számot ígért, de nem mutatta meg: { $players }. Aki osztott, választhatott, hogy vele vagy nélküle oszt.

## The checks, passed and failed
fair-ok-shown = Az ujjlenyomat az, amelyik az asztalnál látszott.
fair-bad-shown = Az ujjlenyomat nem az, amelyik az asztalnál látszott.
fair-ok-server = A szerver száma illik az ujjlenyomatához.
fair-bad-server = A szerver száma nem illik az ujjlenyomatához.
fair-ok-players = A játékosok számai illenek az ujjlenyomatukhoz.
fair-bad-players = Ezeknek a játékosoknak a száma nem illik az ujjlenyomatához: { $players }.
fair-ok-own = A te számod benne van a keverésben.
fair-bad-own = A te számod hiányzik a keverésből.
fair-ok-setup = A lapokat éppen ehhez a játszmához keverték.
fair-bad-setup = A lapokat másik játszmához keverték.
fair-ok-seed = A keverés pontosan ezekből a számokból adódik.
fair-bad-seed = A keverés nem ezekből a számokból adódik.
fair-ok-cards = A játékban lévő karakterek és egyedi kerületek a keverésből adódnak.
fair-bad-cards = A játékban lévő karakterek vagy egyedi kerületek nem a keverésből adódnak.
fair-ok-game = Az egész játszma visszajátszható ebből a keverésből.
fair-bad-game = A játszma nem játszható vissza ebből a keverésből.
