import { eachApart } from '#base/server/jobs/each-apart.ts'
import { budapestDay, isWorkday, type WorkCalendar } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import { noticeOf } from '#requests/promise.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { promiseFacts } from '#requests/server/promise/expected-step.ts'
import { addPromise, findPromised, overdueRequests, overdueTogether, renewPromise } from '#requests/server/promise/promise-store.ts'

const batchSize = 200

/**
 * Whoever waits for us longer than they were told gets one notice with a new day; what was promised first stays, and the request late. After
 * two notices the portal promises nothing more by itself: an employee writes (GAPS D17). Each in a transaction of its own, the devices of an order
 * together: one email tells their sender.
 * @throws AggregateError as `eachApart`
 */
export async function noticeLate(ctx: OutsideContext): Promise<void> {
  const today = budapestDay(ctx.now)
  const calendar = await workCalendar(ctx)
  if (!isWorkday(calendar, today)) return
  await eachApart(
    overdue(ctx, today),
    (requestId) => ctx.transaction((part) => noticeWithOrder(part, requestId, calendar)),
    (requestId, err) => ctx.log.error({ err, requestId }, 'Notice of a late request failed'),
  )
}

async function* overdue({ tx }: OutsideContext, today: string): AsyncGenerator<number> {
  let batch = await overdueRequests(tx, today, undefined, batchSize)
  while (batch.length > 0) {
    for (const { id } of batch) yield id
    batch = await overdueRequests(tx, today, batch.at(-1), batchSize)
  }
}

async function noticeWithOrder(ctx: TransactionContext, requestId: number, calendar: WorkCalendar): Promise<void> {
  const noticed: Noticed[] = []
  for (const id of await overdueTogether(ctx.tx, requestId, budapestDay(ctx.now))) {
    const one = await noticeOne(ctx, id, calendar)
    if (one) noticed.push(one)
  }
  // What is told of one is told of another only where all of it is the same.
  for (const [first, ...others] of Map.groupBy(noticed, ({ requestId: _, ...news }) => JSON.stringify(news)).values())
    if (first) await ctx.announce('promiseMissed', { requestId: first.requestId, notice: first.notice, others: others.map((one) => one.requestId) })
}

type Noticed = { requestId: number; notice: number; code: string; day: string; holdReason: string | null }

/** The list tells what may be late; whether it is, the rules say that the screen shows too. */
async function noticeOne(ctx: TransactionContext, requestId: number, calendar: WorkCalendar): Promise<Noticed | null> {
  const { tx, now } = ctx
  const request = await findPromised(tx, { id: requestId })
  if (!request) return null
  const today = budapestDay(now)
  const workdays = await figureInForce(ctx, today, 'expectedRepairWorkingDays')
  const facts = promiseFacts(request)
  const due = noticeOf(facts, request.lateNotices, calendar, today, workdays)
  if (due === null) return null
  const { code, day } = due
  const notice = await renewPromise(tx, request, day)
  if (notice === undefined) return null
  const { status, holdReason } = request
  const promiseId = await addPromise(tx, { requestId, step: code, day, at: now, byKind: 'system', byAccountId: null, reason: holdReason })
  await ctx.announce('promiseRenewed', { requestId, promiseId })
  await appendHistory(tx, {
    requestId,
    step: 'promiseChanged',
    code: null,
    status,
    at: now,
    byKind: 'system',
    byAccountId: null,
    note: [day, holdReason].filter(Boolean).join(' '),
    internal: true,
  })
  return { requestId, notice, code, day, holdReason }
}
