import { eachApart } from '#base/server/jobs/each-apart.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { endNamedBy } from '../storage.ts'
import { storageOf, storageTerms } from './storage-of.ts'
import { insertNotice, mayLieHere } from './storage-store.ts'

const batchSize = 200

/**
 * Writes to whoever leaves a device here, as the terms say: each notice once, at most one in a run. The mark and the email's job are written
 * together; each request in a transaction of its own.
 * @throws AggregateError as `eachApart`
 */
export const remindOfStorage = (ctx: OutsideContext): Promise<void> =>
  eachApart(
    waiting(ctx),
    (requestId) => ctx.transaction((part) => noticeOne(part, requestId)),
    (requestId, err) => ctx.log.error({ err, requestId }, 'Storage notice failed'),
  )

async function* waiting(ctx: OutsideContext): AsyncGenerator<number> {
  const { noticeDays } = await storageTerms(ctx, budapestDay(ctx.now))
  // Nobody's turn begins before the device is ready.
  const readyBefore = ctx.now.subtract({ hours: 24 * (Math.min(...noticeDays) - 1) })
  const next = (after: number) => mayLieHere(ctx.tx, lifecycle.declareAbandoned.from, readyBefore, { after, size: batchSize })
  for (let batch = await next(0); batch.length > 0; batch = await next(batch.at(-1) ?? 0)) yield* batch
}

async function noticeOne(ctx: TransactionContext, requestId: number): Promise<void> {
  const { tx, now } = ctx
  const today = budapestDay(now)
  const storage = await storageOf(ctx, requestId)
  if (storage === null || storage.nextNoticeOn === null || storage.nextNoticeOn > today) return
  const { since, sent, terms } = storage
  const notice = sent.length + 1
  const endsOn = endNamedBy(today, sent, terms)
  const isNew = await insertNotice(tx, { requestId, since, notice, sentAt: now, endsOn, isLast: notice === terms.noticeDays.length })
  if (isNew) await ctx.announce('storageNoticeDue', { requestId, since, notice })
}
