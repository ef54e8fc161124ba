import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Order with obligation to pay',
  startNow: 'I expressly request that performance begin before the 14-day withdrawal period ends.',
  startLoss: 'I acknowledge that I lose my right of withdrawal once the service has been fully performed.',
  sellerOwns:
    'I declare that the device belongs to me, that I may sell it, that nobody else has a claim to it, and that I do not ask for my data to be saved.',
  sellDevice: 'Accept the offer and sell the device',
} satisfies Record<DecisionText, string>
