import { intlLocales } from '#base/languages.ts'
import { facts, gap, heading, type PdfBlock, type PdfColumn, paragraph, pdf, qr, side, table, together } from '#base/server/pdf/pdf.ts'
import { knownFacts, printable } from '#base/server/pdf/printable.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { vatPercent } from '#prices/vat.ts'
import { dayInWords, monthInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { company } from '#site/company.ts'
import { forintIn, roundedToCash } from '#site/figures.ts'
import { amountsOfLine, totalOfLines } from '../amounts.ts'
import { invoiceDocumentTexts } from '../document-texts.ts'
import { asksForMoney } from '../invoice.ts'
import { methods } from '../method-of-invoice.ts'
import { ibanOf, transferCode } from '../payment-code.ts'
import type { InvoiceOrder } from './provider/invoice-provider.ts'

type Sheet = { order: InvoiceOrder; number: string; t: Translator<typeof invoiceDocumentTexts.hu>; forint: (amount: number) => string }

/** The printed document of the built-in numbering: everything Áfa tv. 169. § wants (DOMAIN 4), and how to pay it. */
export async function drawInvoice(order: InvoiceOrder, number: string): Promise<Uint8Array> {
  const t = await translatorOf(invoiceDocumentTexts, order.language)
  const sheet: Sheet = { order, number, t, forint: forintIn(order.language) }
  const kind = t(`kinds.${order.kind}`)
  return pdf({
    title: kind,
    language: order.language,
    author: company.name,
    created: Temporal.PlainDate.from(order.issuedOn).toZonedDateTime('Europe/Budapest').toInstant(),
    foot: t('foot', { kind, number }),
    blocks: [heading(1, kind), parties(sheet), gap(6), ...terms(sheet), items(sheet), summary(sheet), ...notes(sheet), ...howToPay(sheet)],
  })
}

function parties({ order: { buyer }, t }: Sheet): PdfBlock {
  const place = [`${buyer.postalCode} ${buyer.city}`, buyer.address, buyer.countryCode === 'HUN' ? '' : buyer.countryCode].filter(Boolean).join(', ')
  return side(
    [
      heading(2, t('seller')),
      paragraph(`${company.longName}\n${company.address}`),
      knownFacts(
        [t('taxNumber'), company.taxNumber],
        [t('euTaxNumber'), company.euTaxNumber],
        [t('registryNumber'), company.registryNumber],
        [t('bankAccount'), company.bankAccount],
      ),
    ],
    [
      heading(2, t('buyer')),
      paragraph(`${printable(buyer.name)}\n${printable(place)}`),
      ...(buyer.taxNumber ? [knownFacts([t('taxNumber'), buyer.taxNumber])] : []),
    ],
    // Our account number stays in one line.
    0.57,
  )
}

function terms({ order, number, t }: Sheet): PdfBlock[] {
  const { kind, language, about } = order
  const day = (of: string) => dayInWords(language, of)
  const asks = asksForMoney(kind)
  return [
    knownFacts(
      [t('number'), number],
      [t('issuedOn'), day(order.issuedOn)],
      ...(kind === 'proforma' ? [] : ([[t('performedOn'), day(order.performedOn)]] as const)),
      ...(asks ? ([[t('dueOn'), day(order.dueOn)]] as const) : []),
      [t('method'), order.paymentMethod],
      [t('request'), order.requestId === null ? null : formatRequestNumber(order.requestId)],
      [t('period'), order.period && monthInWords(language, order.period)],
      [t(kind === 'final' ? 'aboutProforma' : 'about'), about ? `${about.number} (${day(about.issuedOn)})` : null],
      [t('reason'), printable(order.reason)],
    ),
  ]
}

/** The currency stands once, in the head: of an amount that is taken off it would not fit behind the figure. */
function items({ order: { kind, language, lines }, t }: Sheet): PdfBlock {
  const format = new Intl.NumberFormat(intlLocales[language], { maximumFractionDigits: 0 })
  const figure = (amount: number) => format.format(amount)
  const right = (title: string, share: number): PdfColumn => ({ title, share, align: 'right' })
  const columns: PdfColumn[] = [
    { title: t('columns.item'), share: 4 },
    right(t('columns.quantity'), 1.2),
    right(t('columns.unit'), 1.7),
    right(t('columns.net'), 1.7),
    right(t('columns.vat', { percent: String(vatPercent) }), 1.5),
    right(t('columns.gross'), 1.7),
  ]
  const rows = lines.map((line) => {
    const { net, vat, gross } = amountsOfLine(kind, line)
    const sign = kind === 'storno' || kind === 'correcting' ? -1 : 1
    return [printable(line.label), figure(sign * line.quantity), figure(line.netUnit), figure(net), figure(vat), figure(gross)]
  })
  return table(columns, rows)
}

function summary({ order, t, forint }: Sheet): PdfBlock {
  const { kind, language, lines, isPaid, paymentMethodId } = order
  const { net, vat, gross } = totalOfLines(kind, lines)
  const asks = asksForMoney(kind) && !isPaid
  const cash = roundedToCash(gross)
  const toPay =
    paymentMethodId === methods.cashOnDelivery && cash !== gross ? t('inCash', { amount: forint(gross), cash: forint(cash) }) : forint(gross)
  return together(
    heading(2, t('summary')),
    facts(
      [t('rate'), percentIn(language, vatPercent)],
      [t('base'), forint(net)],
      [t('vatSum'), forint(vat)],
      [t('grossSum'), forint(gross)],
      ...(asks ? ([[t('toPay'), toPay]] as const) : []),
    ),
    paragraph(t('rounding'), 'small'),
  )
}

/** `percentIn('de', 27)` → 27 % */
const percentIn = (language: InvoiceOrder['language'], percent: number) =>
  new Intl.NumberFormat(intlLocales[language], { style: 'percent' }).format(percent / 100)

function notes({ order: { kind, isPaid }, t }: Sheet): PdfBlock[] {
  if (kind === 'proforma') return [paragraph(t('proformaNote'), 'strong')]
  if (kind === 'storno') return [paragraph(t('stornoNote'))]
  if (kind === 'correcting') return [paragraph(t('correctingNote'))]
  return isPaid ? [paragraph(t('paidAlready'), 'strong')] : []
}

const byTransfer: readonly number[] = [methods.transfer, methods.prepaidTransfer]

/** Account, reference and the code that fills in a banking app. */
function howToPay({ order, t, forint }: Sheet): PdfBlock[] {
  const { kind, isPaid, paymentMethodId, paymentReference, gross, dueOn } = order
  if (kind === 'storno' || kind === 'correcting' || isPaid || !byTransfer.includes(paymentMethodId)) return []
  const code = transferCode({
    account: company.bankAccount,
    beneficiary: company.name,
    amount: gross,
    reference: paymentReference,
    validUntil: `${dueOn.replaceAll('-', '')}235959`,
  })
  return [
    together(
      heading(2, t('pay')),
      side(
        [
          facts(
            [t('beneficiary'), company.name],
            [t('bankAccount'), company.bankAccount],
            ['IBAN', ibanOf(company.bankAccount)],
            [t('toPay'), forint(gross)],
            [t('reference'), paymentReference],
          ),
          paragraph(t('payHow'), 'small'),
        ],
        [qr(code, t('qr'), { width: 96, caption: t('qr') })],
        0.7,
      ),
      gap(2),
    ),
  ]
}
