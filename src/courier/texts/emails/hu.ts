export default {
  facts: {
    carrier: 'Futárszolgálat',
    trackingNumber: 'Csomagszám',
    cash: 'A futárnak készpénzben fizetendő',
  },
  track: 'Csomagkövetés: {carrier}',
  pickupFailed: {
    againSubject: 'Nem sikerült átvennünk a készüléket, igény: {number}',
    againText: 'A futár hiába kereste Önt, a készüléket nem tudta átvenni. Az alábbi időben újra felkeresi Önt.',
    againHow: 'Ha ez az időpont nem alkalmas, az igény oldalán válasszon másikat, amíg a futár el nem indul. Az új csomagszámot is ott találja.',
    chooseSubject: 'Válasszon új időpontot a futárnak, igény: {number}',
    chooseText: 'A futár ismét nem tudta átvenni Öntől a készüléket, ezért csak akkor megy ki ismét, ha Ön új időpontot választ.',
    returnedText: 'A futárszolgálat nem tudta eljuttatni hozzánk a csomagot, és visszavitte Önhöz.',
    chooseHow:
      'Válasszon új napot és idősávot az igény oldalán, és azonnal megrendeljük a futárt. Ha a javításra már nincs szüksége, ugyanott lemondhatja az igényt.',
    choose: 'Új időpontot választok',
  },
  shipped: {
    subject: 'Készüléke úton van Önhöz, igény: {number}',
    text: 'A futár átvette tőlünk a készülékét, és viszi Önnek.',
    lockerText:
      'A futár átvette tőlünk a készülékét, és a választott csomagautomatába viszi. Az átvételi kódot a futárszolgálat küldi, amint a csomag ott van.',
    counterText: 'Készülékét átadtuk a futárnak, aki az üzletbe viszi. Levélben értesítjük, amikor ott átveheti.',
    cash: 'Kérjük, készítse elő az összeget, hogy gyorsan végezzenek.',
    attempts: 'Ha a futár nem találja Önt, a következő munkanapon újra megpróbálja.',
  },
  deliveryFailed: {
    subject: 'Nem sikerült átadnunk a készüléket, igény: {number}',
    againText: 'A futár hiába kereste Önt, a készüléket nem tudta átadni. A következő munkanapon újra megpróbálja.',
    beThere: 'Kérjük, legyen elérhető a telefonján: a futár érkezés előtt felhívhatja.',
    lastText: 'A futár ismét nem tudta átadni a készüléket, ezért több kísérletet nem tesz. A csomag visszakerülhet hozzánk.',
    returnedText: 'A csomagot nem sikerült átadni, és visszakerült hozzánk.',
    backSubject: 'Visszakerült hozzánk a készüléke, kérjük válaszát, igény: {number}',
    choose:
      'Válasszon az igény oldalán: másik nap, másik cím, csomagautomata vagy személyes átvétel. Az újabb kiszállításért nem számítunk fel díjat. Kérdés esetén hívjon minket: {phone}, munkanapokon {from}–{to}.',
    talk: 'Hívjon minket, és megbeszéljük, mikor és hová vigye a futár. Telefon: {phone}, munkanapokon {from}–{to}.',
  },
  lost: {
    subject: 'Elveszett a csomagja, igény: {number}',
    inText: 'Sajnálattal értesítjük, hogy a csomag a szervizünkbe vezető úton elveszett, a futárszolgálat nem találja.',
    outText: 'Sajnálattal értesítjük, hogy a csomag az Önhöz vezető úton elveszett, a futárszolgálat nem találja.',
    compensation: 'Kártalanítás a készülékért',
    payout:
      'A kártalanítást átutaljuk. Kérjük, adja meg az igény oldalán, melyik bankszámlára kéri: a megadásától számított {days} napon belül fizetjük ki.',
    questions: 'Ha kérdése van, vagy az összeggel nem ért egyet, hívjon minket: {phone}, munkanapokon {from}–{to}.',
    say: 'Bankszámla megadása',
    nothingOwed: 'A javításért és a szállításért nem kell fizetnie. Amit már kifizetett, visszatérítjük, a kiállított számlát érvénytelenítjük.',
  },
} as const
