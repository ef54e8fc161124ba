import { accountIdOf, employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type ChangeSummary, maxPriceLists, maxRowsOfChange, tidied } from '../../price-change.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import { insertPriceList, priceLists, usedPriceLists } from '../price-list-store.ts'
import {
  deleteDraft,
  findChange,
  type findChangeAndBy,
  historyOf,
  insertChange,
  listChanges,
  markPublished,
  nextRevision,
  putRows,
  removeRow,
} from './price-change-store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findChangeAndBy>>>

export const summaryOf = ({ createdAt, publishedAt, rows, priceListId, listName, ...change }: Found): ChangeSummary => ({
  ...change,
  list: priceListId === null ? null : { id: priceListId, name: listName ?? '' },
  rows: rows ?? 0,
  createdAt: createdAt.toString(),
  publishedAt: publishedAt?.toString() ?? null,
})

export async function listPriceChanges(
  { tx, language }: ReadContext & Call,
  { query: { after, size } }: Input<typeof priceDeskApi.listPriceChanges>,
) {
  const found = await listChanges(tx, after, size + 1, language)
  const shown = found.slice(0, size)
  return { changes: shown.map(summaryOf), next: found.length > size ? (shown.at(-1)?.id ?? null) : null }
}

export async function showPriceHistory(
  { tx }: ReadContext & Call,
  { params }: Input<typeof priceDeskApi.showPriceHistory>,
): Promise<Output<typeof priceDeskApi.showPriceHistory>> {
  const history = await historyOf(tx, params.id)
  if (!history) throw new Refusal('NOT_FOUND')
  return { history: history.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toString() })) }
}

/** The lists that hold for some companies before the general one, and how many have each. */
export const listPriceLists = async ({ tx }: ReadContext & Call) => ({ lists: await usedPriceLists(tx) })

/** @throws Refusal PRICE_LIST_EXISTS, PRICE_LISTS_TOO_MANY */
export async function createPriceList(ctx: TransactionContext & Call, { body: { name } }: Input<typeof priceDeskApi.createPriceList>) {
  if ((await priceLists.load(ctx.tx)).length >= maxPriceLists) throw new Refusal('PRICE_LISTS_TOO_MANY', { values: { max: maxPriceLists } })
  const id = await insertPriceList(ctx.tx, { name, createdAt: ctx.now, createdBy: employeeIdOf(ctx) })
  if (id === undefined) throw new Refusal('PRICE_LIST_EXISTS', { fields: [{ path: 'name', code: 'PRICE_LIST_EXISTS' }] })
  return { id }
}

/** @throws Refusal INVALID_INPUT for a list that is not there */
export async function createPriceChange({ tx, now, actor }: TransactionContext & Call, { body }: Input<typeof priceDeskApi.createPriceChange>) {
  if (body.priceListId !== null && !(await priceLists.load(tx)).some(({ id }) => id === body.priceListId))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'priceListId', code: 'INVALID_INPUT' }] })
  return { id: await insertChange(tx, body, now, accountIdOf(actor)) }
}

/** @throws Refusal NOT_FOUND, STATE_MOVED_ON when somebody saved it meanwhile, or when it is published */
export async function requireNextRevision({ tx }: Pick<TransactionContext, 'tx'>, id: number, revision: number): Promise<number> {
  const next = await nextRevision(tx, id, revision)
  if (next !== undefined) return next
  throw new Refusal((await findChange(tx, id)) ? 'STATE_MOVED_ON' : 'NOT_FOUND')
}

export const tooManyRows = () => new Refusal('PRICE_ROWS_TOO_MANY', { values: { max: maxRowsOfChange } })

/** @throws Refusal PRICE_LIST_REPAIRS: only repairs are told by a list that holds for some companies; PRICE_ROWS_TOO_MANY */
export async function savePriceRow(ctx: TransactionContext & Call, { params, body }: Input<typeof priceDeskApi.savePriceRow>) {
  const revision = await requireNextRevision(ctx, params.id, body.revision)
  await putRows(ctx.tx, params.id, [tidied(body.row)])
  const change = await findChange(ctx.tx, params.id)
  if (change?.priceListId != null && body.row.kind !== 'repair')
    throw new Refusal('PRICE_LIST_REPAIRS', { fields: [{ path: 'row.kind', code: 'PRICE_LIST_REPAIRS' }] })
  if ((change?.rows ?? 0) > maxRowsOfChange) throw tooManyRows()
  return { revision }
}

export async function removePriceRow(ctx: TransactionContext & Call, { params, body }: Input<typeof priceDeskApi.removePriceRow>) {
  const revision = await requireNextRevision(ctx, params.id, body.revision)
  if (!(await removeRow(ctx.tx, params.id, body.rowId))) throw new Refusal('STATE_MOVED_ON')
  return { revision }
}

/** What was told to customers is never told otherwise afterwards: no change begins in the past. */
export async function publishPriceChange(
  { tx, now, actor }: TransactionContext & Call,
  { params, body }: Input<typeof priceDeskApi.publishPriceChange>,
) {
  const change = await findChange(tx, params.id)
  if (!change) throw new Refusal('NOT_FOUND')
  if (change.status !== 'draft' || change.revision !== body.revision) throw new Refusal('STATE_MOVED_ON')
  if (!change.rows) throw new Refusal('PRICE_CHANGE_EMPTY')
  if (body.validFrom < budapestDay(now)) throw new Refusal('PRICE_DAY', { fields: [{ path: 'validFrom', code: 'PRICE_DAY' }] })
  if (!(await markPublished(tx, params.id, body.revision, body.validFrom, now, accountIdOf(actor)))) throw new Refusal('STATE_MOVED_ON')
  return { validFrom: body.validFrom }
}

export async function dropPriceChange({ tx }: TransactionContext & Call, { params }: Input<typeof priceDeskApi.dropPriceChange>) {
  if (await deleteDraft(tx, params.id)) return {}
  throw new Refusal((await findChange(tx, params.id)) ? 'STATE_MOVED_ON' : 'NOT_FOUND')
}
