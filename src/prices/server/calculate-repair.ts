import type { Input, Output } from '#base/endpoint.ts'
import { defaultLanguage, type Language } from '#base/languages.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { brandExists } from '#catalogue/server/brand-store.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { productGroupsOfBrand, productTypesOf } from '#catalogue/server/product-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { answerTexts } from '../answer-texts.ts'
import type { Price } from '../price.ts'
import type { pricesApi } from '../prices.api.ts'
import { type RepairQuestion, rangeOf } from '../repair-calculation.ts'
import { estimateRepair } from './estimate-repair.ts'
import { payerOf, priceListOf } from './price-list-store.ts'

/** Lookup `warrantyTypes`. */
const paidRepair = 2

/** GAPS D7. A company with a price list of its own is told its prices (decision 110). What has no list price says so and costs an inspection; the final price always follows the inspection. */
export async function calculateRepair(
  ctx: ReadContext & Call,
  { body }: Input<typeof pricesApi.calculateRepair>,
): Promise<Output<typeof pricesApi.calculateRepair>> {
  const { language } = ctx
  await refuseUnknownDevice(ctx, body)
  const names = await namesOfFaults(ctx, body.failureOptionIds)
  const { brandId, productGroupId, productTypeId = null, failureOptionIds } = body
  const listId = await priceListOf(ctx.tx, payerOf(ctx.actor))
  const estimate = await estimateRepair(ctx, budapestDay(ctx.now), { brandId, productGroupId, productTypeId }, failureOptionIds, listId)
  const isOwn = estimate.lines.some(({ price }) => price !== null && price.priceListId !== null)
  const lines = estimate.lines.map(({ failureOptionId, price }) => ({
    failureOptionId,
    name: names.get(failureOptionId) ?? '',
    price: price && rangeOf(price),
    ...noteOf(price, language),
  }))
  const t = await translatorOf(answerTexts, language)
  const calculation = { ...estimate, lines, note: isOwn ? `${t('ownPriceNote')} ${t('repairPriceNote')}` : t('repairPriceNote') }
  return (body.warrantyTypeId ?? paidRepair) === paidRepair ? calculation : covered(calculation, t('coveredNote'))
}

/** What a warranty or an insurance covers costs its owner nothing. */
function covered(calculation: Output<typeof pricesApi.calculateRepair>, note: string): Output<typeof pricesApi.calculateRepair> {
  const free = { from: 0, to: 0 }
  const lines = calculation.lines.map((line) => ({ ...line, price: free }))
  return { ...calculation, lines, delivery: 0, total: free, inspectionNeeded: false, inspectionFee: 0, priceListDate: null, note }
}

function noteOf(price: Price | null, language: Language) {
  const note = price?.notes[language] ?? price?.notes[defaultLanguage]
  return note ? { note } : {}
}

const refused = (path: string, code: FieldRefusal['code']) => new Refusal('INVALID_INPUT', { fields: [{ path, code }] })

async function namesOfFaults(ctx: ReadContext & Call, failureOptionIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const names = new Map((await lookupOf(ctx, ctx.language, 'failureOptions')).map(({ id, name }) => [id, name]))
  const unknown = failureOptionIds.findIndex((id) => !names.has(id))
  if (unknown >= 0) throw refused(`failureOptionIds.${unknown}`, 'INVALID_INPUT')
  return names
}

async function refuseUnknownDevice(ctx: ReadContext & Call, { brandId, productGroupId, productTypeId }: RepairQuestion) {
  if (!(await brandExists(ctx, brandId))) throw refused('brandId', 'BRAND_UNKNOWN')
  const groups = await productGroupsOfBrand(ctx, ctx.language, brandId)
  if (!groups.some(({ id }) => id === productGroupId)) throw refused('productGroupId', 'INVALID_INPUT')
  const devices = await productTypesOf(ctx, ctx.language, brandId, productGroupId)
  if (productTypeId != null && !devices.some(({ id }) => id === productTypeId)) throw refused('productTypeId', 'PRODUCT_TYPE_UNKNOWN')
}
