import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  signature: {
    greeting: 'Lep pozdrav,',
    phone: 'Telefon: {phone} (ob delovnikih {from}–{to})',
    email: 'E-pošta: {email}',
  },
  facts: {
    number: 'Številka',
    receivedAt: 'Čas prejema',
    moment: '{at, date, moment}',
    name: 'Ime',
    email: 'E-poštni naslov',
    phone: 'Telefonska številka',
    requestNumber: 'Številka zahtevka',
    subject: 'Zadeva',
    contract: 'Oznaka pogodbe',
  },
  greeting: {
    named: 'Pozdravljeni, {name}!',
    unnamed: 'Pozdravljeni!',
  },
  complaint: {
    subject: 'Vašo pritožbo smo prejeli ({number})',
    received: 'Vaša pritožba je prispela. To sporočilo je potrdilo o prejemu; prosimo, shranite ga.',
    wordsTitle: 'Besedilo pritožbe',
    nextTitle: 'Kaj sledi?',
    answer: 'Pritožbo bomo preučili in nanjo v 30 dneh od prejema pisno in vsebinsko odgovorili na ta e-poštni naslov.',
    board:
      'Če se z našim odgovorom ne strinjate, se lahko kot potrošnik obrnete na svet za poravnavo v kraju svojega prebivališča. Po našem sedežu je pristojen: {board}, {address}, telefon: {phone}, spletna stran: {web}.',
    policy: 'Pravila o obravnavi pritožb',
  },
  withdrawal: {
    subject: 'Vašo izjavo o odstopu smo prejeli ({number})',
    received: 'Vaša izjava o odstopu je prispela. To sporočilo potrjuje njeno vsebino ter dan in uro prejema; prosimo, shranite ga.',
    wordsTitle: 'Besedilo izjave',
    statement: 'Izjavljam, da odstopam od spodnje pogodbe. Oznaka pogodbe: {contract}. Ponudnik: {company}. Ime: {name}.',
    nextTitle: 'Kaj sledi?',
    notStarted:
      'Če popravila še nismo začeli, napravo vrnemo in vam pripadajoči znesek vrnemo v 14 dneh od prejema izjave z enakim plačilnim sredstvom.',
    started: 'Če smo popravilo na vašo izrecno zahtevo že začeli, vas o sorazmernem delu cene za dotlej opravljeno delo obvestimo posebej.',
    done: 'Če smo popravilo na vašo izrecno zahtevo že v celoti opravili, je pravica do odstopa prenehala; o tem vas z obrazložitvijo obvestimo posebej.',
    none: 'Če ste pogodbo sklenili kot podjetje ali izjavo poslali po izteku 14 dni, pravice do odstopa nimate; o tem vas z obrazložitvijo obvestimo posebej.',
    contact: 'Če te izjave niste dali vi, nas o tem nemudoma obvestite.',
  },
  desk: {
    complaintSubject: 'Nova pritožba: {number}',
    withdrawalSubject: 'Nov odstop: {number}',
    complaintTask: 'Pisni odgovor do: {by, date, day}',
    withdrawalTask: 'Odločitev in morebitno vračilo do: {by, date, day}',
    language: 'Jezik stranke',
    languages: { hu: 'madžarščina', en: 'angleščina', de: 'nemščina', sl: 'slovenščina' },
    open: 'Odpri pritožbe in odstope',
    withoutReceipt:
      'Stranki potrdilo ni bilo poslano, ker smo jih na ta naslov v eni uri poslali že pet. Če ga stranka želi ali če je izjava res njena, ji ga prosimo pošljite ročno.',
  },
}

export default sl
