import { nameInWords } from '#accounts/name-in-words.ts'
import { formatPhone } from '#accounts/phone.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { code128, type Fact, facts, gap, heading, type PdfBlock, paragraph, pdf, qr, side, together } from '#base/server/pdf/pdf.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { paths } from '#paths.ts'
import { momentInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { signatureBlocks } from '#signatures/server/signature-blocks.ts'
import { company } from '#site/company.ts'
import { storeDocumentTexts } from '../../document-texts.ts'
import type { storesApi } from '../../stores.api.ts'
import { requireStoreDevice } from '../devices/show-store-device.ts'
import { signaturesOf, type WholeStoreDevice } from '../devices/store-device-store.ts'
import { type Counter, findCounter, servingOf } from '../serving.ts'

type T = Translator<typeof storeDocumentTexts.hu>
type Signed = Awaited<ReturnType<typeof signaturesOf>>[number]
type Format = Input<typeof storesApi.openStoreReceipt>['query']['format']
type Receipt = {
  readonly ctx: ReadContext & Call
  readonly t: T
  readonly format: Format
  readonly device: WholeStoreDevice
  readonly counter: Counter
  readonly signed: readonly Signed[]
}

/** What the customer takes home: what was handed in, how it looked, what they signed; after the hand-back also who has it. */
export async function openStoreReceipt(
  ctx: ReadContext & Call,
  { params: { id }, query: { format } }: Input<typeof storesApi.openStoreReceipt>,
): Promise<FileAnswer> {
  const device = await requireStoreDevice(ctx, id)
  const t = await translatorOf(storeDocumentTexts, ctx.language)
  const [counter, signed] = [await findCounter(ctx, servingOf(ctx)), await signaturesOf(ctx.tx, id)]
  const number = formatRequestNumber(id)
  const receipt = { ctx, t, format, device, counter, signed }
  const body = await pdf({
    title: t('receipt.title'),
    language: ctx.language,
    author: company.name,
    created: device.takenAt,
    foot: t('receipt.foot', { number }),
    ...(format === 'roll' ? { roll: true as const } : {}),
    blocks: [...headOf(receipt), ...factsOf(receipt), ...(await signaturesIn(receipt)), ...endOf(receipt)],
  })
  return { body, name: t('receipt.file', { number }), mediaType: 'application/pdf', disposition: 'inline' }
}

function headOf({ ctx, t, format, device, counter }: Receipt): PdfBlock[] {
  const number = formatRequestNumber(device.requestId)
  const follow = `${ctx.env.PUBLIC_URL}${paths.tracking()}#${device.requestId}`
  const where = [counter.name, counter.address === null ? '' : formatAddress(counter.address), counter.phone && formatPhone(counter.phone)]
  const store = where.filter(Boolean).join('\n')
  const bars = code128(String(device.requestId), t('barcode', { number }), { caption: number })
  if (format === 'roll')
    return [
      heading(3, company.brand),
      paragraph(store, 'small'),
      heading(2, t('receipt.title')),
      bars,
      qr(follow, t('qr', { number }), { width: 92 }),
    ]
  return [
    heading(1, t('receipt.title')),
    paragraph(t('receipt.lead')),
    side(
      [paragraph(t('receipt.store'), 'small'), paragraph(store), bars],
      [qr(follow, t('qr', { number }), { width: 92, caption: t('receipt.follow') })],
      0.62,
    ),
    gap(6),
  ]
}

function factsOf({ ctx, t, device }: Receipt): PdfBlock[] {
  const { language } = ctx
  const known = (...rows: (readonly [string, string])[]): PdfBlock => facts(...rows.filter((row): row is Fact => row[1] !== ''))
  const accessories = [...device.accessories, device.accessoriesOther ?? ''].filter(Boolean).join(', ')
  return [
    heading(2, t('receipt.device')),
    known(
      [t('number'), formatRequestNumber(device.requestId)],
      [t('receipt.taken'), momentInWords(ctx.language, device.takenAt)],
      [t('device'), deviceName(device)],
      [device.identifierKind === 'imei' ? t('imei') : t('serial'), device.identifier],
      [t('receipt.fault'), device.troubleDescription],
      [t('receipt.accessories'), accessories || t('receipt.noAccessories')],
      [t('receipt.condition'), device.condition],
    ),
    heading(2, t('receipt.customer')),
    known(
      [t('receipt.name'), nameInWords(language, device)],
      [t('receipt.phone'), formatPhone(device.phone)],
      [t('receipt.email'), device.email],
      [t('receipt.wayBack'), t(device.returnsToCounter ? 'receipt.toCounter' : 'receipt.toCustomer')],
    ),
  ]
}

async function signaturesIn({ ctx, t, device, signed }: Receipt): Promise<PdfBlock[]> {
  const handIn = signed.find(({ act }) => act === 'handIn')
  const handBack = signed.find(({ act }) => act === 'handBack')
  const { handedTo, identityKind, identityEnd, byAuthorisation } = device
  return [
    ...(handIn
      ? [together(heading(2, t('receipt.agreed')), paragraph(t('receipt.agreedText'), 'small'), ...(await signatureBlocks(ctx.language, handIn)))]
      : []),
    ...(handBack && handedTo !== null && identityKind !== null
      ? [
          together(
            heading(2, t('receipt.handedBack')),
            facts(
              [t('receipt.handedTo'), handedTo],
              [t('receipt.identity'), `${t(`identity.${identityKind}`)}, …${identityEnd ?? ''}`],
              ...(byAuthorisation ? ([[t('receipt.authorisation'), t('receipt.seen')]] as const) : []),
            ),
            ...(await signatureBlocks(ctx.language, handBack)),
          ),
        ]
      : []),
  ]
}

/** Whoever has the device again brings nothing. */
const endOf = ({ t, device }: Receipt): PdfBlock[] => [
  gap(4),
  ...(device.handedTo === null ? [paragraph(t('receipt.bring'), 'small')] : []),
  paragraph(t('receipt.company', { name: company.name, phone: company.phone, ...company.openingHours }), 'small'),
]
