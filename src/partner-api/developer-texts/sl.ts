export default {
  title: 'Za razvijalce',
  description: 'Kako lastni sistem podjetja kliče portal Mobilfutár: ključi API, klici, napake, omejitve in webhooki.',
  lead: 'Lastni sistem podjetja lahko po istih pravilih uporablja iste klice kot portal: odda zahtevek, ga spremlja, odloča o ponudbi in prejema obvestila o spremembah.',
  openapi: 'Celoten opis za stroje (OpenAPI 3.1)',
  start: {
    title: 'Prvi klic',
    key: 'Ključ API ustvari skrbnik podjetja po prijavi na strani Dostop za razvijalce. Skrivnost ključa pokažemo enkrat.',
    call: 'Ključ pošljite v glavi Authorization vsakega klica. Piškotek in žeton obrazca (X-CSRF-Token) nista potrebna. Glava Language (hu, en, de, sl) izbere jezik stavkov v odgovoru.',
    answer: 'Odgovor sta status in data. Ključ vidi vse zahtevke podjetja, ker je odgovorna oseba skrbnik.',
    book: 'Pred oddajo zahtevka pokličite GET /api/booking-setup, na primer z vprašanjem ?brand=huawei&warrantyType=2: iz odgovora so availableServiceId, pickupDay in textVersions.',
  },
  errors: {
    title: 'Napake',
    text: 'Zavrnitev vedno vsebuje code, message in seznam polj. 401: ključ ni veljaven (API_KEY_INVALID). 403: ključ tega ne dovoljuje (API_KEY_SCOPE). 404: tega ni ali ni vaše. 409: stanje se je medtem spremenilo. 422: napačni podatki. 429: preveč klicev.',
  },
  limits: {
    title: 'Omejitve',
    text: 'Za vsak ključ in klic 1200 branj in 300 sprememb na minuto ter 600 oddanih zahtevkov na uro. Glave RateLimit-Limit, RateLimit-Remaining in RateLimit-Reset povedo, koliko ostaja; pri 429 glava Retry-After pove, čez koliko sekund poskusite znova.',
  },
  idempotency: {
    title: 'Ponovno pošiljanje',
    text: 'Pri oddaji zahtevka pošljite glavo Idempotency-Key (8 do 200 znakov, na primer UUID). Isti klic z istim ključem se zgodi enkrat in vrne isti odgovor, zato ga po prekinjeni povezavi varno ponovite.',
  },
  webhooks: {
    title: 'Webhooki',
    text: 'Sledimo standardu Standard Webhooks. Sporočilo vsebuje številke in stanja, osebnih podatkov pa ne: podrobnosti poizvejte s ključem.',
    events: 'Obveščamo o teh dogodkih:',
    targets:
      'Pošiljamo le na javne naslove, ki se začnejo s https://: ne na lasten računalnik (localhost), v notranje omrežje ali na naslove http://. Na odgovor čakamo deset sekund, preusmeritvam ne sledimo. Zakaj dostava ni uspela, piše v dnevniku webhooka.',
    retries:
      'Odgovor 2xx pomeni dostavljeno. Sicer v treh dneh poskusimo desetkrat, nato webhook izklopimo in pišemo skrbnikom podjetja. Kar se zgodi pozneje, ostane 30 dni v dnevniku webhooka in ga lahko od tam pošljete, ko je znova vklopljen. Isto sporočilo lahko prispe večkrat: prepoznajte ga po webhook-id.',
    signatureTitle: 'Preverjanje podpisa',
    signature:
      'Podpis je HMAC-SHA256 nad webhook-id, webhook-timestamp in vsebino (natanko takšno, kot je prispela), povezanimi s pikami; ključ je del skrivnosti za whsec_, dekodiran iz Base64. V glavi webhook-signature je lahko več podpisov, ločenih s presledkom, ker po novi skrivnosti še 24 ur podpisujemo tudi s staro: dovolj je, da se ujema eden. Sporočila, starejša od petih minut, zavrnite. Primer, na katerem preskusite svoj program:',
  },
  sandbox: {
    title: 'Testno okolje',
    text: 'Skrbnik podjetja lahko testno okolje odpre na strani Dostop za razvijalce. Testni ključ se začne z mf_test_ in odpira iste klice, vendar gre vse, kar z njim pošljete, v ločeno zbirko podatkov: tega ne vidita ne servis ne kurir, o tem ne nastanejo račun, e-pošta ali poročilo. Tudi sem ne pošiljajte podatkov resničnih oseb. Od plačil je mogoče preizkusiti le nakazilo.',
    steps:
      'Zahtevek premikate sami (receive, sendQuote, issueReport, finishRepair, returnUnrepaired, orderDelivery, ship, handBack), sami premikate tudi uro testnega okolja, v enem klicu največ za 168 ur, skupaj največ za 120 dni: medtem potečejo ponudbe, zapadejo opomniki, kurir napreduje in prispejo webhooki. Webhook-timestamp je tudi takrat pravi čas. Česar 30 dni nihče ne uporablja, izbrišemo.',
  },
  calls: {
    title: 'Klici',
    text: 'Kaj lahko kličete s ključem API, po potrebni pravici. Opisi so v angleščini. Vsebina primerov ima vsa polja: „…“ pomeni besedilo, 1 število, prva vrednost izbiro, polja, ki jih lahko izpustite, pa imajo vrednost, ki velja brez njih. Več o poljih je v dokumentu OpenAPI.',
    example: 'Primer',
    idempotent: 'Zahteva glavo Idempotency-Key.',
  },
  scope: {
    requestsRead: 'Branje zahtevkov',
    requestsWrite: 'Oddaja in spreminjanje zahtevkov',
    decisions: 'Odločitve',
    documents: 'Dokumenti',
    orders: 'Naročila',
    preAlerts: 'Prednajave',
  },
} as const
