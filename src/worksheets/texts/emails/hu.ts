export default {
  sent: {
    subject: 'Munkalap: {number}',
    text: 'Csatolva küldjük a készüléke javításának munkalapját.',
    worksheet: 'Munkalap száma',
  },
  finished: {
    subject: 'Elkészült a javítás, igény: {number}',
    text: 'A készüléket megjavítottuk. Az elvégzett munkát a mellékelt munkalap tartalmazza.',
    withCard: 'A munkalap része a javítási jótállási jegy is; kérjük, őrizze meg.',
  },
  next: {
    title: 'Mi történik ezután?',
    invoice: 'A javítás díjáról számlát küldünk.',
    courier: 'Futárunk visszaviszi Önnek a készüléket. Az indulásáról külön levélben értesítjük.',
    locker: 'A készüléket a választott csomagautomatába küldjük. Az indulásáról külön levélben értesítjük.',
    counter: 'Az üzletbe visszük vissza a készüléket, ott veheti át; levélben értesítjük, amikor odaért.',
  },
  returned: {
    newIdentifier: 'A cserekészülék azonosítója',
    feeName: 'Visszaszállítási díj',
    inCash: '{amount} (készpénzben {cash})',
    noFaultSubject: 'Nem találtunk hibát, igény: {number}',
    noFaultText:
      'A készüléket bevizsgáltuk, és a leírt hibát nem tapasztaltuk, ezért javítás nélkül visszaküldjük. A bevizsgálás eredményét a mellékelt munkalap tartalmazza.',
    rejectedSubject: 'Díjmentes javítás nem lehetséges, igény: {number}',
    rejectedText:
      'A bevizsgálás szerint a hibát díjmentesen nem tudjuk kijavítani, ezért a készüléket javítás nélkül visszaküldjük. Az okát a mellékelt munkalap tartalmazza.',
    replacedSubject: 'Cserekészüléket küldünk, igény: {number}',
    replacedText: 'A készüléket javítás helyett kicseréltük, és a cserekészüléket küldjük Önnek. A részleteket a mellékelt munkalap tartalmazza.',
    unrepairedSubject: 'Visszaküldjük a készüléket, igény: {number}',
    unrepairedText: 'A készüléket javítás nélkül visszaküldjük. A bevizsgálás eredményét a mellékelt munkalap tartalmazza.',
    notDoneText:
      'Az Ön által megrendelt javítást nem tudtuk elvégezni, ezért a készüléket javítás nélkül visszaküldjük. A javításért és a visszaszállításért nem kell fizetnie. Az okát a mellékelt munkalap tartalmazza.',
    withdrawnText:
      'Ön elállt a javítási szerződéstől, ezért a készüléket javítás nélkül visszaküldjük. Díjat legfeljebb azért számíthatunk fel, amit a javításból az Ön kifejezett kérésére addig elvégeztünk; ha van ilyen, számlát küldünk róla. A készülék munkalapját mellékeltük.',
    afterQuoteText:
      'A készüléket javítás nélkül előkészítettük a visszaküldésre. A felszámított díjakról az árajánlat lezárásakor küldött levelünkben tájékoztattuk Önt. A bevizsgálás eredményét a mellékelt munkalap tartalmazza.',
    fee: 'A visszaszállításért díjat számítunk fel, amelyről számlát küldünk. A fizetés módját az igény oldalán választhatja meg.',
  },
} as const
