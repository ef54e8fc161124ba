import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: {
    proforma: 'Zahlungsaufforderung zur Reparatur: {number}',
    final: 'Rechnung zur Reparatur: {number}',
    storno: 'Wir haben eine Rechnung storniert: {number}',
    correcting: 'Rechnungskorrektur: {number}',
  },
  text: {
    proforma:
      'Ihre Zahlungsaufforderung ist fertig und liegt dieser E-Mail bei. Die Rechnung stellen wir nach Eingang des Betrags aus, danach senden wir das Gerät zurück.',
    final: 'Ihre Rechnung ist fertig und liegt dieser E-Mail bei.',
    storno: 'Wir haben eine frühere Rechnung storniert, die Stornorechnung liegt bei. Falls Sie bereits bezahlt haben, erstatten wir den Betrag.',
    correcting: 'Wir haben Ihre Rechnung berichtigt, die berichtigte Rechnung liegt bei. Die Differenz erstatten wir.',
  },
  paid: 'Der Betrag ist eingegangen, Sie müssen nichts weiter zahlen.',
  how: {
    cash: 'Sie zahlen bar beim Kurier. Auf der Seite Ihres Auftrags können Sie eine andere Zahlungsart wählen.',
    transfer: 'Bitte überweisen Sie den Betrag bis zum Fälligkeitstag und geben Sie den Verwendungszweck genau so an.',
    online: 'Sie können auf der Seite Ihres Auftrags online bezahlen. Nach der Zahlung senden wir das Gerät zurück.',
  },
  facts: {
    number: 'Rechnungsnummer',
    proformaNumber: 'Nummer der Zahlungsaufforderung',
    gross: 'Bruttobetrag',
    cash: 'In bar',
    dueOn: 'Zahlbar bis',
    method: 'Zahlungsart',
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
