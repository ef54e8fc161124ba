import type { Input } from '#base/endpoint.ts'
import type { InsideSandbox } from '#base/server/sandboxes.ts'
import type { Call, OutsideCall, OutsideContext, ReadContext } from '#context.ts'
import { type ErrorCode, Refusal } from '#errors.ts'
import { stateOf } from '#requests/lifecycle.ts'
import type { sandboxApi } from '../sandbox.api.ts'
import { maxAheadHours, type SandboxRequest, shownRequests, stepsFor } from '../sandbox.ts'
import { deskCalls } from './desk-calls.ts'
import { newestRequests, sandboxRequestOf } from './sandbox-request-store.ts'

/** @throws Refusal SANDBOX_ONLY */
export async function showSandboxRequests(ctx: ReadContext & Call) {
  const { sandbox, companyId } = requireInside(ctx)
  const requests = await newestRequests(ctx.tx, companyId, shownRequests)
  return { now: ctx.now.toString(), aheadHours: sandbox.aheadHours(), requests: requests.map(requestOf) }
}

/** @throws Refusal SANDBOX_ONLY, SANDBOX_CLOCK */
export async function advanceSandboxClock(ctx: OutsideContext & OutsideCall, { body: { hours } }: Input<typeof sandboxApi.advanceSandboxClock>) {
  const { sandbox } = requireInside(ctx)
  if (sandbox.aheadHours() + hours > maxAheadHours) throw new Refusal('SANDBOX_CLOCK', { values: { n: maxAheadHours / 24 } })
  const now = await sandbox.advance(hours)
  return { now: now.toString(), aheadHours: sandbox.aheadHours() }
}

/**
 * The very calls of the service desk, so what they refuse is refused here: a device that is not paid for stays, a quote is decided once.
 * @throws Refusal SANDBOX_ONLY, NOT_FOUND, STATE_MOVED_ON, or whatever the desk says
 */
export async function takeSandboxStep(ctx: OutsideContext & OutsideCall, { params, body: { step } }: Input<typeof sandboxApi.takeSandboxStep>) {
  const { sandbox, companyId } = requireInside(ctx)
  // A courier who is yet to be told of a booking, an invoice that is being issued.
  await sandbox.settled()
  const read = () => sandboxRequestOf(ctx.tx, companyId, params.requestId)
  const request = await read()
  if (!request) throw new Refusal('NOT_FOUND')
  if (!requestOf(request).steps.includes(step)) throw new Refusal('STATE_MOVED_ON')
  await deskCalls[step](callOf(sandbox, params.requestId), async () => (await read())?.version ?? 0)
  await sandbox.settled()
  return requestOf((await read()) ?? request)
}

type Row = NonNullable<Awaited<ReturnType<typeof sandboxRequestOf>>>

const requestOf = (row: Row): SandboxRequest => ({
  crmRequestId: row.id,
  device: row.device,
  status: row.status,
  closed: row.closedAt !== null,
  steps: stepsFor({ ...stateOf({ ...row, outcome: null }), warrantyTypeId: row.warrantyTypeId }),
})

/** @returns what a call of the desk answers. @throws Refusal as the desk's, of its first field where it names one */
function callOf(sandbox: InsideSandbox, requestId: number) {
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> => {
    const answer = await sandbox.asEmployee(method, path.replace('#', String(requestId)), body)
    const said = answer.body as { data?: unknown; code?: ErrorCode }
    if (answer.status >= 400) throw new Refusal(said.code ?? 'STATE_MOVED_ON')
    return said.data
  }
}

/** @throws Refusal SANDBOX_ONLY: nobody moves a real request by a call that was meant for a test */
function requireInside({ sandbox, actor }: Pick<ReadContext & Call, 'sandbox' | 'actor'>) {
  const companyId = actor.kind === 'account' ? actor.company?.id : undefined
  if (!sandbox || companyId === undefined) throw new Refusal('SANDBOX_ONLY')
  return { sandbox, companyId }
}
