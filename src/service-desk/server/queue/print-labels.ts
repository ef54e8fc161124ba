import type { Input } from '#base/endpoint.ts'
import { code128, labels, type PdfBlock, paragraph, pdf, qr, side } from '#base/server/pdf/pdf.ts'
import { translatorOf } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { company } from '#site/company.ts'
import { labelTexts } from '../../label-texts.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { deskRows } from './desk-row-store.ts'

/** Two lines at most beside the QR code. */
const maxNameLength = 44

const shortened = (text: string) => (text.length > maxNameLength ? `${text.slice(0, maxNameLength - 1)}…` : text)

/**
 * Labels for devices on the shelf, in the order they were asked for. The codes hold what those of the hand-over sheet hold: the
 * number and no secret. @throws Refusal NOT_FOUND when one of the requests does not exist
 */
export async function printLabels(ctx: ReadContext & Call, { query: { ids } }: Input<typeof serviceDeskApi.printLabels>) {
  const { tx, now, language, env } = ctx
  const t = await translatorOf(labelTexts, language)
  const rows = new Map((await deskRows(tx).where('requests.id', 'in', ids).execute()).map((row) => [row.id, row]))
  const each = ids.map((id): PdfBlock[] => {
    const row = rows.get(id)
    if (!row) throw new Refusal('NOT_FOUND')
    const number = formatRequestNumber(id)
    const address = `${env.PUBLIC_URL}${paths.tracking()}#${id}`
    return [
      side(
        [qr(address, t('qr', { number }), { width: 72 })],
        [paragraph(number, 'address'), paragraph(shortened(deviceName(row)), 'strong'), paragraph(row.identifier, 'small')],
        0.34,
      ),
      code128(String(id), t('barcode', { number }), { width: 190, caption: '' }),
    ]
  })
  const body = await pdf({ title: t('title'), language, author: company.name, created: now, bare: true, blocks: [labels(each)] })
  return { body, name: t('fileName'), mediaType: 'application/pdf', disposition: 'inline' as const }
}
