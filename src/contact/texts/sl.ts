import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Stik',
  lead: 'Pišite nam, odgovorili bomo na navedeni e-poštni naslov. Z veseljem pomagamo tudi po telefonu: {phone} (ob delovnikih {from}–{to}).',
  elsewhere:
    'Popravilo, ki že poteka, najdete na <tracking>strani za sledenje</tracking>, pritožbo pa lahko oddate na <complaint>strani za pritožbe</complaint>.',
  topic: 'O čem nam pišete?',
  choose: 'Prosimo, izberite',
  topicMissing: 'Izberite, o čem pišete.',
  topics: {
    repair: 'Popravilo',
    order: 'Obstoječ zahtevek ali naročilo',
    prices: 'Cene',
    business: 'Ponudba za podjetja',
    job: 'Prijava na delovno mesto',
    other: 'Drugo',
  },
  name: 'Ime in priimek',
  email: 'E-poštni naslov',
  emailHint: 'Na ta naslov takoj pošljemo potrditev.',
  companyName: 'Ime podjetja',
  job: 'Delovno mesto, za katero se prijavljate',
  subject: 'Zadeva',
  message: 'Sporočilo',
  cv: 'Življenjepis',
  cvHint: 'PDF, največ {max} MB. Vidijo ga samo sodelavci, ki obravnavajo prijave; po {days} dneh ga izbrišemo.',
  other: 'Drug dokument',
  otherHint: 'PDF ali fotografija, največ {max} MB. Po {days} dneh ga izbrišemo.',
  file: {
    choose: 'Izberite datoteko',
    chooseOther: 'Izberite drugo datoteko',
    remove: 'Odstrani: {name}',
    reading: 'Priprava datoteke…',
    unreadable: 'Te datoteke ni mogoče prebrati: {name}',
  },
  privacy: 'Vaše podatke uporabimo samo za odgovor na sporočilo: <link>obvestilo o varstvu osebnih podatkov</link>.',
  send: 'Pošlji sporočilo',
  sending: 'Pošiljanje…',
  sentTitle: 'Vaše sporočilo smo prejeli',
  sent: 'Potrditev smo poslali na ta naslov: {email}. Če je ne najdete, preverite tudi mapo z neželeno pošto.',
  another: 'Napišite novo sporočilo',
} satisfies SameKeys<typeof hu>
