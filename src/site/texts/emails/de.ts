import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  signature: {
    greeting: 'Mit freundlichen Grüßen',
    phone: 'Telefon: {phone} (an Arbeitstagen {from}–{to} Uhr)',
    email: 'E-Mail: {email}',
  },
  facts: {
    number: 'Nummer',
    receivedAt: 'Eingegangen am',
    moment: '{at, date, moment}',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    requestNumber: 'Nummer des Auftrags',
    subject: 'Betreff',
    contract: 'Bezeichnung des Vertrags',
  },
  greeting: {
    named: 'Guten Tag, {name}!',
    unnamed: 'Guten Tag!',
  },
  complaint: {
    subject: 'Wir haben Ihre Beschwerde erhalten ({number})',
    received: 'Ihre Beschwerde ist bei uns eingegangen. Diese E-Mail bestätigt den Eingang; bitte bewahren Sie sie auf.',
    wordsTitle: 'Wortlaut der Beschwerde',
    nextTitle: 'Wie geht es weiter?',
    answer: 'Wir prüfen die Beschwerde und antworten innerhalb von 30 Tagen nach Eingang schriftlich und in der Sache an diese E-Mail-Adresse.',
    board:
      'Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich als Verbraucher an die Schlichtungsstelle Ihres Wohnsitzes wenden. Die nach unserem Sitz zuständige Stelle: {board}, {address}, Telefon: {phone}, Website: {web}.',
    policy: 'Beschwerderichtlinie',
  },
  withdrawal: {
    subject: 'Wir haben Ihren Widerruf erhalten ({number})',
    received:
      'Ihre Widerrufserklärung ist bei uns eingegangen. Diese E-Mail bestätigt ihren Inhalt sowie Tag und Uhrzeit des Eingangs; bitte bewahren Sie sie auf.',
    wordsTitle: 'Wortlaut der Erklärung',
    statement: 'Hiermit widerrufe ich den folgenden Vertrag. Bezeichnung des Vertrags: {contract}. Anbieter: {company}. Name: {name}.',
    nextTitle: 'Wie geht es weiter?',
    notStarted:
      'Haben wir mit der Reparatur noch nicht begonnen, senden wir das Gerät zurück und erstatten Ihnen zustehende Beträge innerhalb von 14 Tagen nach Eingang der Erklärung mit demselben Zahlungsmittel.',
    started:
      'Haben wir auf Ihr ausdrückliches Verlangen bereits begonnen, informieren wir Sie gesondert über den anteiligen Preis der bis zur Kündigung erbrachten Arbeit.',
    done: 'Haben wir die Reparatur auf Ihr ausdrückliches Verlangen bereits vollständig ausgeführt, ist das Widerrufsrecht erloschen; darüber informieren wir Sie gesondert mit Begründung.',
    none: 'Haben Sie den Vertrag als Unternehmen geschlossen oder die Erklärung nach Ablauf der 14 Tage abgesendet, steht Ihnen kein Widerrufsrecht zu; darüber informieren wir Sie gesondert mit Begründung.',
    contact: 'Haben Sie diese Erklärung nicht selbst abgegeben, benachrichtigen Sie uns bitte unverzüglich.',
  },
  desk: {
    complaintSubject: 'Neue Beschwerde: {number}',
    withdrawalSubject: 'Neuer Widerruf: {number}',
    complaintTask: 'Schriftliche Antwort fällig bis: {by, date, day}',
    withdrawalTask: 'Entscheidung und gegebenenfalls Erstattung fällig bis: {by, date, day}',
    language: 'Sprache des Kunden',
    languages: { hu: 'Ungarisch', en: 'Englisch', de: 'Deutsch', sl: 'Slowenisch' },
    open: 'Beschwerden und Widerrufe öffnen',
    withoutReceipt:
      'An den Kunden ging keine Bestätigung, weil an diese Adresse innerhalb einer Stunde bereits fünf gesendet wurden. Wenn er danach fragt oder die Erklärung wirklich von ihm stammt, senden Sie sie ihm bitte von Hand.',
  },
}

export default de
