import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Entschädigung',
  amount: 'Betrag',
  account: 'Konto mit der Endung',
  holder: 'Kontoinhaber',
  dueOn: 'Überweisung bis',
  ask: 'Bitte geben Sie an, auf welches Konto wir die Entschädigung überweisen. Wir zahlen sie innerhalb von {days} Tagen danach aus.',
  waits: 'Auf dieses Konto überweisen wir. Bis zur Auszahlung können Sie ein anderes angeben.',
  noAccount: 'Das Konto wurde noch nicht angegeben.',
  paid: 'Wir haben die Entschädigung überwiesen: {day}. Wann der Betrag gutgeschrieben wird, hängt von Ihrer Bank ab.',
  say: 'Konto angeben',
  change: 'Anderes Konto angeben',
  formTitle: 'Wohin überweisen wir die Entschädigung?',
  known: 'Das bekannte Konto mit der Endung {end}',
  accountField: 'Kontonummer',
  accountHint: '16 oder 24 Ziffern oder eine IBAN.',
  holderField: 'Name des Kontoinhabers',
  save: 'Konto speichern',
  back: 'Zurück',
  saved: 'Wir haben das Konto erfasst und bestätigen es auch per E-Mail.',
  saving: 'Wird gespeichert…',
} satisfies SameKeys<typeof hu>
