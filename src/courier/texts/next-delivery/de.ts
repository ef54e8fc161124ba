import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Wohin sollen wir das Gerät bringen?',
  lead: 'Das Paket konnte nicht übergeben werden und ist wieder bei uns. Wählen Sie, und wir beauftragen den Kurier entsprechend. Für die erneute Zustellung berechnen wir nichts.',
  where: 'Ihre Wahl',
  again: 'An denselben Ort: {to}',
  address: 'An eine andere Adresse',
  locker: 'In einen Paketautomaten',
  counter: 'Ich hole es ab: {address}',
  choose: 'Wählen Sie, wie Sie das Gerät erhalten möchten.',
  contactName: 'Name der empfangenden Person',
  contactPhone: 'Telefon der empfangenden Person',
  day: 'Frühester Tag des Versands',
  dayHint: 'Der Kurier stellt in der Regel am nächsten Arbeitstag zu.',
  network: 'Automatennetz',
  search: 'Suche nach Postleitzahl oder Ort',
  point: 'Paketautomat',
  none: 'Hier wurde kein Automat gefunden',
  payFirst:
    'Bitte bezahlen Sie die Rechnung, bevor Sie das Gerät abholen: In der Werkstatt nehmen wir kein Bargeld an. Sie können auf dieser Seite bezahlen.',
  noCashAtLocker: 'Am Paketautomaten können Sie nicht bar bezahlen.',
  payBefore: 'Wir beauftragen den Kurier, sobald die Rechnung bezahlt ist. Sie können auf dieser Seite bezahlen.',
  bring: 'Wir sind an Arbeitstagen {from}–{to} Uhr für Sie da. Bitte bringen Sie einen Ausweis mit.',
  send: 'Wahl senden',
  sending: 'Wird gesendet…',
  change: 'Anders wählen',
  chosen: {
    delivery: 'Vielen Dank. Wir beauftragen den Kurier nach: {to}. Frühester Versand: {day}.',
    counter: 'Vielen Dank. Das Gerät liegt für Sie bereit: {address}.',
  },
  desk: {
    delivery: 'Wahl der Kundin oder des Kunden ({at}): Zustellung nach {to}, frühestens am {day}.',
    counter: 'Wahl der Kundin oder des Kunden ({at}): Das Gerät wird abgeholt.',
  },
} satisfies SameKeys<typeof hu>
