export default {
  signature: {
    greeting: 'Üdvözlettel:',
    phone: 'Telefon: {phone} (munkanapokon {from}–{to})',
    email: 'E-mail: {email}',
  },
  facts: {
    number: 'Azonosító',
    receivedAt: 'Beérkezés ideje',
    moment: '{at, date, moment}',
    name: 'Név',
    email: 'E-mail-cím',
    phone: 'Telefonszám',
    requestNumber: 'Igényazonosító',
    subject: 'Tárgy',
    contract: 'A szerződés megjelölése',
  },
  greeting: {
    named: 'Tisztelt {name}!',
    unnamed: 'Tisztelt Ügyfelünk!',
  },
  complaint: {
    subject: 'Panaszát megkaptuk ({number})',
    received: 'Panasza megérkezett hozzánk. Ezt a levelet beérkezésének igazolásaként küldjük; kérjük, őrizze meg.',
    wordsTitle: 'A panasz szövege',
    nextTitle: 'Mi következik?',
    answer: 'A panaszt megvizsgáljuk, és a beérkezésétől számított 30 napon belül írásban, érdemben válaszolunk erre az e-mail-címre.',
    board:
      'Ha válaszunkkal nem ért egyet, fogyasztóként a lakóhelye szerint illetékes békéltető testülethez fordulhat. A székhelyünk szerint illetékes testület: {board}, {address}, telefon: {phone}, honlap: {web}.',
    policy: 'Panaszkezelési tájékoztató',
  },
  withdrawal: {
    subject: 'Elállási nyilatkozatát megkaptuk ({number})',
    received:
      'Elállási nyilatkozata megérkezett hozzánk. Ezt a levelet a nyilatkozat tartalmának, beérkezése napjának és időpontjának igazolásaként küldjük; kérjük, őrizze meg.',
    wordsTitle: 'A nyilatkozat szövege',
    statement: 'Kijelentem, hogy elállok az alábbi szerződéstől. A szerződés megjelölése: {contract}. Szolgáltató: {company}. Név: {name}.',
    nextTitle: 'Mi következik?',
    notStarted:
      'Ha a javítást még nem kezdtük meg, a készüléket visszaküldjük, és az Önnek visszajáró összeget a nyilatkozat beérkezésétől számított 14 napon belül, az eredetivel azonos fizetési móddal visszatérítjük.',
    started: 'Ha a javítást az Ön kifejezett kérésére már megkezdtük, a felmondásig elvégzett munka arányos díjáról külön levélben tájékoztatjuk.',
    done: 'Ha a javítást az Ön kifejezett kérésére már teljes egészében elvégeztük, az elállási jog megszűnt; erről indokolással, külön levélben értesítjük.',
    none: 'Ha a szerződést vállalkozásként kötötte, vagy a nyilatkozatot a 14 napos határidő letelte után küldte el, az elállási jog nem illeti meg; erről indokolással, külön levélben értesítjük.',
    contact: 'Ha nem Ön tette ezt a nyilatkozatot, kérjük, haladéktalanul értesítsen minket.',
  },
  desk: {
    complaintSubject: 'Új panasz: {number}',
    withdrawalSubject: 'Új elállás: {number}',
    complaintTask: 'Írásbeli válasz eddig adandó: {by, date, day}',
    withdrawalTask: 'Döntés és az esetleges visszatérítés eddig esedékes: {by, date, day}',
    language: 'Az ügyfél nyelve',
    languages: { hu: 'magyar', en: 'angol', de: 'német', sl: 'szlovén' },
    open: 'Panaszok és elállások megnyitása',
    withoutReceipt:
      'Az ügyfélnek nem ment ki visszaigazoló levél, mert erre a címre egy órán belül már öt visszaigazolást küldtünk. Ha kéri, vagy ha a nyilatkozat valóban tőle származik, kérjük, küldje el neki kézzel.',
  },
} as const
