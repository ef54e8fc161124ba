import { accountIdOf } from '#accounts/who.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import { type CourierRequest, lockRequest } from './courier-request-store.ts'

/** Who does something to a shipment, as the history of the request says it. */
export type ActedBy = {
  by: 'staff' | 'system'
  byAccountId?: number | null
  note?: string
  /** The version of the request an employee was looking at. */
  version?: number
}

export const bySystem: ActedBy = { by: 'system' }

export const byEmployee = ({ actor }: Pick<ReadContext & Call, 'actor'>, about: Pick<ActedBy, 'note' | 'version'> = {}): ActedBy => ({
  by: 'staff',
  byAccountId: accountIdOf(actor),
  ...about,
})

/** @throws Refusal NOT_FOUND */
export async function requireRequest({ tx }: Pick<ReadContext, 'tx'>, id: number): Promise<CourierRequest> {
  const request = await lockRequest(tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}

/** What an employee's act answers: how the request stands now. */
export const currentState = async (ctx: Pick<ReadContext, 'tx'>, id: number) => stateAnswer(await requireRequest(ctx, id))
