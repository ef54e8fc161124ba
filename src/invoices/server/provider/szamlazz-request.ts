import type { Language } from '#base/languages.ts'
import { escapeHtml } from '#base/server/escape-html.ts'
import { translatorOf } from '#base/texts.ts'
import { vatPercent } from '#prices/vat.ts'
import { company } from '#site/company.ts'
import { amountsOfLine } from '../../amounts.ts'
import { invoiceDocumentTexts } from '../../document-texts.ts'
import { methods } from '../../method-of-invoice.ts'
import type { Buyer } from '../buyer.ts'
import type { InvoiceOrder } from './invoice-provider.ts'

// What Számlázz.hu is asked with: XML whose elements have a fixed order (its XSDs: xmlszamla, xmlszamlast, xmlszamlaxml, xmlszamlapdf). Elements
// that may be missing are left out where they say nothing.

type Content = string | number | boolean | null | readonly Element[]
type Element = readonly [name: string, content: Content]

/** What XML 1.0 has no way to write. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const written = ([name, content]: Element): string => {
  if (content === null) return ''
  const inner = typeof content === 'object' ? content.map(written).join('') : escapeHtml(String(content).replace(unwritable, ''))
  return `<${name}>${inner}</${name}>`
}

const documentOf = (root: string, content: readonly Element[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.szamlazz.hu/${root}">${content.map(written).join('')}</${root}>`

/** Its own words for how an invoice is paid; it knows them and shows them in the language of the invoice. */
const paymentMethods: Readonly<Record<number, string>> = {
  [methods.cashOnDelivery]: 'utánvét',
  [methods.transfer]: 'átutalás',
  [methods.prepaidTransfer]: 'átutalás',
  [methods.online]: 'PayPal',
  [methods.card]: 'bankkártya',
}

const languages: Readonly<Record<Language, string>> = { hu: 'hu', en: 'en', de: 'de', sl: 'si' }

/** 1: has a Hungarian tax number, -1: a private person, 0: not known. */
const taxpayerOf = ({ taxNumber, isCompany }: Buyer) => (taxNumber ? 1 : isCompany ? 0 : -1)

/** The document with its PDF, known by our key from then on. */
const settingsOf = (agentKey: string, key: string): Element => [
  'beallitasok',
  [
    ['szamlaagentkulcs', agentKey],
    ['eszamla', false],
    ['szamlaLetoltes', true],
    ['valaszVerzio', 2],
    ['szamlaKulsoAzon', key],
  ],
]

/** An invoice, a proforma or a correcting invoice. */
export async function requestToIssue(agentKey: string, order: InvoiceOrder): Promise<string> {
  const t = await translatorOf(invoiceDocumentTexts, order.language)
  return documentOf('xmlszamla', [
    settingsOf(agentKey, order.key),
    headOf(order),
    ['elado', [['bankszamlaszam', company.bankAccount]]],
    buyerOf(order.buyer),
    ['tetelek', itemsOf(order, t('piece'))],
  ])
}

const headOf = ({ kind, about, ...order }: InvoiceOrder): Element => [
  'fejlec',
  [
    ['keltDatum', order.issuedOn],
    ['teljesitesDatum', order.performedOn],
    ['fizetesiHataridoDatum', order.dueOn],
    ['fizmod', paymentMethods[order.paymentMethodId] ?? order.paymentMethod],
    ['penznem', 'HUF'],
    ['szamlaNyelve', languages[order.language]],
    ['megjegyzes', order.reason || null],
    // What a transfer is marked with; ours alone, so the account can refuse a second document with it.
    ['rendelesSzam', order.paymentReference],
    ['dijbekeroSzamlaszam', kind === 'final' && about ? about.number : null],
    ['helyesbitoszamla', kind === 'correcting' || null],
    ['helyesbitettSzamlaszam', kind === 'correcting' && about ? about.number : null],
    ['dijbekero', kind === 'proforma' || null],
    ['fizetve', order.isPaid || null],
  ],
]

/** Its address is not told: the invoice travels by our own email, and nobody else writes to the customer. */
const buyerOf = (buyer: Buyer): Element => [
  'vevo',
  [
    ['nev', buyer.name],
    ['orszag', buyer.countryCode === 'HUN' ? null : buyer.countryCode],
    ['irsz', buyer.postalCode],
    ['telepules', buyer.city],
    ['cim', buyer.address],
    ['sendEmail', false],
    ['adoalany', taxpayerOf(buyer)],
    ['adoszam', buyer.taxNumber],
  ],
]

const itemsOf = ({ kind, lines }: InvoiceOrder, piece: string): Element[] =>
  lines.map((line) => {
    const { net, vat, gross } = amountsOfLine(kind, line)
    return [
      'tetel',
      [
        ['megnevezes', line.label],
        ['mennyiseg', kind === 'correcting' ? -line.quantity : line.quantity],
        ['mennyisegiEgyseg', piece],
        ['nettoEgysegar', line.netUnit],
        ['afakulcs', vatPercent],
        ['nettoErtek', net],
        ['afaErtek', vat],
        ['bruttoErtek', gross],
      ],
    ]
  })

/** It is dated by the provider, which takes no other day than its own today. */
export const requestToCancel = (agentKey: string, key: string, number: string): string =>
  documentOf('xmlszamlast', [
    settingsOf(agentKey, key),
    [
      'fejlec',
      [
        ['szamlaszam', number],
        ['tipus', 'SS'],
      ],
    ],
  ])

/** The newest document with our key. */
export const requestToFind = (agentKey: string, key: string): string =>
  documentOf('xmlszamlaxml', [
    ['szamlaagentkulcs', agentKey],
    ['pdf', false],
    ['szamlaKulsoAzon', key],
  ])

export const requestForPdf = (agentKey: string, number: string): string =>
  documentOf('xmlszamlapdf', [
    ['szamlaagentkulcs', agentKey],
    ['szamlaszam', number],
    ['valaszVerzio', 2],
  ])
