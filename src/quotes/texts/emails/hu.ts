export default {
  open: 'Igény megnyitása',
  decide: 'Megnézem és döntök',
  warning: 'Ne adja tovább ezt a levelet: aki megnyitja a hivatkozást, látja az igényét, és dönthet róla.',
  facts: {
    amount: 'Fizetendő (bruttó)',
    from: 'Fizetendő, választástól függően',
    validUntil: 'Érvényes (a nap végéig)',
    decideUntil: 'Dönthet (a nap végéig)',
    inspection: 'Bevizsgálási díj',
    logistics: 'Logisztikai díj',
    total: 'Összesen',
    returnFee: 'Visszaszállítási díj',
    reason: 'Ok',
    decidedAt: 'A döntés időpontja',
    method: 'A döntés módja',
  },
  inCash: '{amount} (készpénzben {cash})',
  methods: { web: 'az igény oldalán', phone: 'telefonon', email: 'e-mailben', inPerson: 'személyesen' },
  uncertain:
    'A határnap olyan évre esik, amelynek áthelyezett munkanapjait még nem hirdették ki. A fenti nap végéig biztosan dönthet; ha az áthelyezések miatt a határidő későbbre esne, meghosszabbítjuk, és erről értesítjük.',
  fees: 'Ha elutasítja, vagy nem válaszol, a készüléket javítás nélkül visszaküldjük, és ezeket a díjakat számítjuk fel:',
  quote: {
    aboveExpected: 'Az ajánlat magasabb a megrendelés előtt közölt tájékoztató árnál ({range}, szállítással). Ennek oka: {reason}',
    subject: 'Elkészült az árajánlat, igény: {number}',
    text: 'Szakembereink bevizsgálták a készüléket. Mellékeljük a javítás árajánlatát. A javítást csak az ajánlat elfogadása után kezdjük meg.',
    newSubject: 'Új árajánlat, igény: {number}',
    newText: 'A javításról új árajánlatot készítettünk ({version}. változat). A korábbi ajánlat és a róla hozott döntés már nem érvényes.',
    how: 'Az ajánlatot az igény oldalán nézheti át, és ott fogadhatja vagy utasíthatja el.',
  },
  approval: {
    subject: 'Árajánlat vár a jóváhagyására, igény: {number}',
    reminderSubject: 'Emlékeztető: árajánlat vár a jóváhagyására, igény: {number}',
    greeting: 'Tisztelt {name}!',
    above:
      'Elkészült az árajánlat az igényhez, amelyet {name} küldött. Az összeg meghaladja a küldő keretét ({limit}), ezért Ön dönthet róla a cég nevében.',
    all: 'Elkészült az árajánlat az igényhez, amelyet {name} küldött. Az ajánlatról Ön dönthet a cég nevében.',
    partAbove:
      'Elkészült az árajánlat az igényhez, amelyet {name} küldött. A küldő önállóan {limit} összegig dönthet; a drágább változatokról Ön dönthet a cég nevében.',
    number: 'Igény száma',
    device: 'Készülék',
    unanswered:
      'A hivatkozás bejelentkezés után nyitja meg az igényt. Ha a határidő végéig senki nem dönt, az ajánlat lejár, és a készüléket javítás nélkül küldjük vissza.',
    member: {
      above: 'Az ajánlat meghaladja azt az összeget, amelyről önállóan dönthet ({limit}), ezért a cég jóváhagyója dönt róla. Levélben értesítettük.',
      all: 'Az ajánlatról a cég jóváhagyója dönt. Levélben értesítettük.',
      partAbove: 'Önállóan {limit} összegig dönthet. Ha ennél drágább változatot választana, arról a cég jóváhagyója dönt; levélben értesítettük.',
      how: 'Az ajánlatot az igény oldalán nézheti át. A döntésről levélben értesítjük.',
      reminder: 'Az árajánlatunkról a cégénél még nem született döntés.',
      fees: 'Ha elutasítják, vagy a határidőig nem döntenek róla, a készüléket javítás nélkül visszaküldjük, és ezeket a díjakat számítjuk fel:',
    },
  },
  reminder: {
    subject: 'Emlékeztető az árajánlatról, érvényes: {day}',
    text: 'Az árajánlatunkról még nem döntött. Ha a javítást szeretné, kérjük, fogadja el a határidő végéig.',
    last: 'Ez az utolsó emlékeztetőnk. Az ajánlat a megadott nap végén lejár, utána a készüléket javítás nélkül küldjük vissza.',
  },
  extended: {
    subject: 'Több idő van dönteni, új határnap: {day}',
    text: 'Kihirdették az áthelyezett munkanapokat, ezért meghosszabbítottuk a döntésre nyitva álló határidőt. Mellékeljük az új határnappal kiállított dokumentumot; más nem változott.',
  },
  accepted: {
    subject: 'Megrendelte a javítást, igény: {number}',
    text: 'Köszönjük, elfogadását rögzítettük. Ez a levél a megrendelés visszaigazolása; kérjük, őrizze meg.',
    colleagueSubject: 'Megrendelték a javítást, igény: {number}',
    colleagueText:
      'Az árajánlatot az Ön cégénél {name} fogadta el, és ezzel megrendelte a javítást. Ez a levél a megrendelés visszaigazolása; kérjük, őrizze meg.',
    limitSubject: 'Megkezdjük a javítást, igény: {number}',
    limitText:
      'A bevizsgálás szerint a javítás ára az Ön által a megrendeléskor megadott {limit} költséghatáron belül van, ezért az árajánlatot az Ön előzetes rendelkezése szerint elfogadottnak tekintjük, és a javítást megkezdjük.',
    ordered: 'Megrendelt tételek',
    line: '{description}, {quantity, number} db: {amount}',
    declared: 'Nyilatkozatai',
    next: 'Értesítjük, amint a javítás elkészült. A javítás díját a számla alapján kell kifizetni.',
    withdrawal: 'Tájékoztató az elállásról és a mintanyilatkozat',
  },
  rejected: {
    subject: 'Elutasította az árajánlatot, igény: {number}',
    text: 'Az árajánlat elutasítását rögzítettük. A készüléket javítás nélkül visszaküldjük. Az alábbi díjakat számítjuk fel:',
    colleagueSubject: 'Elutasították az árajánlatot, igény: {number}',
    colleagueText: 'Az árajánlatot az Ön cégénél {name} elutasította.',
    colleagueReason: 'Az elutasítás oka: „{reason}”',
    colleagueReturn: 'A készüléket javítás nélkül visszaküldjük. Az alábbi díjakat számítjuk fel:',
    expiredSubject: 'Lejárt az árajánlat, igény: {number}',
    expiredText:
      'Az árajánlatról a határidő végéig nem kaptunk választ, ezért lejárt. A készüléket javítás nélkül visszaküldjük. Az alábbi díjakat számítjuk fel:',
    next: 'A díjakról számlát küldünk. A visszaszállításról külön levélben értesítjük.',
    stillPossible:
      'Ha mégis kéri a javítást, írja meg nekünk mielőbb az igény oldalán vagy hívjon minket: amíg a készülék nálunk van, új árajánlatot adhatunk.',
    notYou: 'Ha nem Ön döntött így, kérjük, azonnal értesítsen minket.',
  },
  report: {
    subject: 'Jegyzőkönyv a bevizsgálásról, igény: {number}',
    text: 'Bevizsgáltuk a készüléket. A hibát nem tudjuk díjmentesen kijavítani; az okát és a bevizsgálás eredményét a mellékelt jegyzőkönyv tartalmazza.',
    newSubject: 'Helyesbített jegyzőkönyv, igény: {number}',
    newText:
      'A bevizsgálásról korábban küldött jegyzőkönyvet helyesbítettük. A korábbi változat és a róla hozott döntés érvényét vesztette; kérjük, a mellékelt változatról döntsön.',
    choices: 'Ön dönt:',
    accept: 'elfogadja a jegyzőkönyvet, és árajánlatot kér a javításra (ez még nem jár fizetési kötelezettséggel), vagy',
    reject: 'elutasítja, és visszakéri a készüléket; a visszaszállítás díja {fee}.',
    silence: 'Ha a megadott nap végéig nem válaszol, a készüléket javítás nélkül visszaküldjük, és a visszaszállítás díját felszámítjuk.',
    rights: 'A döntés nem érinti a törvényben biztosított jogait.',
    board: 'A jegyzőkönyvben megtalálja a békéltető testület elérhetőségét is.',
  },
  reportDecided: {
    acceptedSubject: 'Árajánlatot készítünk, igény: {number}',
    acceptedText: 'Rögzítettük, hogy elfogadta a jegyzőkönyvet, és árajánlatot kér. Az árajánlatot e-mailben küldjük.',
    acceptedByText: 'A jegyzőkönyvet az Ön cégénél {name} elfogadta, és árajánlatot kért.',
    acceptedByNext: 'Az árajánlatot e-mailben küldjük.',
    rejectedSubject: 'Visszaküldjük a készüléket, igény: {number}',
    rejectedText:
      'Rögzítettük, hogy elutasította a jegyzőkönyvet, és visszakéri a készüléket. Javítás nélkül visszaküldjük, és az alábbi díjat számítjuk fel:',
    rejectedByText: 'A jegyzőkönyvet az Ön cégénél {name} elutasította, és visszakérte a készüléket.',
    rejectedByNext: 'A készüléket javítás nélkül visszaküldjük, és az alábbi díjat számítjuk fel:',
    expiredSubject: 'Lejárt a döntés határideje, igény: {number}',
    expiredText:
      'A jegyzőkönyvről a határidő végéig nem kaptunk választ. A készüléket javítás nélkül visszaküldjük, és az alábbi díjat számítjuk fel:',
  },
} as const
