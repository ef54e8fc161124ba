import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Pozdravljeni!',
  loginCode: {
    subject: 'Prijavna koda za portal Mobilfutár',
    text: 'Nekdo se prijavlja z vašim e-poštnim naslovom in geslom. Če ste to vi, na strani za prijavo vnesite to kodo:',
    code: 'Prijavna koda',
    validity: 'Koda velja {minutes, number} minut in jo je mogoče uporabiti enkrat. Naši sodelavci je nikoli ne zahtevajo.',
    notYou: 'Če to niste vi, nekdo pozna vaše geslo: na strani za prijavo pod »Pozabljeno geslo« nastavite novo.',
  },
  passwordLink: {
    subject: 'Nastavitev novega gesla',
    text: 'Za ta e-poštni naslov je bila na portalu Mobilfutár zahtevana nastavitev novega gesla. Nastavite ga lahko tukaj:',
    button: 'Nastavitev novega gesla',
    validity: 'Povezava velja {minutes, number} minut in jo je mogoče uporabiti enkrat.',
    notYou: 'Če tega niste zahtevali vi, vam ni treba storiti ničesar: vaše geslo ostane nespremenjeno.',
  },
  invitation: {
    subject: 'Vabilo na portal Mobilfutár',
    text: 'Na portalu Mobilfutár smo za vas odprli račun sodelavca. Nastavite geslo; nato se prijavite s tem e-poštnim naslovom:',
    button: 'Nastavi geslo',
    validity:
      'Povezava velja {hours, number} ur in jo je mogoče uporabiti enkrat. Če je potekla, na strani za prijavo pod »Pozabljeno geslo« zahtevajte novo.',
    code: 'Ob vsaki prijavi vam po e-pošti pošljemo tudi kodo za prijavo.',
    notYou: 'Če tega e-poštnega sporočila niste pričakovali, ga prezrite ali obvestite svojega vodjo.',
  },
  registration: {
    subject: 'Potrdite svojo registracijo',
    text: 'Hvala za registracijo na portalu Mobilfutár. Račun odprete s spodnjim gumbom: nastavite geslo in se nato prijavite s tem e-poštnim naslovom.',
    button: 'Nastavi geslo in odpri račun',
    validity:
      'Povezava velja {hours, number} ur in jo je mogoče uporabiti enkrat. Če je potekla, se registrirajte znova. Prejšnji zahtevki, poslani s tem e-poštnim naslovom, bodo zbrani v vašem računu.',
    notYou: 'Če se niste registrirali vi, vam ni treba storiti ničesar: račun nastane le z zgornjim gumbom, podatke pa izbrišemo.',
  },
  hasAccount: {
    subject: 'Na portalu Mobilfutár že imate račun',
    text: 'S tem e-poštnim naslovom je bila na portalu Mobilfutár zahtevana registracija. Račun že imate, zato novega nismo odprli.',
    button: 'Prijava',
    forgotten: 'Če se gesla ne spomnite, lahko na strani za prijavo pod »Pozabljeno geslo« nastavite novo.',
    notYou: 'Če tega niste zahtevali vi, vam ni treba storiti ničesar: vaš račun se ni spremenil.',
  },
  passwordChanged: {
    subject: 'Vaše geslo je bilo spremenjeno',
    text: 'Geslo vašega računa na portalu Mobilfutár je bilo spremenjeno, vse druge prijave v račun so bile končane.',
    moment: 'Čas',
    at: '{at, date, moment}',
    notYou: 'Če ga niste spremenili vi, takoj nastavite novo geslo na strani za prijavo pod »Pozabljeno geslo«.',
    button: 'Prijava',
  },
} satisfies SameKeys<typeof hu>
