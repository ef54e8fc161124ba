import { employeeIdOf } from '#accounts/who.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { appendHistory, type InternalStep } from '#requests/server/history-store.ts'
import { movedOn, requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { RequestStatus } from '#requests/status.ts'
import { type DeskState, lockForDesk } from './desk-store.ts'

/** What an act at the desk needs; a bulk step gives each item its own transaction. */
export type Desk = Pick<TransactionContext & Call, 'tx' | 'now' | 'announce' | 'actor' | 'reference'>

/** @throws Refusal NOT_FOUND */
export async function lockRequest({ tx }: Pick<Desk, 'tx'>, id: number): Promise<DeskState> {
  const request = await lockForDesk(tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}

/** @throws Refusal STATE_MOVED_ON when the employee was looking at another state, or the request is closed */
export function requireOpen(request: DeskState, version: number): void {
  requireVersion(request, version)
  if (request.closedAt !== null) throw movedOn(request)
}

type HistoryNote = { step: InternalStep; note?: string; status?: RequestStatus; undoes?: number }

/** What an employee did that customers are not told. */
export const writeDown = (ctx: Desk, { id, status }: Pick<DeskState, 'id' | 'status'>, note: HistoryNote) =>
  appendHistory(ctx.tx, {
    requestId: id,
    code: null,
    status,
    at: ctx.now,
    byKind: 'staff',
    byAccountId: employeeIdOf(ctx),
    internal: true,
    ...note,
  })
