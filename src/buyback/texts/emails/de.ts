import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: {
    estimate: 'Richtpreis',
    offer: 'Endgültiges Angebot',
    transferred: 'Überwiesener Betrag',
    toTransfer: 'Zu überweisender Betrag',
    validUntil: 'Annahme möglich bis',
    account: 'Kontonummer endet auf',
    paidOn: 'Überwiesen am',
  },
  offer: {
    subject: 'Unser endgültiges Ankaufsangebot ist fertig, Auftrag: {number}',
    text: 'Wir haben Ihr Gerät geprüft. Bitte entscheiden Sie über unser Angebot.',
    lower: 'Warum der Preis niedriger ist als der Richtpreis',
    note: 'Unsere Anmerkung',
    free: 'Lehnen Sie ab oder antworten Sie bis zu diesem Tag nicht, senden wir das Gerät kostenlos zurück.',
    company: 'Für Unternehmen ist das Angebot netto; nach der Annahme bitten wir um die Rechnung des Unternehmens.',
    decide: 'Ansehen und entscheiden',
  },
  accepted: {
    subject: 'Sie haben unser Angebot angenommen, Auftrag: {number}',
    text: 'Vielen Dank. Wir kaufen das Gerät an und überweisen den Preis innerhalb von drei Arbeitstagen auf das angegebene Konto.',
    company:
      'Vielen Dank. Bitte senden Sie die Rechnung des Unternehmens über den unten stehenden Bruttobetrag als Antwort auf diese E-Mail; wir überweisen innerhalb von drei Arbeitstagen nach Eingang.',
    open: 'Auftrag öffnen',
  },
  returned: {
    subject: 'Wir senden Ihr Gerät kostenlos zurück, Auftrag: {number}',
    declined: 'Sie haben unser Angebot abgelehnt, deshalb senden wir das Gerät zurück.',
    expired: 'Auf unser Angebot haben wir keine Antwort erhalten, deshalb senden wir das Gerät zurück.',
    noOffer: 'Wir haben das Gerät geprüft, können es aber nicht ankaufen. Der Grund:',
    free: 'Sie zahlen weder für die Prüfung noch für den Versand. Die Sendungsnummer senden wir Ihnen per E-Mail, sobald der Kurier unterwegs ist.',
  },
  paid: {
    subject: 'Wir haben den Preis überwiesen, Auftrag: {number}',
    text: 'Wir haben den Preis Ihres Geräts überwiesen und den Auftrag abgeschlossen. Danke, dass Sie es uns verkauft haben.',
    statement: 'Die Abrechnung liegt bei; bitte bewahren Sie sie auf.',
    bank: 'Wann der Betrag gutgeschrieben wird, hängt von Ihrer Bank ab.',
  },
} satisfies SameKeys<typeof hu>
