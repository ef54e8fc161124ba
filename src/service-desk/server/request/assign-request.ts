import { nameInWords } from '#accounts/name-in-words.ts'
import type { Input } from '#base/endpoint.ts'
import { Refusal } from '#errors.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { findAtDesk } from '../employee-store.ts'
import { type Desk, lockRequest, requireOpen, writeDown } from './desk.ts'
import { changeRequest } from './desk-store.ts'

/** Says who looks after a request. Only whoever works at the desk can: a request must not wait for somebody who never sees it. */
export async function assignRequest(ctx: Desk, { params, body: { accountId, version } }: Input<typeof serviceDeskApi.assignRequest>) {
  const request = await lockRequest(ctx, params.id)
  if (request.assignedAccountId === accountId) return stateAnswer(request)
  requireOpen(request, version)
  const employee = accountId === null ? null : await findAtDesk(ctx.tx, accountId)
  if (employee === undefined) throw new Refusal('EMPLOYEE_UNKNOWN', { fields: [{ path: 'accountId', code: 'EMPLOYEE_UNKNOWN' }] })
  await writeDown(ctx, request, employee ? { step: 'assigned', note: nameInWords('hu', employee) } : { step: 'unassigned' })
  return changeRequest(ctx.tx, request.id, { assignedAccountId: accountId })
}
