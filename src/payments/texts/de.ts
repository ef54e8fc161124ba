import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  title: 'Probezahlung',
  notice: 'Diese Seite ersetzt einen Zahlungsanbieter: Es fließt kein echtes Geld. Wählen Sie, wie die Zahlung ausgehen soll.',
  facts: 'Rechnung: {invoice}, zu zahlen: {amount, number, forint}',
  pay: 'Bezahlen',
  refuse: 'Die Bank lehnt die Zahlung ab',
  cancel: 'Zahlung abbrechen',
  timeOut: 'Die Zeit läuft vor der Zahlung ab',
  decided: 'Über diese Zahlung haben Sie bereits entschieden. Gehen Sie zur vorherigen Seite zurück.',
}

export default de
