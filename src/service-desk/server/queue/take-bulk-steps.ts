import { mayCall } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext, ReadContext, TransactionContext } from '#context.ts'
import { courierHandlers } from '#courier/server/courier.handlers.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { Refusal } from '#errors.ts'
import type { RequestStatus } from '#requests/status.ts'
import { withdrawalOf } from '#statements/server/withdrawal-store.ts'
import { worksheetsHandlers } from '#worksheets/server/worksheets.handlers.ts'
import { type BulkResult, type BulkStep, keyOfBulkStep } from '../../bulk-step.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { assignRequest } from '../request/assign-request.ts'
import { standingsOf } from '../request/desk-store.ts'
import { holdRequest, resumeRequest } from '../request/hold-request.ts'

type Item = { id: number; version: number }

/** Each request in a transaction of its own, one after the other: one that is refused or fails takes nothing from the others. */
export async function takeBulkSteps(ctx: OutsideContext & Call, { body: { items, step } }: Input<typeof serviceDeskApi.takeBulkSteps>) {
  if (!mayCall({ kind: 'employee', key: keyOfBulkStep(step.kind) }, ctx.actor)) throw new Refusal('UNAUTHORISED')
  const results: BulkResult[] = []
  for (const item of items) results.push(await resultOf(ctx, item, step))
  return { results: await withStandings(ctx, items, results) }
}

async function resultOf(ctx: OutsideContext & Call, item: Item, step: BulkStep): Promise<BulkResult> {
  try {
    const { version, status } = await ctx.transaction((own) => take({ ...ctx, ...own }, item, step))
    return { id: item.id, result: 'done', version, status, afterCancelling: null }
  } catch (error) {
    if (!(error instanceof Refusal)) ctx.log.error({ err: error, requestId: item.id, step: step.kind }, 'a bulk step failed')
    const refusal = error instanceof Refusal ? error : new Refusal('REQUEST_SEND_1')
    const message = (await sentenceFormatterOf(ctx.language))(refusal)
    return { id: item.id, result: 'refused', code: refusal.code, message, version: null, status: null, afterCancelling: null }
  }
}

/** Of the steps of the life of a request: each is called as it is. */
const useCases = { ...worksheetsHandlers, ...courierHandlers }

function take(ctx: TransactionContext & Call, { id, version }: Item, step: BulkStep): Promise<{ version: number; status: RequestStatus }> {
  const params = { id }
  switch (step.kind) {
    case 'hold':
      return holdRequest(ctx, { params, query: {}, body: { version, reason: step.reason } })
    case 'resume':
      return resumeRequest(ctx, { params, query: {}, body: { version } })
    case 'assign':
      return assignRequest(ctx, { params, query: {}, body: { version, accountId: step.accountId } })
    case 'finishRepair':
      return finishInBulk(ctx, { id, version })
    default:
      if ('outcome' in step) return useCases[step.kind](ctx, { params, query: {}, body: { version, outcome: step.outcome, note: '' } })
      return useCases[step.kind](ctx, { params, query: {}, body: { version } })
  }
}

/** Its own page asks again whether a repair may be closed as one after a withdrawal (decision 150); here nobody would be asked. */
async function finishInBulk(ctx: TransactionContext & Call, { id, version }: Item) {
  if ((await withdrawalOf(ctx.tx, id)) !== null) throw new Refusal('WITHDRAWN_NOT_IN_BULK')
  return useCases.finishRepair(ctx, { params: { id }, query: {}, body: { version } })
}

/**
 * What was refused is shown as it stands now, whoever refused it. Nothing has moved on where the version is still the one that was
 * looked at: there the step is none for this status.
 */
async function withStandings({ tx, language }: ReadContext & Call, items: readonly Item[], results: readonly BulkResult[]): Promise<BulkResult[]> {
  const standings = await standingsOf(
    tx,
    results.map(({ id }) => id),
  )
  const now = new Map(standings.map((row) => [row.id, row]))
  const seen = new Map(items.map(({ id, version }) => [id, version]))
  const say = await sentenceFormatterOf(language)
  return results.map((one) => {
    const found = now.get(one.id)
    if (!found) return one
    const { version, status, afterCancelling } = found
    // What was done stands as the step left it, whatever somebody did meanwhile.
    if (one.result === 'done') return status === one.status ? { ...one, afterCancelling } : one
    const moved = { ...one, version, status, afterCancelling }
    const isAsSeen = one.code === 'STATE_MOVED_ON' && version === seen.get(one.id)
    return isAsSeen ? { ...moved, code: 'STEP_NOT_IN_STATUS', message: say({ code: 'STEP_NOT_IN_STATUS' }) } : moved
  })
}
