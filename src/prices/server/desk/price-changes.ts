import { accountIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type ChangeSummary, maxRowsOfChange, tidied } from '../../price-change.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import {
  deleteDraft,
  findChange,
  historyOf,
  insertChange,
  listChanges,
  markPublished,
  nextRevision,
  putRows,
  removeRow,
} from './price-change-store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findChange>>>

export const summaryOf = ({ createdAt, publishedAt, rows, ...change }: Found): ChangeSummary => ({
  ...change,
  rows: rows ?? 0,
  createdAt: createdAt.toString(),
  publishedAt: publishedAt?.toString() ?? null,
})

export async function listPriceChanges({ tx }: ReadContext & Call, { query: { after, size } }: Input<typeof priceDeskApi.listPriceChanges>) {
  const found = await listChanges(tx, after, size + 1)
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

export async function createPriceChange({ tx, now, actor }: TransactionContext & Call, { body }: Input<typeof priceDeskApi.createPriceChange>) {
  return { id: await insertChange(tx, body.title, now, accountIdOf(actor)) }
}

/** @throws Refusal NOT_FOUND, STATE_MOVED_ON when somebody saved it meanwhile, or when it is published */
export async function requireNextRevision({ tx }: Pick<TransactionContext, 'tx'>, id: number, revision: number): Promise<number> {
  const next = await nextRevision(tx, id, revision)
  if (next !== undefined) return next
  throw new Refusal((await findChange(tx, id)) ? 'STATE_MOVED_ON' : 'NOT_FOUND')
}

export const tooManyRows = () => new Refusal('PRICE_ROWS_TOO_MANY', { values: { max: maxRowsOfChange } })

export async function savePriceRow(ctx: TransactionContext & Call, { params, body }: Input<typeof priceDeskApi.savePriceRow>) {
  const revision = await requireNextRevision(ctx, params.id, body.revision)
  await putRows(ctx.tx, params.id, [tidied(body.row)])
  if (((await findChange(ctx.tx, params.id))?.rows ?? 0) > maxRowsOfChange) throw tooManyRows()
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
