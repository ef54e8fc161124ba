import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: {
    proforma: 'Zahlungsaufforderung zur Reparatur: {number}',
    final: 'Rechnung: {number}',
    storno: 'Wir haben eine Rechnung storniert: {number}',
    correcting: 'Wir haben eine Rechnung berichtigt: {number}',
  },
  ofWithdrawal: {
    proforma: 'Zahlungsaufforderung für die Arbeit bis zu Ihrem Widerruf: {number}',
    text: 'Es geht um den anteiligen Preis der Arbeit, die wir auf Ihr ausdrückliches Verlangen bis zu Ihrem Widerruf geleistet haben.',
  },
  text: {
    proforma:
      'Ihre Zahlungsaufforderung ist fertig und liegt dieser E-Mail bei. Die Rechnung stellen wir nach Eingang des Betrags aus, danach senden wir das Gerät zurück.',
    final: 'Ihre Rechnung ist fertig und liegt dieser E-Mail bei.',
    storno: 'Wir haben diese Rechnung storniert: {number}. Die Stornorechnung liegt bei.',
    correcting: 'Wir haben diese Rechnung berichtigt: {number}. Die Rechnungskorrektur liegt bei.',
  },
  paid: 'Der Betrag ist eingegangen, Sie müssen nichts weiter zahlen.',
  overpaid: 'Mit Ihrer Überweisung sind {amount} zu viel eingegangen. Wir geben den Betrag zurück und schreiben Ihnen, sobald das geschehen ist.',
  moneyBack: {
    letOff: 'Den gezahlten Betrag erstatten wir: {amount}.',
    owedAnew: 'Den gezahlten Betrag erstatten wir oder rechnen ihn auf die neue Rechnung an: {amount}.',
    correcting: 'Die Differenz erstatten wir: {amount}.',
  },
  how: {
    cash: 'Sie zahlen bar beim Kurier. Auf der Seite Ihres Auftrags können Sie eine andere Zahlungsart wählen.',
    transfer: 'Bitte überweisen Sie den Betrag bis zum Fälligkeitstag und geben Sie den Verwendungszweck genau so an.',
    online: 'Sie können auf der Seite Ihres Auftrags online bezahlen. Nach der Zahlung senden wir das Gerät zurück.',
  },
  facts: {
    number: 'Rechnungsnummer',
    stornoNumber: 'Nummer der Stornorechnung',
    cancelledNumber: 'Stornierte Rechnung',
    correctingNumber: 'Nummer der Rechnungskorrektur',
    correctedNumber: 'Berichtigte Rechnung',
    proformaNumber: 'Nummer der Zahlungsaufforderung',
    gross: 'Bruttobetrag',
    cash: 'In bar',
    dueOn: 'Zahlbar bis',
    method: 'Zahlungsart',
    beneficiary: 'Empfänger',
    account: 'Bankkonto',
    reference: 'Verwendungszweck',
  },
  pay: 'Bezahlen und Auftrag ansehen',
  collective: {
    greeting: 'Sehr geehrte Damen und Herren,',
    subject: { final: 'Sammelrechnung über Reparaturen, {month}: {number}', storno: 'Wir haben die Sammelrechnung storniert, {month}: {number}' },
    text: {
      final:
        'Die Sammelrechnung über die im Monat abgeschlossenen Reparaturen finden Sie im Anhang. Bitte überweisen Sie den Betrag fristgerecht und mit genau diesem Verwendungszweck.',
      storno:
        'Wir haben eine frühere Sammelrechnung storniert; die Stornorechnung finden Sie im Anhang. Wenn wir die Reparaturen erneut berechnen, erhalten Sie die neue Rechnung mit einer eigenen E-Mail.',
    },
    month: 'Zeitraum',
  },
} satisfies SameKeys<typeof hu>
