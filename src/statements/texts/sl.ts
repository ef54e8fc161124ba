import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  kind: { complaint: 'Pritožba', withdrawal: 'Odstop' },
  state: { RECEIVED: 'Prejeto', EXAMINED: 'V obravnavi', SETTLED: 'Zaključeno' },
  outcome: {
    complaint: { ACCEPTED: 'Pritožbi smo ugodili', PARTLY: 'Pritožbi smo delno ugodili', REJECTED: 'Pritožbo smo zavrnili' },
    withdrawal: { ACCEPTED: 'Odstop smo sprejeli', REJECTED: 'Odstopa nismo sprejeli' },
  },
  facts: {
    receivedAt: 'Prejeto',
    subject: 'Zadeva',
    contract: 'Navedba pogodbe',
    answerBy: 'Rok za odgovor',
    refundBy: 'Rok za odločitev in morebitno vračilo',
    ordered: 'Naročilo popravila',
    lossKnown: 'Seznanitev z izgubo pravice',
    term: 'Zadnji dan za odstop',
    work: 'Stanje dela',
    sender: 'Pošiljatelj',
    phone: 'Telefonska številka',
    language: 'Jezik stranke',
    request: 'Zahtevek',
  },
  sent: { complaint: 'Besedilo poslane pritožbe', withdrawal: 'Besedilo poslane izjave' },
  own: {
    title: 'Pritožba in odstop',
    refund: 'Če vam pripada znesek, ga vrnemo z enakim plačilnim sredstvom, najpozneje do: {day}.',
    rejected: 'Če se z odgovorom ne strinjate, se lahko obrnete na svet za poravnavo. Kontaktne podatke najdete v obvestilu o obravnavi pritožb.',
    policy: 'Obravnava pritožb',
  },
  desk: {
    title: 'Pritožbe in odstopi',
    lead: 'Kar so stranke poslale kot pritožbo ali odstop. Na pritožbo je treba odgovoriti pisno in z obrazložitvijo v 30 dneh; pri odstopu je treba dolgovani znesek vrniti v 14 dneh.',
    views: 'Pogledi',
    list: 'Seznam',
    view: { open: 'Čaka na rešitev', settled: 'Zaključeno' },
    none: { open: 'Nobena pritožba in noben odstop ne čakata', settled: 'Zaključenih pritožb in odstopov še ni' },
    more: 'Več zadev',
    late: 'Rok je potekel',
    noRequest: 'ni povezano z zahtevkom',
    otherAddress: 'Ni bilo poslano z e-poštnega naslova zahtevka, zato stranka tega na strani zahtevka ne vidi.',
    by: '{name}, {at}',
    languages: { hu: 'madžarščina', en: 'angleščina', de: 'nemščina', sl: 'slovenščina' },
    examine: 'Začni obravnavo',
    again: 'Ponovno obravnavaj',
    settle: 'Zaključi',
    join: 'Poveži z zahtevkom',
    joinOther: 'Poveži z drugim zahtevkom',
    outcome: 'Kakšen je izid?',
    note: 'Sporočilo stranki',
    examineHint: 'Neobvezno. Poslano bo po e-pošti; pišite v jeziku stranke.',
    settleHint: 'Obrazložitev izida. Poslana bo po e-pošti; pišite v jeziku stranke.',
    settleWithdrawalHint:
      'Obrazložitev izida. Poslana bo po e-pošti; pišite v jeziku stranke. Sprejem sam po sebi naprave ne vrne in računa ne stornira: to uredite pri delovnem nalogu in računih zahtevka.',
    ordered: {
      none: 'Še ni naročeno',
      atOnce: '{at}; zahtevan takojšen začetek dela',
      later: '{at}; takojšen začetek dela ni zahtevan',
    },
    lossKnown: { yes: 'da, ob naročilu', no: 'ne' },
    term: { inTime: '{day}; izjava je prispela pravočasno', late: '{day}; izjava je prispela po izteku roka' },
    work: {
      done: '{at}: popravilo je končano',
      returned: '{at}: končano brez popravila',
      timed: '{at}: po naročilu se je začelo merjenje delovnega časa',
      saved: '{at}: delovni nalog je bil po naročilu shranjen',
      none: 'po naročilu ni zabeleženega dela',
    },
    business: 'Stranka zahtevka je podjetje in pravice do odstopa nima.',
    outcomeMissing: 'Izberite izid.',
    noteMissing: 'Stranki napišite obrazložitev izida.',
    confirm: { examine: 'Pošlji stranki', settle: 'Zaključi in pošlji' },
    number: 'Številka zahtevka',
    numberHint: 'Devet števk, na primer: 123 456 789',
    moved: '{number}: e-poštno sporočilo pošiljamo stranki.',
    withdrawn: {
      open: 'Stranka je odstopila od pogodbe ({number}). Dokler o tem ni odločeno, dela ne začenjajte in ne nadaljujte.',
      business:
        'Stranka je odstopila od pogodbe ({number}), vendar kot podjetje pravice do odstopa nima. Dogovorite se z njo in izjavo zaključite z obrazložitvijo.',
      afterwards: 'Stranka je odstopila od pogodbe ({number}), o tem pa še ni odločeno. Delo je že končano: pošljite odločitev z obrazložitvijo.',
      accepted: 'Odstop stranke smo sprejeli ({number}). Naprava se vrne nepopravljena.',
      see: 'Odpri odstop',
    },
    joined: '{number}: povezano z zahtevkom.',
  },
  email: {
    subject: {
      complaint: { EXAMINED: 'Vašo pritožbo obravnavamo ({number})', SETTLED: 'Odgovor na vašo pritožbo ({number})' },
      withdrawal: { EXAMINED: 'Vaš odstop obravnavamo ({number})', SETTLED: 'Odgovor na vaš odstop ({number})' },
    },
    lead: {
      complaint: {
        EXAMINED: 'Pozdravljeni, {name}! Vašo pritožbo obravnavamo. Vsebinski odgovor boste prejeli najpozneje do: {by, date, day}.',
        ACCEPTED: 'Pozdravljeni, {name}! Vašo pritožbo smo obravnavali in ji ugodili.',
        PARTLY: 'Pozdravljeni, {name}! Vašo pritožbo smo obravnavali in ji delno ugodili.',
        REJECTED: 'Pozdravljeni, {name}! Vašo pritožbo smo obravnavali in zavrnili. Obrazložitev je spodaj.',
      },
      withdrawal: {
        EXAMINED:
          'Pozdravljeni, {name}! Vaš odstop obravnavamo in vam bomo pisali o odločitvi. Če vam pripada znesek, ga vrnemo najpozneje do: {by, date, day}.',
        ACCEPTED:
          'Pozdravljeni, {name}! Vaš odstop smo sprejeli. Če vam pripada znesek, ga vrnemo z enakim plačilnim sredstvom, najpozneje do: {by, date, day}.',
        REJECTED: 'Pozdravljeni, {name}! Vašega odstopa nismo mogli sprejeti. Obrazložitev je spodaj.',
      },
    },
    number: 'Številka',
    receivedAt: 'Prejeto',
    moment: '{at, date, moment}',
    noteTitle: 'Naše sporočilo',
    open: 'Odpri zahtevek',
    board:
      'Če se z odgovorom ne strinjate, se lahko kot potrošnik obrnete na svet za poravnavo po kraju svojega prebivališča in na organ za varstvo potrošnikov (županijski vladni urad). Svet, pristojen po našem sedežu: {board}, {address}, telefon: {phone}, spletna stran: {web}. Splošne izjave o podreditvi nismo podali.',
  },
}
export default sl
