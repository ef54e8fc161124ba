import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Pozdravljeni!',
  moment: 'Čas',
  at: '{at, date, moment}',
  button: 'Varnostne nastavitve',
  toLogin: 'Prijava',
  confirm: 'Potrditev novega e-poštnega naslova',
  validity: 'Povezavo lahko uporabite do: {at, date, moment}',
  emailChangeOld: {
    subject: 'Potrdite svoj novi e-poštni naslov',
    text: 'Za vaš račun na portalu Mobilfutár je bil zahtevan nov e-poštni naslov: {newEmail}. Spremeni se, ko ga potrdite tukaj in v sporočilu, poslanem na novi naslov:',
    notYou: 'Če tega niste zahtevali vi, zahtevo prekličite na strani, ki se odpre, in spremenite geslo. Brez potrditve se nič ne spremeni.',
  },
  emailChangeNew: {
    subject: 'Potrdite svoj novi e-poštni naslov',
    text: 'Ta naslov ({newEmail}) je bil zahtevan kot novi e-poštni naslov računa na portalu Mobilfutár. Spremeni se, ko ga potrdite tukaj in v sporočilu, poslanem na stari naslov:',
    notYou: 'Če tega niste zahtevali vi, vam ni treba storiti ničesar: brez potrditve se nič ne spremeni.',
  },
  emailTaken: {
    subject: 'S tem naslovom že obstaja račun',
    text: 'Ta naslov ({newEmail}) je bil zahtevan kot novi e-poštni naslov računa na portalu Mobilfutár. Z njim že obstaja račun, zato ga ni mogoče uporabiti. Če ste bili to vi, se prijavite s tem naslovom:',
    notYou: 'Če to niste bili vi, vam ni treba storiti ničesar: v vašem računu se ni nič spremenilo.',
  },
  emailChangedOld: {
    subject: 'E-poštni naslov vašega računa je spremenjen',
    text: 'Novi e-poštni naslov vašega računa Mobilfutár je {newEmail}. Na ta stari naslov o računu ne pišemo več in z njim se ni več mogoče prijaviti.',
    notYou: 'Če tega niste storili vi, takoj pišite naši podpori strankam: odgovorite na to sporočilo.',
  },
  emailChangedNew: {
    subject: 'E-poštni naslov vašega računa je spremenjen',
    text: 'Odslej se na portal Mobilfutár prijavljate s tem naslovom: {newEmail}. Druge prijave v račun so končane.',
    notYou: 'Če tega niste storili vi, pišite naši podpori strankam: odgovorite na to sporočilo.',
  },
  passkeyAdded: {
    subject: 'V vaš račun je bil dodan ključ za dostop',
    text: 'V vaš račun na portalu Mobilfutár je bil dodan nov ključ za dostop. Z njim se je mogoče prijaviti tudi brez gesla in prijavne kode.',
    notYou: 'Če tega niste storili vi, se prijavite, pod »Varnost« izbrišite ključ za dostop, končajte tuje prijave in spremenite geslo.',
  },
  passkeyRemoved: {
    subject: 'Iz vašega računa je bil izbrisan ključ za dostop',
    text: 'Iz vašega računa na portalu Mobilfutár je bil izbrisan ključ za dostop. Z njim se ni več mogoče prijaviti; vaše geslo ni spremenjeno.',
    notYou: 'Če tega niste storili vi, se prijavite, pod »Varnost« končajte tuje prijave in spremenite geslo.',
  },
} satisfies SameKeys<typeof hu>
