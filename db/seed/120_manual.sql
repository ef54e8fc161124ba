-- The articles the employees' manual begins with, in Hungarian as employees write them (decision 93). They come once: from then on they belong to
-- whoever holds manual.edit. Sources: SPEC 1, 4 and 9, GAPS D1, D5 and D8, DOMAIN; the figures are those of the day the portal was set up.

create temporary table first_articles (id bigint, title text, places text[], brand_ids integer[], important boolean, body text);
insert into first_articles values
(1, 'Átvétel: mit nézzünk meg, és mit írjunk le', '{arrival}', '{}', true, $article$
Az átvétel dönti el, mit hiszünk el egymásnak később. **Amit most nem írunk le és nem fényképezünk le, azt utólag nem tudjuk igazolni.**

# A sorrend

1. **Olvassa be a csomag címkéjét**, és nézze meg a dobozt, mielőtt kibontja. Sérült doboznál előbb fényképezzen, aztán bontson.
2. **Vesse össze az azonosítót** (IMEI vagy gyári szám) a képernyőn látottal. Ha eltér, ne javítsa ki csendben: rögzítse, amit olvasott.
3. **Jelölje be a tartozékokat.** Ami a foglalásban szerepel, de nincs a dobozban, azt hiányként írja le; ami többlet, azt is.
4. **Rögzítse az állapotot** a lista szerint: kijelző, ház, hátlap, csatlakozók, kamera, folyadék nyoma.
5. **Fényképezzen** legalább négyet: előlap, hátlap, két él, és minden sérülés közelről.

# Ha valami nem stimmel

| Mit lát | Mit tegyen |
|---|---|
| Más készülék van a dobozban | Rögzítse a beolvasott azonosítót; ha másik nyitott igényé, a rendszer megmutatja |
| Két készülék jött egy dobozban | „Második készülék”: az ügyfél levelet kap, és válaszol |
| Nincs igény hozzá | Azonosítatlan csomagok: fénykép, minden olvasható kód, feladó |
| Lemondott igény készüléke jött meg | Vegye át: az igény újra megnyílik, az ügyfél értesül |
| Bekapcsolt készülékkereső | Írja le; a gyártói javítás így nem kezdhető el |
$article$),
(2, 'Sérült vagy púpos akkumulátor', '{arrival,worksheet}', '{}', true, $article$
Az ilyen akkumulátor **meggyulladhat**. Ilyenkor a biztonság megelőzi a határidőt.

# Miről ismeri fel

- a hátlap vagy a kijelző elemelkedik a kerettől
- a készülék magától melegszik, édeskés szaga van
- folyadék nyoma vagy szúrás látszik az akkumulátoron

# Mit tegyen

1. **Ne töltse, ne kapcsolja be, ne nyomja vissza** a helyére.
2. Tegye éghetetlen felületre, mástól külön, és szóljon a műhely vezetőjének.
3. Ha melegszik vagy füstöl: ne fogja meg kézzel. Tartsa távol az embereket, szellőztessen, és hívja a **112**-t.
4. Írja a munkalapra, mit látott, és fényképezze le biztonságos távolságból.

# Szállítás

**Sérült vagy hibás akkumulátorral készüléket futárral nem adunk fel** rendes küldeményként. A visszaszállítás előtt beszéljen a logisztikával: az akkumulátort előbb ki kell venni, vagy külön engedélyezett szállítás kell.
$article$),
(3, 'Csomagolás: így küldjük vissza', '{courier}', '{}', false, $article$
A készülék úgy érkezzen meg, ahogy elengedtük.

1. A készüléket **puha anyagba**, aztán dobozba tegye; a dobozban semmi ne mozogjon.
2. Oldalanként legalább három ujjnyi bélés legyen.
3. Tartozékot csak azt tegyen bele, ami az átadás-átvételi lapon szerepel. Töltő és kábel csak akkor jön és megy, ha **töltési vagy akkumulátorhiba** miatt kértük be.
4. A munkalap és a jótállási igazolás a dobozba kerül, a számlát e-mailben is elküldtük.
5. A régi futárcímkét szedje le, az új egy sík lapra kerüljön, hajtás nélkül.

Két készülék két doboz: minden készüléknek saját címkéje van.
$article$),
(4, 'Árajánlat: tételek, érvényesség, ha drágább a becslésnél', '{quote}', '{}', true, with_figures($article$
# Mi legyen rajta

- Minden tétel **egy dolog, a maga nevén**: alkatrész, munkadíj, szállítás.
- A szállítás (oda és vissza együtt {deliveryFee}) az ajánlat tétele, nem külön fizetnivaló.
- Választható tétel csak az legyen, ami nélkül a javítás is elvégezhető.

# Meddig érvényes

Az ajánlat **{quoteDays} munkanapig** érvényes, az utolsó nap végéig. A dátumot a rendszer írja az ajánlatra és a levélbe: Ön más határidőt ne mondjon. Lejárat után nem fogadható el, de új ajánlat küldhető, amíg a készülék nálunk van.

# Ha elutasítja, vagy nem válaszol

A bevizsgálás díja ({inspectionFee}) és a logisztikai díj ({returnFee}) egyszer fizetendő. Ezt az ügyfél már a foglaláskor látta, és az ajánlaton is szerepel.

# Ha több a foglaláskor mutatott becslésnél

Írja le egy mondatban, **miért**: mit talált a bevizsgálás, ami a hibaleírásból nem látszott. Ez a mondat megjelenik az ügyfélnél.
$article$, 'hu')),
(5, 'Szakértői jegyzőkönyv', '{report}', '{}', false, with_figures($article$
Jegyzőkönyvet akkor állítunk ki, ha a garanciális igény **nem megalapozott**: a hiba nem a gyártásból ered.

# Amit tartalmaznia kell

1. Mit panaszolt az ügyfél, a saját szavaival.
2. Mit talált, és mivel mérte.
3. Miért következik ebből, hogy nem gyártási hiba.
4. Fényképek, amelyeken ez látszik.

Egy kívülálló is értse meg belőle, mi alapján döntöttünk. Az ügyfél más szakértőhöz is viheti.

# Mi következik utána

Az ügyfél **{reportDays} munkanapig** dönthet: *elfogadja* (ekkor árajánlatot kér), vagy *elutasítja* (ekkor javítás nélkül visszaküldjük). Ha nem válaszol, a készüléket visszaküldjük. A visszaküldés díja {returnFee}, utánvétben {returnFeeCash}.

Ha tévedtünk, **javított jegyzőkönyvet** adjon ki: az új érvényteleníti az előzőt, és a határidő újraindul.
$article$, 'hu')),
(6, 'Talált adatok: mit szabad, és mit nem', '{worksheet}', '{}', true, $article$
Az ügyfél a készülékével együtt az életét adja a kezünkbe. Az adatvédelmi rendelet (GDPR) szerint csak azt kezelhetjük, ami a javításhoz kell.

- **Ne nézzen bele** képekbe, üzenetekbe, névjegyekbe. A próba a tárcsázó, a kamera, a hangszóró próbája, nem az ügyfél adatainak olvasása.
- **A feloldókódot ne írja le** sehová: sem a munkalapra, sem cetlire, sem üzenetbe. Ha a próbához kell, az ügyfelet kérje meg a kód kikapcsolására.
- **Mentést nem készítünk.** Az ügyfél adatait javítás előtt töröljük, ha a javítás ezt kívánja; ezt a foglaláskor tudomásul vette.
- A fényképeken **ne látszon képernyőtartalom**. Ha mégis, készítsen másikat.
- Bent maradt SIM-, eSIM- vagy memóriakártyát rögzítsen, és a készülékkel együtt adja vissza.

Ha olyasmire bukkan véletlenül, ami **bűncselekményre** utal, ne nézze tovább, ne másolja, és azonnal szóljon a vezetőjének.

Ha adat kerülhetett illetéktelenhez (elveszett csomag, rossz címre ment készülék), azonnal jelentse: a bejelentésre **72 óránk** van.
$article$),
(7, 'Futár: rendelés, sikertelen felvétel, elveszett csomag', '{courier}', '{}', false, with_figures($article$
# Mikorra rendelhető

Munkanapon **{cutOff}** előtt a következő munkanapra, utána az azt követőre. Hétvégén és ünnepnapon a futár nem jön.

# Ha nem találta otthon

Kétszer próbáljuk. Az első sikertelen felvétel után a rendszer új napot rendel, és levelet küld; a második után az ügyfél választ újra. Ne rendeljen harmadszorra anélkül, hogy beszélt volna vele.

# Ha hallgat a futár

Három munkanap hír nélkül: **kérdezze meg a futárszolgálatot** a csomag adatlapján, és írja be a választ. Tíz munkanap után dönthet úgy, hogy a csomag elveszett; a döntést és a kártalanítást indokolja. Az ügyfél az igény oldalán adja meg, melyik bankszámlára kéri; ha telefonon mondja meg, Ön írja be ugyanitt. A pénzügy utalja át (*Pénzügy*, *Kártalanítások*), az ügyfél levelet kap róla.

# Csomagautomata

Automatánál **nincs utánvét**: amíg a számla nincs kifizetve, a készülék nem indul el.
$article$, 'hu')),
(8, 'Elhagyott készülék: meddig tároljuk', '{storage}', '{}', false, $article$
Ha az ügyfél nem fizet, nem válaszol vagy nem veszi át a készülékét, az általános szerződési feltételek szerinti ideig tároljuk. Az utolsó napot a rendszer számolja, és a készülék lapján látja.

1. Az idő alatt **három értesítést** küldünk; ezeket a rendszer küldi, Önnek nem kell.
2. Az utolsó nap után az igény a „Tárolás lejárt” listába kerül. **Dönteni csak ember dönthet**, indoklással.
3. Döntés előtt hívja fel az ügyfelet, és írja be, mire jutottak.
4. Adathordozót tartalmazó készülék nem hagyhatja el a házat törlés nélkül.
$article$),
(9, 'Így írunk az ügyfélnek', '{messages,statements}', '{}', false, $article$
- **Önözünk**, rövid mondatokban, szakszó nélkül: *telefon*, nem *készülékegység*.
- Az első mondat a hír, a második a dátum, a harmadik a teendő.
- Ne ígérjen olyat, ami nincs a rendszerben. Új határidőt a rendszerben adjon, hogy az ügyfél mindenhol ugyanazt lássa.
- **Bankkártyaszámot, jelszót, feloldókódot ne kérjen**, és ha az ügyfél elküldi, kérje meg, hogy változtassa meg.
- Panaszra akkor is válaszolunk, ha nincs igaza. A panasz **30 napon belül** írásban választ kap, és az elutasításban megnevezzük a békéltető testületet.
$article$),
(10, 'Apple: készülékkereső és aktiválási zár', '{arrival,worksheet}', '{2}', true, $article$
Bekapcsolt **Lokátor (Find My)** mellett az Apple-készülék javítása nem kezdhető el.

1. Átvételkor nézze meg: *Beállítások → név → Lokátor*. Ha a készülék nem kapcsol be, kérje az ügyfelet, hogy az iCloud weboldalán vegye ki a fiókjából.
2. Írja a lapra, mikor és hogyan ellenőrizte.
3. **Az Apple-azonosító jelszavát sose kérje el**, és ne is írja be helyette.
4. Ha a zár bekapcsolva marad, tegye az igényt várakozásra „ügyfél” okkal, és írjon neki.
$article$);

insert into manual_articles (id) overriding system value select id from first_articles on conflict do nothing;
insert into manual_versions (article_id, version, title, body, brand_ids, places, important, note, written_at, written_by)
select id, 1, title, btrim(body, E'\n'), brand_ids, places, important, '', '2026-11-24T08:00:00Z', null from first_articles
on conflict do nothing;
drop table first_articles;

-- The next article written by hand must not meet the ids used here.
select setval(pg_get_serial_sequence('manual_articles', 'id'), (select max(id) from manual_articles));
