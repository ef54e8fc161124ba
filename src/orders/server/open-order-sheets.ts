import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { code128, heading, labels, newPage, type PdfBlock, paragraph, pdf, qr, side, signatures, table, together } from '#base/server/pdf/pdf.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { paths } from '#paths.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { handoverBlocks } from '#requests/server/documents/handover-sheet.ts'
import { company } from '#site/company.ts'
import { orderDocumentTexts } from '../document-texts.ts'
import { formatOrderNumber } from '../order-number.ts'
import type { ordersApi } from '../orders.api.ts'
import { findOrderOf, requestsOfOrder } from './order-store.ts'

/** More would be a book; labels of all there are always. */
const maxSheets = 100
const maxDevices = 1000

type Row = Awaited<ReturnType<typeof requestsOfOrder>>[number]
type T = Translator<typeof orderDocumentTexts.hu>

/** An order on paper, as far as the caller is shown its requests; somebody else's is not there (404). Cancelled requests have no sheet and no label. */
export async function openOrderSheets(ctx: ReadContext & Call, { params, query }: Input<typeof ordersApi.openOrderSheets>) {
  const { tx, actor, language } = ctx
  if (actor.kind !== 'account') throw new Refusal('NOT_FOUND')
  const reach = reachOf(actor)
  const order = await findOrderOf(tx, reach, params.id)
  if (!order) throw new Refusal('NOT_FOUND')
  const all = await requestsOfOrder(tx, reach, order.id, { after: 0, size: maxDevices })
  const requests = all.filter(({ outcome }) => outcome !== 'CANCELLED')
  const t = await translatorOf(orderDocumentTexts, language)
  const number = formatOrderNumber(order.id)
  const sheet = { title: t('title', { number }), language, author: company.name, created: order.placedAt }
  const answer = { mediaType: 'application/pdf', disposition: 'inline' } as const
  if (query.kind === 'labels') {
    const body = await pdf({ ...sheet, bare: true, blocks: [labels(requests.map((row) => labelOf(ctx, row, t)))] })
    return { ...answer, body, name: t('labelsName', { number }) }
  }
  const blocks = manifestOf(requests, t, { number, placed: dayInWords(language, budapestDay(order.placedAt)) })
  for (const { id } of requests.slice(0, maxSheets)) blocks.push(newPage, ...(await handoverBlocks(ctx, id)).blocks)
  return { ...answer, body: await pdf({ ...sheet, foot: number, blocks }), name: t('sheetsName', { number }) }
}

/** GAPS D13: one list of everything the courier is given, signed once. */
function manifestOf(requests: readonly Row[], t: T, { number, placed }: { readonly number: string; readonly placed: string }): PdfBlock[] {
  const columns = [{ title: t('request') }, { title: t('device'), share: 2 }, { title: t('identifier'), share: 1.4 }]
  return [
    heading(1, t('title', { number })),
    paragraph(t('lead', { placed, count: requests.length })),
    ...(requests.length > maxSheets ? [paragraph(t('onlyFirst', { max: maxSheets }))] : []),
    table(
      columns,
      requests.map((row) => [formatRequestNumber(row.id), deviceName(row), row.identifier]),
    ),
    together(signatures(t('sign.place'), t('sign.customer'), t('sign.courier'))),
  ]
}

function labelOf({ env }: ReadContext, row: Row, t: T): PdfBlock[] {
  const number = formatRequestNumber(row.id)
  return [
    side(
      [qr(`${env.PUBLIC_URL}${paths.tracking()}#${row.id}`, t('qr', { number }), { width: 72 })],
      [paragraph(number, 'address'), paragraph(shortened(deviceName(row)), 'strong'), paragraph(row.identifier, 'small')],
      0.34,
    ),
    code128(String(row.id), t('barcode', { number }), { width: 190, caption: '' }),
  ]
}

/** Two lines at most beside the QR code. */
const maxNameLength = 44
const shortened = (text: string) => (text.length > maxNameLength ? `${text.slice(0, maxNameLength - 1)}…` : text)
