import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Naročilo z obveznostjo plačila',
  startNow: 'Izrecno zahtevam, da se storitev začne izvajati pred iztekom 14-dnevnega roka za odstop.',
  startLoss: 'Seznanjen(-a) sem, da po popolni izvedbi storitve izgubim pravico do odstopa.',
} satisfies Record<DecisionText, string>
