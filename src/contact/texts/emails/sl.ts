import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: 'Vaše sporočilo smo prejeli ({number})',
  received: 'Hvala, da ste nam pisali. Vaše sporočilo smo prejeli; odgovorili bomo na ta e-poštni naslov.',
  application: 'Hvala za prijavo. Prejeli smo jo; odgovorili bomo na ta e-poštni naslov, priložene dokumente pa po {days} dneh izbrisali.',
  unknown: 'Če nam niste pisali vi, to sporočilo prezrite.',
  facts: {
    number: 'Številka',
    receivedAt: 'Prejeto',
    moment: '{at, date, moment}',
    topic: 'Tema',
    name: 'Ime in priimek',
    email: 'E-poštni naslov',
    companyName: 'Ime podjetja',
    job: 'Delovno mesto',
    subject: 'Zadeva',
    language: 'Jezik pošiljatelja',
  },
  company: {
    subject: 'Novo sporočilo: {number}',
    applicationSubject: 'Nova prijava: {number}',
    wordsTitle: 'Besedilo sporočila',
  },
} satisfies SameKeys<typeof hu>
