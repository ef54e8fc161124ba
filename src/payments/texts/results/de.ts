import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  loadingTitle: 'Zahlung wird geprüft',
  loading: 'Die Zahlung wird verarbeitet. Bitte schließen Sie diese Seite nicht.',
  slow: 'Das dauert länger als üblich. Sie können diese Seite schließen: Das Ergebnis der Zahlung finden Sie auch auf der Seite Ihres Auftrags.',
  success: {
    title: 'Zahlung erfolgreich',
    text: 'Vielen Dank, die Zahlung ist eingegangen. Die Rechnung können Sie jederzeit auf der Seite Ihres Auftrags herunterladen.',
  },
  aborted: {
    title: 'Sie haben die Zahlung abgebrochen',
    text: 'Es wurde nichts abgebucht. Von der Seite Ihres Auftrags aus können Sie es jederzeit erneut versuchen.',
  },
  failed: {
    title: 'Zahlung fehlgeschlagen',
    text: 'Prüfen Sie Ihre Angaben und die Deckung, versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  },
  lateSuccess: {
    title: 'Ihr Geld geht an Sie zurück',
    text: 'Ihre Zahlung ging ein, nachdem die Rechnung bereits auf anderem Weg beglichen oder storniert worden war. Wir senden den ganzen Betrag zurück und teilen Ihnen das auch per E-Mail mit.',
  },
  /** The sentences SimplePay prescribes (DOMAIN 3.2). */
  card: {
    success: 'Erfolgreiche Transaktion. SimplePay-Transaktionsnummer: {id}',
    failed:
      'Fehlgeschlagene Transaktion. SimplePay-Transaktionsnummer: {id}. Bitte prüfen Sie, ob die bei der Transaktion angegebenen Daten stimmen. Wenn alle Angaben richtig waren, wenden Sie sich bitte an die Bank, die Ihre Karte ausgestellt hat, um den Grund der Ablehnung zu klären.',
    aborted: 'Sie haben die Zahlung abgebrochen.',
    timedOut: 'Sie haben die zulässige Zeit für den Beginn der Transaktion überschritten.',
  },
  nothing: {
    title: 'Keine Zahlung zum Anzeigen',
    text: 'Diese Seite zeigt das Ergebnis einer Zahlung, wenn der Zahlungsanbieter Sie hierher zurückleitet. Zu dieser Adresse gehört keine Zahlung.',
  },
  whoIsIt: {
    title: 'Melden Sie sich an, um das Ergebnis der Zahlung zu sehen',
    text: 'Das Ergebnis einer Zahlung sieht nur, zu wessen Auftrag sie gehört. Melden Sie sich an, oder öffnen Sie Ihren Auftrag über die Verfolgung. War die Zahlung erfolgreich, teilen wir es Ihnen auch per E-Mail mit.',
  },
  toRequest: 'Auftrag öffnen',
  toClaims: 'Meine Aufträge',
  toHome: 'Startseite',
  toLogin: 'Anmelden',
  toTracking: 'Auftrag verfolgen',
  help: 'Fragen zur Zahlung? Rufen Sie uns an: {phone}, oder schreiben Sie an: {email}.',
}

export default de
