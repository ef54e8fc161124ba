import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  status: {
    RECEIVED: 'Zabeleženo',
    DELIVERY_IN_ORDERED: 'Kurir naročen',
    ARRIVED: 'V servisu',
    QUOTE_DONE: 'Ponudba je pripravljena',
    QUOTE_ACCEPTED: 'Ponudba sprejeta',
    QUOTE_REJECTED: 'Ponudba zavrnjena',
    PRODUCT_LEFT_THE_SERVICE: 'Servis je končal',
    INVOICE_DONE: 'Račun izdan',
    invoiceAnew: 'Sledi nov račun',
    DELIVERY_OUT_ORDERED: 'Vračilo naročeno',
    SHIPPED: 'Na poti k vam',
    SERVICE_DONE: 'Vrnjeno',
  },
  sale: {
    QUOTE_DONE: 'Ponudba za odkup je pripravljena',
    QUOTE_ACCEPTED: 'Ponudba za odkup sprejeta',
    QUOTE_REJECTED: 'Ponudba za odkup zavrnjena',
    PRODUCT_LEFT_THE_SERVICE: 'Pripravljeno za vračilo',
    RETURNED_UNREPAIRED: 'Vrnjeno brez odkupa',
  },
  outcome: {
    REPAIRED: 'Popravljeno',
    REPLACED: 'Zamenjano',
    NO_FAULT: 'Napaka ni bila najdena',
    WARRANTY_REJECTED: 'Garancija zavrnjena',
    RETURNED_UNREPAIRED: 'Vrnjeno brez popravila',
    CANCELLED: 'Preklicano',
    BOUGHT: 'Odkupljeno',
    LOST: 'Izgubljeno',
    ABANDONED: 'Opuščeno',
  },
} satisfies SameKeys<typeof hu>
