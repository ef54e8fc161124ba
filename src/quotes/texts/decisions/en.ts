import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Order with obligation to pay',
  startNow: 'I expressly request that performance begin before the 14-day withdrawal period ends.',
  startLoss: 'I acknowledge that I lose my right of withdrawal once the service has been fully performed.',
} satisfies Record<DecisionText, string>
