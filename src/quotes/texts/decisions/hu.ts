import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Fizetési kötelezettséggel járó megrendelés',
  startNow: 'Kifejezetten kérem, hogy a szolgáltatás teljesítése a 14 napos elállási határidő lejárta előtt megkezdődjön.',
  startLoss: 'Tudomásul veszem, hogy a szolgáltatás egészének teljesítését követően elállási jogomat elveszítem.',
  sellerOwns: 'Kijelentem, hogy a készülék a tulajdonom, jogosult vagyok eladni, más nem támaszthat rá igényt, és az adataimról nem kérek mentést.',
  sellDevice: 'Elfogadom az ajánlatot, és eladom a készüléket',
} as const satisfies Record<DecisionText, string>
