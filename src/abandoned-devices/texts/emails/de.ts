import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  owed: 'Zu bezahlen',
  notice: {
    subject: 'Ihr Gerät wartet bei uns auf Sie, Auftrag: {number}',
    lastSubject: 'Letzte Mitteilung: Wir bewahren Ihr Gerät auf bis: {day}, Auftrag: {number}',
    payment:
      'Ihr Gerät ist zum Rückversand bereit; vorher muss aber die Rechnung bezahlt werden. Sobald die Zahlung eingegangen ist, schicken wir es los.',
    delivery:
      'Ihr Gerät ist wieder bei uns, weil der Kurier es nicht zustellen konnte. Bitte wählen Sie eine neue Zustellung oder die persönliche Abholung.',
    collection:
      'Ihr Gerät ist bei uns: Sie haben die persönliche Abholung gewählt und es noch nicht abgeholt. Wenn Sie doch eine Zustellung wünschen, können Sie auch diese wählen.',
    until: 'Wir bewahren es auf bis',
    button: { payment: 'Zahlung und Einzelheiten', delivery: 'Zustellung wählen', collection: 'Auftrag öffnen' },
    after:
      'Die Aufbewahrung ist kostenlos. Wenn Sie bis zum genannten Tag weder bezahlen noch wählen noch das Gerät abholen, dürfen wir es nach den Allgemeinen Geschäftsbedingungen als aufgegeben ansehen. Vorher schreiben wir Ihnen noch einmal.',
    lastAfter:
      'Dies ist unsere letzte Mitteilung. Wenn Sie bis zum genannten Tag weder bezahlen noch wählen noch das Gerät abholen, dürfen wir es nach den Allgemeinen Geschäftsbedingungen als aufgegeben ansehen: Seine Daten werden gelöscht, und wir dürfen es behalten, verkaufen oder entsorgen lassen. Ihre Zahlungspflicht erlischt dadurch nicht.',
    call: 'Wenn Sie verhindert oder mit der Rechnung nicht einverstanden sind, rufen Sie uns an: {phone}, an Arbeitstagen {from}–{to} Uhr.',
  },
  account: {
    subject: 'Abrechnung über das nicht abgeholte Gerät, Auftrag: {number}',
    lead: 'Trotz wiederholter Mitteilungen haben Sie das Gerät bis zum Ende der Aufbewahrungszeit nicht entgegengenommen. Nach den Allgemeinen Geschäftsbedingungen sehen wir es als aufgegeben an; der Auftrag ist abgeschlossen.',
    fate: {
      kept: 'Die Daten auf dem Gerät wurden gelöscht, das Gerät haben wir behalten.',
      sold: 'Die Daten auf dem Gerät wurden gelöscht, das Gerät wurde verkauft.',
      recycled: 'Die Daten auf dem Gerät wurden gelöscht, das Gerät wird umweltgerecht entsorgt.',
    },
    day: 'Tag der Entscheidung',
    value: { kept: 'Angerechneter Wert des Geräts', sold: 'Erlös des Verkaufs' },
    balance: {
      left: 'So viel bleibt zu bezahlen: {amount}. Bitte begleichen Sie den Betrag gemäß der Rechnung.',
      yours: 'So viel steht Ihnen zu: {amount}. Wie es ausgezahlt wird, stimmen wir telefonisch mit Ihnen ab.',
      even: 'Keiner von uns schuldet dem anderen etwas.',
    },
    objection:
      'Wenn Sie mit der Abrechnung nicht einverstanden sind, schreiben Sie uns oder rufen Sie uns an: {phone}, an Arbeitstagen {from}–{to} Uhr. Sie können auch eine Beschwerde einreichen.',
  },
}

export default de
