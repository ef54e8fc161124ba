import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  status: {
    RECEIVED: 'Erfasst',
    DELIVERY_IN_ORDERED: 'Kurier bestellt',
    ARRIVED: 'In der Werkstatt',
    QUOTE_DONE: 'Kostenvoranschlag liegt vor',
    QUOTE_ACCEPTED: 'Kostenvoranschlag angenommen',
    QUOTE_REJECTED: 'Kostenvoranschlag abgelehnt',
    PRODUCT_LEFT_THE_SERVICE: 'Werkstatt ist fertig',
    INVOICE_DONE: 'Rechnung ausgestellt',
    invoiceAnew: 'Neue Rechnung folgt',
    DELIVERY_OUT_ORDERED: 'Rückversand bestellt',
    SHIPPED: 'Unterwegs zu Ihnen',
    SERVICE_DONE: 'Zurückgegeben',
  },
  sale: {
    QUOTE_DONE: 'Ankaufsangebot liegt vor',
    QUOTE_ACCEPTED: 'Ankaufsangebot angenommen',
    QUOTE_REJECTED: 'Ankaufsangebot abgelehnt',
    PRODUCT_LEFT_THE_SERVICE: 'Zur Rücksendung bereit',
    RETURNED_UNREPAIRED: 'Ohne Ankauf zurückgesandt',
  },
  outcome: {
    REPAIRED: 'Repariert',
    REPLACED: 'Ausgetauscht',
    NO_FAULT: 'Kein Fehler gefunden',
    WARRANTY_REJECTED: 'Garantie abgelehnt',
    RETURNED_UNREPAIRED: 'Unrepariert zurückgeschickt',
    CANCELLED: 'Storniert',
    BOUGHT: 'Angekauft',
    LOST: 'Verloren',
    ABANDONED: 'Aufgegeben',
  },
} satisfies SameKeys<typeof hu>
