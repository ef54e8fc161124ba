import { expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { translatorOf } from '#base/texts.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { totalOfLines } from '../amounts.ts'
import { invoiceDocumentTexts } from '../document-texts.ts'
import { invoiceKinds } from '../invoice.ts'
import { drawInvoice } from './draw-invoice.ts'
import type { InvoiceOrder } from './provider/invoice-provider.ts'

const lines = [
  { label: 'Kijelző cseréje eredeti alkatrésszel', quantity: 1, netUnit: 1_132_000 },
  { label: 'Csavar', quantity: 3, netUnit: 333 },
  { label: 'Szállítás oda-vissza', quantity: 1, netUnit: 3561 },
]
const orderOf = (kind: InvoiceOrder['kind'], language: InvoiceOrder['language']): InvoiceOrder => ({
  key: '6b7c1e1a-0000-4000-8000-000000000001',
  kind,
  language,
  requestId: 123_456_789,
  period: null,
  email: 'eva@pelda.hu',
  issuedOn: '2026-11-27',
  performedOn: '2026-11-26',
  dueOn: '2026-12-05',
  paymentMethodId: kind === 'final' ? 1 : 3,
  paymentMethod: 'Előre utalás',
  buyer: {
    name: 'Nagyszentmiklósi és Társa Kereskedelmi Kft.',
    isCompany: true,
    taxNumber: '12345676-2-43',
    countryCode: 'HUN',
    postalCode: '1134',
    city: 'Budapest',
    address: 'Váci út 43/B',
  },
  lines,
  gross: totalOfLines('final', lines).gross,
  about: kind === 'storno' || kind === 'correcting' ? { number: 'MF-2026-000012', issuedOn: '2026-11-20' } : null,
  reason: kind === 'storno' ? 'Téves vevőnév' : '',
  paymentReference: 'MF123456789-1',
  isPaid: false,
})
const oneBlank = (text: string) => text.replaceAll(/\s+/g, ' ')

// Áfa tv. 169. § as DOMAIN 4 lists it; figures worked by hand: 305 640 + 270 + 961 and, of the cash, 1 444 231 → 1 444 230.
test.each(languages.flatMap((language) => invoiceKinds.map((kind) => [language, kind] as const)))(
  'in %s a %s says on one page what the law wants, no figure broken in two',
  async (language, kind) => {
    const t = await translatorOf(invoiceDocumentTexts, language)
    const order = orderOf(kind, language)
    const text = copiedText(await drawInvoice(order, 'MF-2026-000013'))
    const figure = (amount: number) => oneBlank(new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount))
    const forint = (amount: number) => oneBlank(forintIn(language)(amount))
    const sign = kind === 'storno' || kind === 'correcting' ? -1 : 1
    const parties = [company.longName, company.taxNumber, company.euTaxNumber, order.buyer.name, '1134 Budapest, Váci út 43/B', '12345676-2-43']
    const sums = [1_136_560, 306_871, 1_443_431].map((amount) => forint(sign * amount))
    const rows = [1_132_000, 305_640, 1_437_640, 999, 270, 1269, 3561, 961, 4522].map((amount) => figure(sign * amount))
    const own = {
      proforma: [t('proformaNote'), 'MF123456789-1', 'HU49 9990'.replace(' ', ''), t('qr')],
      final: [t('performedOn'), `${forint(1_443_431)} (`, forint(1_443_430)],
      storno: [t('stornoNote'), 'MF-2026-000012', 'Téves vevőnév'],
      correcting: [t('correctingNote'), 'MF-2026-000012'],
    }[kind]
    for (const part of [t(`kinds.${kind}`), 'MF-2026-000013', ...parties, ...rows, ...sums, ...own, '1/1']) expect(text).toContain(oneBlank(part))
  },
)
