import { z } from 'zod'
import type { Input, Output } from '#base/endpoint.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { answerTexts } from '../answer-texts.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { priceOfFault, type RepairQuestion, totalOf } from '../repair-calculation.ts'
import { brandExists } from './brand-store.ts'
import { lookupOf } from './lookup-store.ts'
import { productGroupsOfBrand, productTypesOf } from './product-store.ts'
import { repairFees } from './repair-fees.ts'
import { pricesOfDevice } from './repair-price-store.ts'
import { figureInForce } from './system-param-store.ts'

const workingDays = z.tuple([z.int(), z.int()])

/** GAPS D7. What has no list price says so and costs an inspection; the final price always follows the inspection. */
export async function calculateRepair(
  ctx: ReadContext & Call,
  { body }: Input<typeof catalogueApi.calculateRepair>,
): Promise<Output<typeof catalogueApi.calculateRepair>> {
  const { language, now } = ctx
  const today = budapestDay(now)
  await refuseUnknownDevice(ctx, body)
  const names = new Map((await lookupOf(ctx, language, 'failureOptions')).map(({ id, name }) => [id, name]))
  const listed = new Map((await pricesOfDevice(ctx, today, body.brandId, body.productGroupId)).map((price) => [price.failureOptionId, price]))
  const { deliveryFee, inspectionFee } = await repairFees(ctx, today)

  const lines = [...new Set(body.failureOptionIds)].map((failureOptionId, place) => {
    const name = names.get(failureOptionId)
    if (name === undefined) throw refused(`failureOptionIds.${place}`, 'INVALID_INPUT')
    const row = listed.get(failureOptionId)
    const price = priceOfFault(failureOptionId, body.productTypeId != null, row ? { from: row.from, to: row.to } : null)
    return { failureOptionId, name, price, since: price && row ? row.validFrom : null }
  })
  const t = await translatorOf(answerTexts, language)
  return {
    lines: lines.map(({ failureOptionId, name, price }) => ({ failureOptionId, name, price })),
    delivery: deliveryFee,
    total: totalOf(
      lines.map(({ price }) => price),
      deliveryFee,
    ),
    inspectionNeeded: lines.some(({ price }) => price === null),
    inspectionFee,
    expectedRepairWorkingDays: await figureInForce(ctx, today, 'expectedRepairWorkingDays', workingDays),
    priceListDate: lines
      .map(({ since }) => since)
      .reduce((newest, since) => (since !== null && (newest === null || since > newest) ? since : newest), null),
    note: t('repairPriceNote'),
  }
}

const refused = (path: string, code: FieldRefusal['code']) => new Refusal('INVALID_INPUT', { fields: [{ path, code }] })

async function refuseUnknownDevice(ctx: ReadContext & Call, { brandId, productGroupId, productTypeId }: RepairQuestion) {
  if (!(await brandExists(ctx, brandId))) throw refused('brandId', 'BRAND_UNKNOWN')
  const groups = await productGroupsOfBrand(ctx, ctx.language, brandId)
  if (!groups.some(({ id }) => id === productGroupId)) throw refused('productGroupId', 'INVALID_INPUT')
  const devices = await productTypesOf(ctx, ctx.language, brandId, productGroupId)
  if (productTypeId != null && !devices.some(({ id }) => id === productTypeId)) throw refused('productTypeId', 'PRODUCT_TYPE_UNKNOWN')
}
