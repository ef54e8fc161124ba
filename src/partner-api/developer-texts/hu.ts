export default {
  title: 'Fejlesztőknek',
  description: 'Hogyan hívhatja egy cég saját rendszere a Mobilfutár portált: API-kulcsok, hívások, hibák, korlátok és webhookok.',
  lead: 'A cég saját rendszere ugyanazokat a hívásokat használhatja, ugyanazokkal a szabályokkal, mint a portál: igényt adhat le, követheti, dönthet az árajánlatról, és értesítést kaphat a változásokról.',
  openapi: 'A teljes leírás gépi formában (OpenAPI 3.1)',
  start: {
    title: 'Az első hívás',
    key: 'API-kulcsot a cég adminisztrátora hozhat létre bejelentkezés után, a Fejlesztői hozzáférés oldalon. A kulcs titkát egyszer mutatjuk meg.',
    call: 'A kulcsot minden hívás Authorization fejlécében küldje. Süti és űrlapazonosító (X-CSRF-Token) nem kell hozzá. A Language fejléc (hu, en, de, sl) a válasz mondatainak nyelvét választja.',
    answer: 'A válasz: status és data. A kulcs a cég minden igényét látja, mert a felelőse a cég adminisztrátora.',
    book: 'Igény leadása előtt kérdezze le a GET /api/booking-setup hívást, például a ?brand=huawei&warrantyType=2 kérdéssel: a válaszából való az availableServiceId, a pickupDay és a textVersions.',
  },
  errors: {
    title: 'Hibák',
    text: 'Az elutasítás mindig code, message és a hibás mezők listája. 401: a kulcs nem érvényes (API_KEY_INVALID). 403: a kulcs erre nem jogosít (API_KEY_SCOPE). 404: nincs ilyen, vagy nem az Öné. 409: az állapot közben megváltozott. 422: hibás adat. 429: túl sok hívás.',
  },
  limits: {
    title: 'Korlátok',
    text: 'Kulcsonként és hívásonként percenként 1200 olvasás és 300 módosítás, óránként 600 leadott igény. A RateLimit-Limit, RateLimit-Remaining és RateLimit-Reset fejléc mutatja, mennyi maradt; 429 esetén a Retry-After mondja meg, hány másodperc múlva próbálja újra.',
  },
  idempotency: {
    title: 'Ismételt küldés',
    text: 'Igény leadásánál küldjön Idempotency-Key fejlécet (8–200 karakter, például UUID). Ugyanazzal a kulccsal ugyanaz a hívás egyszer történik meg, és ugyanazt a választ adja, így megszakadt kapcsolat után biztonságosan ismételhető.',
  },
  webhooks: {
    title: 'Webhookok',
    text: 'A Standard Webhooks szabványát követjük. Az üzenet számokat és állapotokat tartalmaz, személyes adatot nem: a részleteket a kulccsal kérdezheti le.',
    events: 'Ezekről az eseményekről kérhet értesítést:',
    targets:
      'Csak nyilvános, https:// kezdetű címre küldünk: helyi gépre (localhost), belső hálózatra és http:// címre nem. A válaszra tíz másodpercig várunk, az átirányítást nem követjük. Hogy egy kézbesítés miért nem sikerült, azt a webhook naplója mutatja a Fejlesztői hozzáférés oldalon.',
    retries:
      '2xx válaszra a kézbesítés sikeres. Egyébként három napon át összesen tízszer próbáljuk, azután a webhookot leállítjuk, és levelet küldünk a cég adminisztrátorainak. Ami ezután történik, 30 napig a webhook naplójában marad, és az újbóli bekapcsolás után onnan elküldhető. Ugyanaz az üzenet többször is megérkezhet: a webhook-id alapján ismerje fel.',
    signatureTitle: 'Az aláírás ellenőrzése',
    signature:
      'Az aláírás HMAC-SHA256 a webhook-id, a webhook-timestamp és a törzs (betűre úgy, ahogy megérkezett) pontokkal összefűzött szövege fölött; a kulcs a titok whsec_ utáni, Base64-ből visszafejtett része. A webhook-signature fejlécben szóközzel elválasztva több aláírás is állhat, mert új titok kérése után 24 óráig a régivel is aláírunk: elég, ha az egyik egyezik. Az öt percnél régebbi üzenetet utasítsa el. Példa, amelyen kipróbálhatja a programját:',
  },
  sandbox: {
    title: 'Tesztkörnyezet',
    text: 'A cég adminisztrátora tesztkörnyezetet nyithat a Fejlesztői hozzáférés oldalról. A tesztkulcs mf_test_ kezdetű, és ugyanezeket a hívásokat nyitja meg, de minden, amit vele küld, egy külön adatbázisba kerül: nem látja a szerviz és a futár, nem készül róla számla, levél és kimutatás. Valódi személyek adatait itt se küldje be. Fizetés csak átutalással próbálható ki.',
    steps:
      'Az igényt Ön lépteti (receive, sendQuote, issueReport, finishRepair, returnUnrepaired, orderDelivery, ship, handBack), és a tesztkörnyezet óráját is Ön viszi előre, hívásonként legfeljebb 168 órával, összesen legfeljebb 120 nappal: közben lejár az árajánlat, elmegy az emlékeztető, halad a futár, és megérkeznek a webhookok. A webhook-timestamp ilyenkor is a valódi idő. Amit 30 napig senki nem használ, azt töröljük.',
  },
  calls: {
    title: 'Hívások',
    text: 'Az API-kulccsal hívható címek, a hozzájuk szükséges jog szerint. A leírásuk angol. A példák törzsében minden mező szerepel: a „…” szöveget, az 1 számot jelöl, a választható értékek közül az első áll ott, az elhagyható mezőkben pedig az, amit elhagyva jelentenek. A mezőkről az OpenAPI-leírás mond többet.',
    example: 'Példa',
    idempotent: 'Idempotency-Key fejlécet kér.',
  },
  scope: {
    requestsRead: 'Igények olvasása',
    requestsWrite: 'Igények leadása és módosítása',
    decisions: 'Döntések',
    documents: 'Dokumentumok',
    orders: 'Megrendelések',
    preAlerts: 'Előjelzések',
  },
} as const
