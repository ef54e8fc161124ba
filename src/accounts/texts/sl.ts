import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  email: 'E-poštni naslov',
  showPassword: 'Prikaži geslo',
  sending: 'Pošiljanje …',
  login: {
    title: 'Prijava',
    lead: 'Za registrirane stranke in naše sodelavce.',
    ended: 'Vaša prijava se je končala: potekla je ali pa je bila končana na drugi napravi. Prijavite se znova in nadaljujte tam, kjer ste končali.',
    next: 'Naprej',
    as: 'Prijava s tem naslovom:',
    otherEmail: 'Drug e-poštni naslov',
    password: 'Geslo',
    submit: 'Prijava',
    forgotten: 'Pozabljeno geslo',
    noAccountTitle: 'Nimate računa?',
    noAccount: 'Popravilo lahko naročite tudi brez računa in spremljate že poslani zahtevek.',
    toRequest: 'Naročilo popravila',
    toTracking: 'Sledenje zahtevku',
  },
  code: {
    label: 'Prijavna koda',
    lead: 'Prijavno kodo smo poslali na ta naslov: {email}',
    hint: '6 številk, velja {minutes, number} minut.',
    submit: 'Prijava',
    again: 'Pošlji novo kodo',
    sentAgain: 'Poslali smo novo kodo. Prejšnja koda ne velja več.',
  },
  forgotten: {
    title: 'Pozabljeno geslo',
    lead: 'Vnesite svoj e-poštni naslov in poslali vam bomo povezavo za nastavitev gesla.',
    submit: 'Pošlji povezavo',
    sent: 'Če je naslov v našem sistemu, smo poslali povezavo za nastavitev gesla. Preverite tudi mapo z neželeno pošto.',
    back: 'Nazaj na prijavo',
  },
  setPassword: {
    title: 'Nastavitev novega gesla',
    password: 'Novo geslo',
    rule: 'Vsaj {least, number} znakov, med njimi mala in velika črka, številka in poseben znak ({special}).',
    confirm: 'Ponovite novo geslo',
    submit: 'Nastavi geslo',
    doneTitle: 'Novo geslo je nastavljeno',
    done: 'Zaradi varnosti ste bili odjavljeni na vseh napravah. Prijavite se z novim geslom.',
    toLogin: 'Prijava',
    expiredTitle: 'Te povezave ni mogoče uporabiti',
    askAgain: 'Zahtevaj novo povezavo',
  },
  ownPassword: {
    current: 'Trenutno geslo',
    submit: 'Spremeni geslo',
  },
} satisfies SameKeys<typeof hu>
