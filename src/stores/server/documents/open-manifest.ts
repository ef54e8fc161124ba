import { formatPhone } from '#accounts/phone.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { code128, facts, heading, paragraph, pdf, signatures, table, together } from '#base/server/pdf/pdf.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { dayInWords, weekdayInWords, windowInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { company } from '#site/company.ts'
import { storeDocumentTexts } from '../../document-texts.ts'
import { formatBatchNumber } from '../../scanned.ts'
import type { storesApi } from '../../stores.api.ts'
import { findBatch } from '../batches/batch-store.ts'
import { devicesOfBatches } from '../devices/store-device-store.ts'
import { findCounter, requireStore, servingOf } from '../serving.ts'

/** One list of everything the courier is given, signed once (GAPS D13). A batch of another store is not there. */
export async function openManifest(ctx: ReadContext & Call, { params: { id } }: Input<typeof storesApi.openManifest>): Promise<FileAnswer> {
  const { tx, language } = ctx
  const serving = servingOf(ctx)
  const batch = await findBatch(tx, await requireStore(ctx, serving), id)
  if (!batch) throw new Refusal('NOT_FOUND')
  const [counter, devices] = [await findCounter(ctx, serving), await devicesOfBatches(tx, [id], language)]
  const t = await translatorOf(storeDocumentTexts, language)
  const number = formatBatchNumber(id)
  const columns = [{ title: t('place') }, { title: t('number'), share: 2 }, { title: t('device'), share: 4 }, { title: t('identifier'), share: 3 }]
  const body = await pdf({
    title: t('manifest.title', { number }),
    language,
    author: company.name,
    created: batch.orderedAt,
    foot: number,
    blocks: [
      heading(1, t('manifest.title', { number })),
      paragraph(t('manifest.lead', { count: devices.length })),
      code128(number, t('manifest.barcode', { number })),
      facts(
        [t('manifest.store'), [counter.name, counter.address && formatAddress(counter.address)].filter(Boolean).join(', ')],
        ...(counter.phone ? ([[t('receipt.phone'), formatPhone(counter.phone)]] as const) : []),
        [t('manifest.ordered'), dayInWords(language, budapestDay(batch.orderedAt))],
        [t('manifest.pickup'), `${weekdayInWords(language, batch.pickupDay)}, ${windowInWords(batch.pickupWindow)}`],
        [t('manifest.to'), `${company.name}, ${company.workshop}`],
      ),
      table(
        columns,
        devices.map((row, place) => [String(place + 1), formatRequestNumber(row.requestId), deviceName(row), row.identifier]),
      ),
      paragraph(t('manifest.seals'), 'small'),
      together(signatures(t('manifest.sign.place'), t('manifest.sign.store'), t('manifest.sign.courier'))),
    ],
  })
  return { body, name: t('manifest.file', { number }), mediaType: 'application/pdf', disposition: 'inline' }
}
