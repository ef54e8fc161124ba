import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Fizetési kötelezettséggel járó megrendelés',
  startNow: 'Kifejezetten kérem, hogy a szolgáltatás teljesítése a 14 napos elállási határidő lejárta előtt megkezdődjön.',
  startLoss: 'Tudomásul veszem, hogy a szolgáltatás egészének teljesítését követően elállási jogomat elveszítem.',
} as const satisfies Record<DecisionText, string>
