import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Zahlungspflichtig bestellen',
  startNow: 'Ich verlange ausdrücklich, dass mit der Ausführung vor Ablauf der 14-tägigen Widerrufsfrist begonnen wird.',
  startLoss: 'Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Vertragserfüllung erlischt.',
} satisfies Record<DecisionText, string>
