import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  open: 'Odpri zahtevek',
  decide: 'Ogled in odločitev',
  warning: 'Sporočila ne posredujte naprej: kdor odpre povezavo, vidi vaš zahtevek in lahko o njem odloča.',
  facts: {
    amount: 'Za plačilo (bruto)',
    from: 'Za plačilo, odvisno od izbire',
    validUntil: 'Velja do (konca dneva)',
    decideUntil: 'Odločite se lahko do (konca dneva)',
    inspection: 'Strošek pregleda',
    logistics: 'Strošek logistike',
    total: 'Skupaj',
    returnFee: 'Strošek vračila',
    reason: 'Razlog',
    decidedAt: 'Čas odločitve',
    method: 'Način odločitve',
  },
  inCash: '{amount} (v gotovini {cash})',
  methods: { web: 'na strani zahtevka', phone: 'po telefonu', email: 'po e-pošti', inPerson: 'osebno' },
  uncertain:
    'Zadnji dan je v letu, za katero prestavljeni delovni dnevi še niso objavljeni. Do konca navedenega dne se zagotovo lahko odločite; če bo rok zaradi objave poznejši, ga bomo podaljšali in vas o tem obvestili.',
  fees: 'Če ponudbo zavrnete ali ne odgovorite, napravo vrnemo nepopravljeno in zaračunamo te stroške:',
  quote: {
    aboveExpected: 'Ponudba presega informativno ceno pred naročilom ({range}, z dostavo). Razlog: {reason}',
    subject: 'Ponudba je pripravljena, zahtevek: {number}',
    text: 'Naši strokovnjaki so pregledali napravo. Ponudba za popravilo je priložena. Popravljati začnemo šele, ko jo sprejmete.',
    newSubject: 'Nova ponudba, zahtevek: {number}',
    newText:
      'Za popravilo smo pripravili novo ponudbo; to je različica {version}. Prejšnja ponudba in odločitev o njej ne veljata več; prosimo, odločite se o tej.',
    how: 'Ponudbo si lahko ogledate na strani zahtevka in jo tam sprejmete ali zavrnete.',
  },
  approval: {
    subject: 'Ponudba čaka na vašo odobritev, zahtevek: {number}',
    reminderSubject: 'Opomnik: ponudba čaka na vašo odobritev, zahtevek: {number}',
    greeting: 'Pozdravljeni, {name}!',
    text: 'Ponudba za zahtevek, ki ga je poslal(a) {name}, je pripravljena. Znesek presega mejo pošiljatelja ({limit}), zato lahko o njej v imenu podjetja odločite vi.',
    number: 'Številka zahtevka',
    device: 'Naprava',
    unanswered: 'Povezava odpre zahtevek po prijavi. Če do roka nihče ne odloči, ponudba poteče in napravo vrnemo nepopravljeno.',
    member: 'Ponudba presega ali lahko presega znesek, o katerem odločate sami: {limit}. Odobritelja vašega podjetja smo obvestili po e-pošti.',
    memberHow: 'Ponudbo si lahko ogledate na strani zahtevka. O odločitvi vas obvestimo po e-pošti.',
  },
  reminder: {
    subject: 'Opomnik o ponudbi, velja do: {day}',
    text: 'O naši ponudbi se še niste odločili. Če želite popravilo, jo prosimo sprejmite do izteka roka.',
    last: 'To je naš zadnji opomnik. Ponudba poteče ob koncu navedenega dne; potem napravo vrnemo nepopravljeno.',
  },
  extended: {
    subject: 'Več časa za odločitev, novi zadnji dan: {day}',
    text: 'Prestavljeni delovni dnevi so objavljeni, zato smo podaljšali rok za vašo odločitev. Prilagamo dokument z novim zadnjim dnem; drugo se ni spremenilo.',
  },
  accepted: {
    subject: 'Naročili ste popravilo, zahtevek: {number}',
    text: 'Hvala, vaš sprejem smo zabeležili. To sporočilo je potrditev naročila; prosimo, shranite ga.',
    colleagueSubject: 'Vaše podjetje je naročilo popravilo, zahtevek: {number}',
    colleagueText:
      'Vaše podjetje ({name}) je sprejelo ponudbo in s tem naročilo popravilo. To sporočilo je potrditev naročila; prosimo, shranite ga.',
    limitSubject: 'Začenjamo s popravilom, zahtevek: {number}',
    limitText:
      'Po pregledu cena popravila ne presega omejitve stroškov {limit}, ki ste jo navedli ob naročilu, zato po vašem vnaprejšnjem navodilu štejemo ponudbo za sprejeto in začenjamo s popravilom.',
    ordered: 'Naročene postavke',
    line: '{description}, {quantity, plural, one {# kos} two {# kosa} few {# kosi} other {# kosov}}: {amount}',
    declared: 'Vaše izjave',
    next: 'Obvestili vas bomo, ko bo popravilo končano. Popravilo plačate po prejemu našega računa.',
    withdrawal: 'Informacije o odstopu in vzorčni obrazec',
  },
  rejected: {
    subject: 'Ponudbo ste zavrnili, zahtevek: {number}',
    text: 'Zavrnitev ponudbe smo zabeležili. Napravo vrnemo nepopravljeno. Zaračunamo naslednje stroške:',
    colleagueSubject: 'Vaše podjetje je zavrnilo ponudbo, zahtevek: {number}',
    colleagueText: 'Vaše podjetje ({name}) je zavrnilo ponudbo. Napravo vrnemo nepopravljeno. Zaračunamo naslednje stroške:',
    expiredSubject: 'Ponudba je potekla, zahtevek: {number}',
    expiredText: 'Do izteka roka na ponudbo nismo prejeli odgovora, zato je potekla. Napravo vrnemo nepopravljeno. Zaračunamo naslednje stroške:',
    next: 'Za stroške vam bomo poslali račun. O vračilu vam bomo pisali posebej.',
    stillPossible:
      'Če popravilo vendarle želite, nam čim prej pišite na strani zahtevka ali nas pokličite: dokler je naprava pri nas, vam lahko pošljemo novo ponudbo.',
    notYou: 'Če to ni bila vaša odločitev, nas prosimo takoj obvestite.',
  },
  report: {
    subject: 'Strokovno poročilo o pregledu, zahtevek: {number}',
    text: 'Napravo smo pregledali. Napake ne moremo odpraviti brezplačno; razlog in rezultat pregleda sta v priloženem poročilu.',
    newSubject: 'Popravljeno strokovno poročilo, zahtevek: {number}',
    newText:
      'Strokovno poročilo, ki smo vam ga poslali, smo popravili. Prejšnja različica in morebitna odločitev o njej ne veljata več; prosimo, odločite se o priloženi različici.',
    choices: 'Odločite se lahko, da:',
    accept: 'poročilo sprejmete in zahtevate ponudbo za popravilo (to vas še ne zavezuje k plačilu) ali',
    reject: 'poročilo zavrnete in zahtevate vračilo naprave; vračilo stane {fee}.',
    silence: 'Če do konca navedenega dne ne odgovorite, napravo vrnemo nepopravljeno in zaračunamo strošek vračila.',
    rights: 'Odločitev ne vpliva na vaše zakonske pravice.',
    board: 'V poročilu najdete tudi kontaktne podatke sveta za poravnavo.',
  },
  reportDecided: {
    acceptedSubject: 'Pripravljamo ponudbo, zahtevek: {number}',
    acceptedText: 'Zabeležili smo, da ste poročilo sprejeli in želite ponudbo. Poslali vam jo bomo po e-pošti.',
    rejectedSubject: 'Napravo vračamo, zahtevek: {number}',
    rejectedText: 'Zabeležili smo, da ste poročilo zavrnili in želite napravo nazaj. Vrnemo jo nepopravljeno in zaračunamo naslednji strošek:',
    expiredSubject: 'Rok za odločitev se je iztekel, zahtevek: {number}',
    expiredText: 'Do izteka roka na poročilo nismo prejeli odgovora. Napravo vrnemo nepopravljeno in zaračunamo naslednji strošek:',
  },
} satisfies SameKeys<typeof hu>
