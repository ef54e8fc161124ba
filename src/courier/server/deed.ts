import { accountIdOf } from '#accounts/who.ts'
import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import { standingOf } from '#requests/server/standing.ts'
import { type CarriedRequest, lockRequest } from './carried-request-store.ts'

/** Who does something to a shipment, as the history of the request says it. */
export type Deed = {
  by: 'staff' | 'system'
  byAccountId?: number | null
  note?: string
  /** The version of the request an employee was looking at. */
  version?: number
}

export const bySystem: Deed = { by: 'system' }

export const byEmployee = ({ actor }: Pick<Context, 'actor'>, about: Pick<Deed, 'note' | 'version'> = {}): Deed => ({
  by: 'staff',
  byAccountId: accountIdOf(actor),
  ...about,
})

/** @throws Refusal NOT_FOUND */
export async function demandRequest({ tx }: Pick<Context, 'tx'>, id: number): Promise<CarriedRequest> {
  const request = await lockRequest(tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}

/** @throws Refusal STATE_MOVED_ON when the employee was looking at an older state */
export function demandVersion(request: CarriedRequest, version: number): void {
  if (request.version !== version) throw new Refusal('STATE_MOVED_ON')
}

/** What an employee's act answers: how the request stands now. */
export const standing = async (ctx: Pick<Context, 'tx'>, id: number) => standingOf(await demandRequest(ctx, id))
