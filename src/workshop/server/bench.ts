import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { RequestStatus } from '#requests/status.ts'
import { lockWorkshopRequest, type WorkshopRequest } from './workshop-request-store.ts'

/** What an act in the workshop needs; a bulk step gives each item its own transaction. */
export type Bench = Pick<Context, 'tx' | 'now' | 'announce' | 'actor'>

/** The employee who acts; the API row has let nobody else in. */
export function employeeIdOf({ actor }: Pick<Bench, 'actor'>): number {
  if (actor.kind !== 'account') throw new Error('Only employees act in the workshop')
  return actor.accountId
}

/** @throws Refusal NOT_FOUND */
export async function demandLocked({ tx }: Pick<Bench, 'tx'>, id: number): Promise<WorkshopRequest> {
  const request = await lockWorkshopRequest(tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}

/** Says no and how the request stands, so the screen can show it and the employee decide anew. */
export const movedOn = ({ version, status }: Pick<WorkshopRequest, 'version' | 'status'>) =>
  new Refusal('STATE_MOVED_ON', { data: { version, requestStatus: status } })

/** As lifecycle.ts asks. */
export const stood = ({ status, closedAt }: Pick<WorkshopRequest, 'status' | 'closedAt'>) => ({ status, closed: closedAt !== null })

export const standing = ({ version, status }: { version: number; status: RequestStatus }) => ({ version, status })

/** The permission keys of an employee; nobody else has any. */
export const keysOf = ({ actor }: Pick<Context, 'actor'>) =>
  actor.kind === 'account' && actor.customerType === 'EMPLOYEE' ? actor.permissionKeys : []
