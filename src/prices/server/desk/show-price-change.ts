import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type Device, narrowest, type Price } from '../../price.ts'
import { type PriceRow, subjectKey } from '../../price-change.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import { pricesOn } from '../price-store.ts'
import { findChangeAndBy, rowsOfChange } from './price-change-store.ts'
import { summaryOf } from './price-changes.ts'
import { type PriceNames, priceNames } from './price-names.ts'

const maxNames = 12

/** A change beside what is in force on its day without it: what each row replaces, and whose price it changes. */
export async function showPriceChange(
  ctx: ReadContext & Call,
  { params, query }: Input<typeof priceDeskApi.showPriceChange>,
): Promise<Output<typeof priceDeskApi.showPriceChange>> {
  const change = await findChangeAndBy(ctx.tx, params.id, ctx.language)
  if (!change) throw new Refusal('NOT_FOUND')
  const comparedOn = query.on ?? change.validFrom ?? budapestDay(ctx.now)
  const names = await priceNames(ctx, ctx.language)
  const rows = await rowsOfChange(ctx.tx, params.id)
  const own = new Set(rows.map(({ id }) => id))
  const { priceListId } = change
  const inForce = (await pricesOn(ctx, comparedOn, priceListId)).filter(({ id }) => !own.has(id))
  const general = priceListId === null ? [] : await pricesOn(ctx, comparedOn)
  // What is of the same list takes the place of the general price.
  const bySubject = new Map([...general, ...inForce].map((price) => [subjectKey(price), price]))
  return {
    ...summaryOf(change),
    comparedOn,
    rows: rows.map((row) => {
      const before = bySubject.get(subjectKey(row))
      return {
        ...row,
        notes: { ...row.notes },
        scope: names.scope(row),
        subject: names.subject(row),
        before: before ? { netFrom: before.netFrom, netTo: before.netTo } : null,
        touches: touchedBy(row, rows, inForce, names),
      }
    }),
  }
}

type Row = Omit<PriceRow, 'notes'>
type Subject = Parameters<typeof subjectKey>[0]

const thingOf = (row: Subject) => subjectKey({ ...row, brandId: null, productGroupId: null, productTypeId: null })

/** Models whose price this row decides once the change holds: it covers them and nothing narrower does. */
function touchedBy(row: Row, rows: readonly Row[], inForce: readonly Price[], { types, brands, nameOf }: PriceNames) {
  const replaced = new Set(rows.map(subjectKey))
  // What the change ends is no longer there to be narrower.
  const fromChange = rows.filter((other) => other === row || other.netFrom !== null)
  const staying = inForce.filter((price) => !replaced.has(subjectKey(price)))
  const later: readonly (Row | Price)[] = [...fromChange, ...staying].filter((other) => thingOf(other) === thingOf(row))
  const touched = [...types.values()].filter((type) => {
    const device: Device = { brandId: type.brandId, productGroupId: type.productGroupId, productTypeId: type.id }
    return narrowest(later, device) === row
  })
  const named = touched.slice(0, maxNames).map(({ brandId, tradeName }) => `${nameOf(brands, brandId)} ${tradeName}`)
  return { count: touched.length, names: named }
}
