import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { benchApi } from '../../bench.api.ts'
import { type BenchView, believedHours, isForgotten, maxLabourMinutes, minutesBetween } from '../../bench.ts'
import { latestChanges, noteSaving } from '../worksheet-changes-store.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { lockOpenSheet } from './bench-sheet.ts'
import { endTimer, insertTimer, runningTimerOf, runningTimers, writeLabour } from './bench-store.ts'
import { benchOf } from './show-bench.ts'

type Ctx = TransactionContext & Call

/** @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_CLOSED, TIMER_ELSEWHERE */
export async function startTimer(ctx: Ctx, { params }: Input<typeof benchApi.startTimer>): Promise<BenchView> {
  const one = await lockOpenSheet(ctx, params.id)
  const accountId = employeeIdOf(ctx)
  const running = await runningTimerOf(ctx.tx, accountId)
  if (running && running.worksheetId !== one.sheet.id) throw new Refusal('TIMER_ELSEWHERE', { values: { number: running.number } })
  if (!running) await insertTimer(ctx.tx, { worksheetId: one.sheet.id, now: ctx.now, accountId })
  return benchOf(ctx, one)
}

/** What was timed is saved on the sheet as if it had been typed. @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_CLOSED, TIMER_NOT_RUNNING, TIMER_FORGOTTEN */
export async function stopTimer(ctx: Ctx, { params, body }: Input<typeof benchApi.stopTimer>): Promise<Output<typeof benchApi.stopTimer>> {
  const one = await lockOpenSheet(ctx, params.id)
  const accountId = employeeIdOf(ctx)
  const running = await runningTimerOf(ctx.tx, accountId)
  if (!running || running.worksheetId !== one.sheet.id) throw new Refusal('TIMER_NOT_RUNNING')
  const ran = minutesBetween(running.startedAt.epochMilliseconds, ctx.now.epochMilliseconds)
  if (body.minutes === null && isForgotten(ran)) {
    const refused = { code: 'TIMER_FORGOTTEN', values: { n: believedHours } } as const
    throw new Refusal(refused.code, { values: refused.values, fields: [{ path: 'minutes', ...refused }] })
  }
  const { labourMinutes, revision } = await addMinutes(ctx, one.sheet, { timerId: running.id, accountId, minutes: body.minutes ?? ran })
  return { labourMinutes, revision, bench: await benchOf(ctx, { ...one, sheet: { ...one.sheet, labourMinutes, revision } }) }
}

/** The sheet is about to be closed: what still runs on it ends, with its minutes unless it was forgotten. The caller holds the locks. */
export async function endTimersOf(ctx: Pick<TransactionContext, 'tx' | 'now'>, sheet: StoredWorksheet): Promise<void> {
  let present = sheet
  for (const { id: timerId, accountId, startedAt } of await runningTimers(ctx.tx, sheet.id)) {
    const ran = minutesBetween(startedAt.epochMilliseconds, ctx.now.epochMilliseconds)
    present = { ...present, ...(await addMinutes(ctx, present, { timerId, accountId, minutes: isForgotten(ran) ? 0 : ran })) }
  }
}

async function addMinutes(
  { tx, now }: Pick<TransactionContext, 'tx' | 'now'>,
  sheet: StoredWorksheet,
  { timerId, accountId, minutes }: { timerId: number; accountId: number; minutes: number },
): Promise<{ labourMinutes: number; revision: number }> {
  await endTimer(tx, timerId, now, minutes)
  const labourMinutes = Math.min(maxLabourMinutes, sheet.labourMinutes + minutes)
  if (labourMinutes === sheet.labourMinutes) return { labourMinutes, revision: sheet.revision }
  const done = { worksheetId: sheet.id, now, accountId }
  await noteSaving(tx, { ...done, before: { labourMinutes: sheet.labourMinutes }, latest: await latestChanges(tx, sheet.id, done.now) })
  return { labourMinutes, revision: await writeLabour(tx, done, labourMinutes) }
}
