export default {
  facts: {
    worksheet: 'Munkalap száma',
    arrivedAt: 'Átvétel időpontja',
    newIdentifier: 'A cserekészülék azonosítója',
    returnFee: 'Visszaszállítási díj',
  },
  inCash: '{amount} (készpénzben {cash})',
  arrived: {
    subject: 'Megérkezett a készülék, igény: {number}',
    differentSubject: 'Megérkezett a készülék, eltérést rögzítettünk, igény: {number}',
    text: 'A készüléket szervizünkben átvettük, és munkalapot nyitottunk róla.',
    reopenedSubject: 'Lemondott igényhez érkezett készülék, igény: {number}',
    reopenedText:
      'Ezt az igényt lemondta, a készülék azonban megérkezett szervizünkbe. Átvettük, munkalapot nyitottunk róla, és az igényt újra megnyitottuk.',
    reopenedChoice:
      'Ha a javítást nem kéri, írja meg nekünk vagy hívjon minket: a készüléket díjmentesen visszaküldjük. Díjköteles munkát csak az Ön elfogadása után végzünk.',
    secondSubject: 'Még egy készülék volt a csomagban, kérjük válaszát, igény: {number}',
    secondText:
      'A következő számú igényének csomagjában még egy készüléket találtunk: {first}. Átvettük, munkalapot nyitottunk róla, és külön igényként kezeljük.',
    secondNext:
      'Az igény oldalán írja meg, mi a készülék hibája, és fogadja el a feltételeket, vagy jelezze, hogy javítás nélkül kéri vissza. Válaszáig a készülékkel nem dolgozunk, és díjat nem számítunk fel. Javítás nélkül díjmentesen küldjük vissza.',
    found: 'Amit az átvételkor találtunk',
    disagree: 'Ha valamit másként tud, kérjük, mielőbb jelezze nekünk az alábbi elérhetőségeinken.',
    locator: 'Kérjük, kapcsolja ki a készülékkereső funkciót: {locator}. Bekapcsolt funkcióval a készüléket nem tudjuk megjavítani.',
    nextTitle: 'Mi történik ezután?',
    paid: 'Szakembereink bevizsgálják a készüléket, és árajánlatot küldünk. Javítani csak az Ön elfogadása után kezdünk.',
    buyback: 'Szakembereink bevizsgálják a készüléket, és elküldjük a végleges vételi ajánlatunkat. Ha nem fogadja el, díjmentesen visszaküldjük.',
    warranty: 'Szakembereink bevizsgálják és megjavítják a készüléket. Várható ideje {from}–{to} munkanap.',
    insurance: 'Szakembereink bevizsgálják a készüléket. A javítás költségéről a biztosító dönt; a javítás várható ideje {from}–{to} munkanap.',
  },
  finished: {
    subject: 'Elkészült a javítás, igény: {number}',
    text: 'A készüléket megjavítottuk. Az elvégzett munkát a mellékelt munkalap tartalmazza.',
    withCard: 'A munkalap része a javítási jótállási jegy is; kérjük, őrizze meg.',
  },
  next: {
    invoice: 'A javítás díjáról számlát küldünk.',
    courier: 'Futárunk visszaviszi Önnek a készüléket. Az indulásáról külön levélben értesítjük.',
    locker: 'A készüléket a választott csomagautomatába küldjük. Az indulásáról külön levélben értesítjük.',
  },
  returned: {
    noFaultSubject: 'Nem találtunk hibát, igény: {number}',
    noFaultText:
      'A készüléket bevizsgáltuk, és a leírt hibát nem tapasztaltuk, ezért javítás nélkül visszaküldjük. A bevizsgálás eredményét a mellékelt munkalap tartalmazza.',
    rejectedSubject: 'Díjmentes javítás nem lehetséges, igény: {number}',
    rejectedText:
      'A bevizsgálás szerint a hibát díjmentesen nem tudjuk kijavítani, ezért a készüléket javítás nélkül visszaküldjük. Az okát a mellékelt munkalap tartalmazza.',
    replacedSubject: 'Cserekészüléket küldünk, igény: {number}',
    replacedText: 'A készüléket megjavítása helyett kicseréltük, és a cserekészüléket küldjük Önnek. A részleteket a mellékelt munkalap tartalmazza.',
    unrepairedSubject: 'Visszaküldjük a készüléket, igény: {number}',
    unrepairedText: 'A készüléket javítás nélkül visszaküldjük. A bevizsgálás eredményét a mellékelt munkalap tartalmazza.',
    notDoneText:
      'Az Ön által megrendelt javítást nem tudtuk elvégezni, ezért a készüléket javítás nélkül visszaküldjük. A javításért és a visszaszállításért nem kell fizetnie. Az okát a mellékelt munkalap tartalmazza.',
    afterQuoteText:
      'A készüléket javítás nélkül előkészítettük a visszaküldésre. A felszámított díjakról az árajánlat lezárásakor küldött levelünkben tájékoztattuk. A bevizsgálás eredményét a mellékelt munkalap tartalmazza.',
    fee: 'A visszaszállításért díjat számítunk fel, amelyről számlát küldünk. A fizetés módját az igény oldalán választhatja meg.',
  },
} as const
