import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Online-Zahlungen',
  transaction: 'Transaktion: {id}',
  provider: { paypal: 'PayPal', simplepay: 'SimplePay', simulator: 'PayPal (Simulator)', cardSimulator: 'SimplePay (Simulator)' },
  status: {
    created: 'begonnen',
    redirected: 'auf der Zahlungsseite',
    approved: 'freigegeben, das Geld steht noch aus',
    paid: 'bezahlt',
    failed: 'fehlgeschlagen',
    cancelled: 'abgebrochen',
    expired: 'abgelaufen',
    lateSuccess: 'verspätet eingegangen, geht zurück',
  },
} satisfies SameKeys<typeof hu>
