import { fullCompanyName } from '#accounts/greeting.ts'
import { contactInWords, nameInWords } from '#accounts/name-in-words.ts'
import { formatPhone } from '#accounts/phone.ts'
import { formatAddress, formatLocker, formatStreet } from '#addresses/format-address.ts'
import {
  box,
  bullets,
  code128,
  cutLine,
  gap,
  heading,
  type PdfBlock,
  paragraph,
  pdf,
  qr,
  side,
  signatures,
  table,
  together,
} from '#base/server/pdf/pdf.ts'
import { knownFacts, printable } from '#base/server/pdf/printable.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { paths } from '#paths.ts'
import { company } from '#site/company.ts'
import { documentTexts } from '../../document-texts.ts'
import { dayInWords, weekdayInWords, windowInWords } from '../../in-words.ts'
import { wordOfPreparation } from '../../preparation.ts'
import { formatRequestNumber } from '../../request-number.ts'
import { isBuyback } from '../../status.ts'
import { findRequestSummary, type RequestSummary } from '../request-summary-store.ts'

type T = Translator<typeof documentTexts.hu>

/** The document that travels with the device: what was ordered, to be signed by customer and courier, and a label to cut off. */
export async function makeHandoverSheet(ctx: ReadContext, requestId: number): Promise<Uint8Array> {
  const { request, t, blocks } = await handoverBlocks(ctx, requestId)
  return pdf({
    title: t('title'),
    language: request.language,
    author: company.name,
    created: request.receivedAt,
    foot: t('foot', { number: formatRequestNumber(requestId) }),
    blocks,
  })
}

/** The same as part of a document of several. */
export async function handoverBlocks(ctx: ReadContext, requestId: number) {
  const request = await findRequestSummary(ctx.tx, requestId)
  if (!request) throw new Error(`There is no request ${requestId}`)
  const t = await translatorOf(documentTexts, request.language)
  const number = formatRequestNumber(requestId)
  const blocks: PdfBlock[] = [
    heading(1, t('title')),
    paragraph(t('instruction')),
    paragraph(t('withoutPrinter', { number }), 'strong'),
    gap(4),
    ...requestBlocks(request, t),
    ...customerBlocks(request, t),
    ...deviceBlocks(request, t),
    ...faultBlocks(request, t),
    ...preparationBlocks(request, t),
    ...packingBlocks(request, t),
    together(gap(10), signatures(t('sign.place'), t('sign.customer'), t('sign.courier'))),
    label(ctx, request, t),
  ]
  return { request, t, blocks }
}

const forint = (language: RequestSummary['language'], amount: number | null) =>
  amount === null ? null : new Intl.NumberFormat(language, { style: 'currency', currency: 'HUF', maximumFractionDigits: 0 }).format(amount)

function requestBlocks(request: RequestSummary, t: T): PdfBlock[] {
  const { language, pickupDay, pickupWindow } = request
  return [
    heading(2, t('request.title')),
    knownFacts(
      [t('request.number'), formatRequestNumber(request.id)],
      [t('request.received'), dayInWords(language, budapestDay(request.receivedAt))],
      [t('request.service'), [request.providerName, request.serviceName].filter(Boolean).join(', ')],
      [t('request.claim'), request.insuranceNumber],
      [t('request.costLimit'), forint(language, request.repairCostLimit)],
      [t('request.pickupDay'), pickupDay && weekdayInWords(language, pickupDay)],
      [t('request.pickupWindow'), pickupWindow && windowInWords(pickupWindow)],
      [t('request.note'), request.pickupNote],
    ),
  ]
}

function customerBlocks(request: RequestSummary, t: T): PdfBlock[] {
  const { deliveryIn, deliveryOut, language } = request
  const whereAndWho = (address: RequestSummary['deliveryIn']) =>
    `${formatAddress(address)} (${contactInWords(language, address.contactName, request)}, ${formatPhone(address.contactPhone)})`
  return [
    heading(2, t('customer.title')),
    knownFacts(
      [t('customer.name'), nameInWords(language, request)],
      [t('customer.company'), request.companyName && fullCompanyName(request.companyName, request.businessForm)],
      [t('customer.taxNumber'), request.taxNumber],
      [t('customer.phone'), formatPhone(request.phone)],
      [t('customer.email'), request.email],
      [t('customer.collectedAt'), whereAndWho(deliveryIn)],
      deliveryOut.lockerCode ? [t('customer.locker'), formatLocker(deliveryOut)] : [t('customer.returnedTo'), whereAndWho(deliveryOut)],
    ),
  ]
}

function deviceBlocks(request: RequestSummary, t: T): PdfBlock[] {
  return [
    heading(2, t('device.title')),
    knownFacts(
      [t('device.type'), deviceName(request)],
      [t('device.kind'), request.groupName],
      [t('device.colour'), request.colourName],
      [request.identifierKind === 'imei' ? t('device.imei') : t('device.serial'), request.identifier],
      [t('device.imei2'), request.imei2],
      [t('device.purchase'), request.dateOfPurchase && dayInWords(request.language, request.dateOfPurchase)],
    ),
  ]
}

/** A device that is sold has no fault, and what comes with it was asked for its price. */
function faultBlocks(request: RequestSummary, t: T): PdfBlock[] {
  if (isBuyback(request)) return request.otherDescription ? [knownFacts([t('fault.other'), request.otherDescription])] : []
  const accessories = [...request.accessories, ...(request.accessoriesOther ? [printable(request.accessoriesOther)] : [])]
  return [
    heading(2, t('fault.title')),
    knownFacts(
      [t('fault.options'), request.failures.join(', ')],
      [t('fault.description'), request.troubleDescription],
      [t('fault.other'), request.otherDescription],
    ),
    heading(2, t('accessories.title')),
    accessories.length > 0 ? bullets(accessories) : paragraph(t('accessories.none')),
  ]
}

/** What was answered on the page of the request; what was not can be ticked by hand. */
function preparationBlocks({ preparation, warrantyTypeId }: RequestSummary, t: T): PdfBlock[] {
  if (preparation.length === 0) return []
  const columns = [{ title: t('preparation.step'), share: 3 }, { title: t('preparation.answer') }]
  const isSale = isBuyback({ warrantyTypeId })
  const rows = preparation.map(({ text, answer }) => [text, t(`preparation.${answer ? wordOfPreparation(answer, isSale) : 'open'}`)])
  return [together(heading(2, t('preparation.title')), paragraph(t('preparation.lead'), 'small'), table(columns, rows))]
}

function packingBlocks(request: RequestSummary, t: T): PdfBlock[] {
  const accessories = t(isBuyback(request) ? 'packing.soldAccessories' : 'packing.accessories')
  return [together(heading(2, t('packing.title')), bullets([t('packing.cushion'), t('packing.box'), accessories]))]
}

/** Below the cutting line: to us, from whom, and the number for scanners. The codes hold the number and no secret. */
function label({ env }: ReadContext, request: RequestSummary, t: T): PdfBlock {
  const { id, deliveryIn, language } = request
  const number = formatRequestNumber(id)
  const sender = contactInWords(language, deliveryIn.contactName, request)
  const from = [sender, `${deliveryIn.postalCode} ${deliveryIn.city}`, formatStreet(deliveryIn), formatPhone(deliveryIn.contactPhone)]
  return together(
    cutLine,
    heading(3, t('label.title')),
    box(
      side(
        [
          paragraph(t('label.to'), 'small'),
          paragraph([company.name, ...company.workshop.split(', '), company.phone].join('\n'), 'address'),
          paragraph(t('label.from'), 'small'),
          paragraph(from.join('\n')),
        ],
        [
          qr(`${env.PUBLIC_URL}${paths.tracking()}#${id}`, t('qr', { number }), { width: 92 }),
          gap(6),
          code128(String(id), t('barcode', { number }), { caption: number }),
        ],
        0.56,
      ),
    ),
  )
}
