import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  warning: 'Bitte leiten Sie diese E-Mail nicht weiter: Wer den Link öffnet, sieht Ihren Auftrag und kann in Ihrem Namen schreiben.',
  message: {
    subject: 'Sie haben eine Nachricht, Auftrag: {number}',
    text: 'Wir haben Ihnen eine Nachricht zu Ihrem Auftrag geschrieben. Zum Schutz Ihrer Daten senden wir sie nicht per E-Mail; Sie können sie auf der Seite Ihres Auftrags lesen und dort antworten.',
    open: 'Nachricht lesen',
    noReply:
      'Bitte antworten Sie nicht auf diese E-Mail: Die Antwort würde uns nicht erreichen. Bis Sie die Nachricht gelesen haben, senden wir keine weitere Benachrichtigung.',
  },
  closed: {
    subject: 'Sie haben Ihr Gerät zurück, der Auftrag ist abgeschlossen: {number}',
    text: 'Das Gerät wurde Ihnen übergeben, der Auftrag ist abgeschlossen. Vielen Dank für Ihr Vertrauen.',
    handedBack: 'Tag der Übergabe',
    ratingTitle: 'Wie zufrieden sind Sie?',
    rating: 'Wir haben eine einzige Frage, die Antwort dauert eine halbe Minute. Eine Anmeldung ist nicht nötig.',
    rate: 'Reparatur bewerten',
    warrantyTitle: 'Servicegarantie',
    warranty:
      'Tritt derselbe Fehler wieder auf, reparieren wir ihn kostenlos. Letzter Tag der Servicegarantie: {day}. Mit der folgenden Schaltfläche fordern Sie die erneute Reparatur an; die Gerätedaten sind bereits ausgefüllt.',
    claim: 'Der Fehler ist zurück',
    documentsTitle: 'Unterlagen und Fragen',
    documents: 'Die Unterlagen der Reparatur finden Sie auf der Seite Ihres Auftrags; dort können Sie uns auch schreiben.',
    open: 'Auftrag öffnen',
  },
} satisfies SameKeys<typeof hu>
