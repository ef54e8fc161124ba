import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Spletna plačila',
  transaction: 'Transakcija: {id}',
  provider: { paypal: 'PayPal', simplepay: 'SimplePay', simulator: 'PayPal (simulator)', cardSimulator: 'SimplePay (simulator)' },
  status: {
    created: 'začeto',
    redirected: 'na plačilni strani',
    approved: 'odobreno, čakamo na denar',
    paid: 'plačano',
    failed: 'neuspešno',
    cancelled: 'prekinjeno',
    expired: 'poteklo',
    lateSuccess: 'prispelo pozno, se vrača',
  },
} satisfies SameKeys<typeof hu>
