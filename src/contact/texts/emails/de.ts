import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: 'Wir haben Ihre Nachricht erhalten ({number})',
  received: 'Vielen Dank für Ihre Nachricht. Sie ist bei uns eingegangen; wir antworten an diese E-Mail-Adresse.',
  application:
    'Vielen Dank für Ihre Bewerbung. Sie ist bei uns eingegangen; wir antworten an diese E-Mail-Adresse und löschen die beigefügten Dokumente nach {days} Tagen.',
  unknown: 'Falls Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.',
  facts: {
    number: 'Nummer',
    receivedAt: 'Eingegangen',
    moment: '{at, date, moment}',
    topic: 'Thema',
    name: 'Name',
    email: 'E-Mail-Adresse',
    companyName: 'Firmenname',
    job: 'Stelle',
    subject: 'Betreff',
    language: 'Sprache des Absenders',
  },
  company: {
    subject: 'Neue Nachricht: {number}',
    applicationSubject: 'Neue Bewerbung: {number}',
    wordsTitle: 'Wortlaut der Nachricht',
  },
} satisfies SameKeys<typeof hu>
