import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  title: 'Aufgegebenes Gerät',
  wait: {
    payment: 'Der Kunde hat die Rechnung nicht bezahlt, deshalb ist das Gerät noch hier.',
    delivery: 'Das Paket ist zurückgekommen, und der Kunde hat keine neue Zustellung gewählt.',
    collection: 'Der Kunde hat die persönliche Abholung gewählt und das Gerät nicht abgeholt.',
  },
  since: 'Wartet auf den Kunden seit',
  endsOn: 'Letzter Tag der Aufbewahrung',
  owed: 'Zu bezahlen',
  notices: 'Verschickte Mitteilungen',
  none: 'Noch keine Mitteilung verschickt',
  next: 'Nächste Mitteilung frühestens',
  noNext: 'Alle Mitteilungen sind verschickt',
  runs: 'Die Aufbewahrungszeit läuft. Bezahlt der Kunde oder wählt er eine neue Zustellung, endet das Warten von selbst.',
  over: 'Die Aufbewahrungszeit ist abgelaufen, alle Mitteilungen sind verschickt.',
  noKey: 'Über ein aufgegebenes Gerät entscheidet, wer die Berechtigung dazu hat.',
  fate: 'Was geschieht mit dem Gerät?',
  fates: { kept: 'Wir behalten es', sold: 'Wir verkaufen es', recycled: 'Wir lassen es entsorgen' },
  fateMissing: 'Wählen Sie, was mit dem Gerät geschieht.',
  value: 'Wert oder Erlös (HUF)',
  valueHint: 'Er wird auf die Schuld angerechnet.',
  dataErased: 'Die Daten auf dem Gerät sind gelöscht, SIM- und Speicherkarte entnommen.',
  note: 'Begründung',
  noteHint: 'Der Kunde sieht sie nicht.',
  decided: 'Was mit dem Gerät geschah',
  decidedValue: 'Angerechneter Wert',
  decidedAt: 'Entschieden am',
}

export default de
