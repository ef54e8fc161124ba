import type { DecisionText } from '../../decision-text.ts'

export default {
  orderToPay: 'Naročilo z obveznostjo plačila',
  startNow: 'Izrecno zahtevam, da se storitev začne izvajati pred iztekom 14-dnevnega roka za odstop.',
  startLoss: 'Seznanjen(-a) sem, da po popolni izvedbi storitve izgubim pravico do odstopa.',
  sellerOwns:
    'Izjavljam, da je naprava moja last, da jo smem prodati, da nihče drug nima pravic do nje in da ne zahtevam varnostne kopije svojih podatkov.',
  sellDevice: 'Sprejmem ponudbo in prodam napravo',
} satisfies Record<DecisionText, string>
