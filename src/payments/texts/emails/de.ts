import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  received: {
    subject: 'Zahlung eingegangen: {amount, number, forint} – {number}',
    text: 'Vielen Dank, der Betrag der Rechnung ist bei uns eingegangen. Sie müssen nichts mehr zahlen.',
    overpaid:
      'Mit Ihrer Überweisung sind {amount, number, forint} zu viel eingegangen. Wir geben den Betrag zurück und schreiben Ihnen, sobald das geschehen ist.',
    amount: 'Bezahlter Betrag',
    method: 'Zahlungsart',
    transaction: 'Transaktionsnummer',
    invoice: 'Rechnung',
  },
  part: {
    subject: 'Teilzahlung eingegangen: {amount, number, forint} – {number}',
    text: 'Vielen Dank, ein Teil des Betrags ist bei uns eingegangen. Bitte überweisen Sie auch den Rest mit dem angegebenen Verwendungszweck.',
    textOtherwise: 'Vielen Dank, ein Teil des Betrags ist bei uns eingegangen. Zu zahlen ist nur noch der Rest.',
    cashSubject: 'Vom Kurier ist weniger eingegangen: {amount, number, forint} – {number}',
    cashText:
      'Von dem Betrag, der bei der Übergabe des Geräts bar bezahlt wurde, ist vom Kurier der folgende bei uns eingegangen. Der Rest ist noch zu zahlen: online auf der Seite des Auftrags oder per Überweisung mit dem angegebenen Verwendungszweck. Falls Sie dem Kurier den vollen Betrag bezahlt haben, zahlen Sie bitte nicht noch einmal, sondern schreiben Sie uns: Wir klären es mit dem Kurier.',
    amount: 'Eingegangener Betrag',
    outstanding: 'Noch zu zahlen',
  },
  refund: {
    subject: 'Erstattung: {amount, number, forint} – {number}',
    text: 'Wir haben Ihnen den folgenden Betrag dorthin erstattet, von wo Sie bezahlt haben.',
    cancelled: 'Die Rechnung wurde inzwischen storniert, daher steht Ihnen der dafür gezahlte Betrag wieder zu. Sie müssen nichts tun.',
    surplus:
      'Ihre Zahlung ging ein, nachdem die Rechnung bereits auf anderem Weg beglichen oder storniert worden war. Den überzähligen Betrag haben wir daher von uns aus zurückgesendet. Sie müssen nichts tun.',
    amount: 'Erstatteter Betrag',
    invoice: 'Rechnung',
    proforma: 'Zahlungsaufforderung',
    when: 'Je nach Bank kann die Gutschrift einige Arbeitstage dauern.',
  },
  surplus: {
    subject: 'Sie haben zu viel bezahlt: {amount, number, forint} – {number}',
    text: 'Ihre Überweisung galt etwas, das bereits bezahlt war. Wir zahlen den folgenden Betrag zurück oder verrechnen ihn mit einer anderen Rechnung von Ihnen und schreiben Ihnen, sobald das geschehen ist. Sie müssen nichts tun.',
    amount: 'Ihnen zustehender Betrag',
  },
  moved: {
    subject: 'Ihre Zahlung wurde angerechnet: {amount, number, forint} – {number}',
    text: 'Den Betrag, den Sie für eine andere Rechnung bezahlt haben, haben wir auf die unten genannte Rechnung angerechnet. Bitte zahlen Sie nur noch den Rest.',
    amount: 'Angerechneter Betrag',
    from: 'Bezahlt für',
    to: 'Angerechnet auf',
    outstanding: 'Noch zu zahlen',
  },
  returned: {
    transferOf: 'Tag der Überweisung',
    why: {
      transfer: 'Ihre Überweisung war höher als der fällige Betrag, daher steht Ihnen der Rest zu.',
      invoice: {
        cancelled: 'Die Rechnung wurde storniert, daher steht Ihnen der dafür bezahlte Betrag wieder zu.',
        overpaid: 'Für die Rechnung ist mehr eingegangen, als fällig war, daher steht Ihnen der überzählige Betrag wieder zu.',
      },
      proforma: {
        cancelled: 'Die Zahlungsaufforderung wurde zurückgezogen, daher steht Ihnen der dafür bezahlte Betrag wieder zu.',
        overpaid: 'Für die Zahlungsaufforderung ist mehr eingegangen, als fällig war, daher steht Ihnen der überzählige Betrag wieder zu.',
      },
    },
    sentTo: {
      payerAccount: 'Wir haben den folgenden Betrag auf das Bankkonto zurücküberwiesen, von dem er kam. Sie müssen nichts tun.',
      otherAccount: 'Wir haben den folgenden Betrag auf das von Ihnen genannte Bankkonto überwiesen. Sie müssen nichts tun.',
      cash: 'Wir haben Ihnen den folgenden Betrag bar zurückgegeben.',
    },
  },
  transfer: {
    beforeDue: {
      subject: 'Erinnerung: Ihre Überweisung ist fällig am {day} – {number}',
      text: 'Ihre Zahlung wird bald fällig. Bitte überweisen Sie den folgenden Betrag mit dem angegebenen Verwendungszweck.',
    },
    afterDue: {
      subject: 'Ihre Überweisung ist noch nicht eingegangen – {number}',
      text: 'Die Zahlungsfrist ist abgelaufen, und der folgende Betrag ist noch nicht bei uns eingegangen. Bitte überweisen Sie ihn mit dem angegebenen Verwendungszweck.',
    },
    restOfCash: {
      subject: 'Erinnerung: von Ihrer Rechnung noch zu zahlen {amount, number, forint} – {number}',
      text: 'Der Rest der Rechnung, die bei der Übergabe des Geräts bar bezahlt wurde, ist noch nicht bei uns eingegangen. Bitte bezahlen Sie ihn online auf der Seite des Auftrags, oder überweisen Sie ihn mit dem angegebenen Verwendungszweck. Falls Sie dem Kurier den vollen Betrag bezahlt haben, zahlen Sie bitte nicht noch einmal, sondern schreiben Sie uns: Wir klären es mit dem Kurier.',
    },
    amount: 'Zu überweisender Betrag',
    due: 'Fällig',
    beneficiary: 'Empfänger',
    account: 'Bankkonto',
    reference: 'Verwendungszweck',
    invoice: 'Rechnung',
    proforma: 'Zahlungsaufforderung',
    paid: 'Falls Sie inzwischen bezahlt haben, danken wir Ihnen: Diese E-Mail ist dann gegenstandslos.',
  },
} satisfies SameKeys<typeof hu>
