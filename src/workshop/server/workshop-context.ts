import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { lockWorkshopRequest, type WorkshopRequest } from './workshop-request-store.ts'

/** What an act in the workshop needs; a bulk step gives each item its own transaction. */
export type WorkshopContext = Pick<TransactionContext & Call, 'tx' | 'now' | 'announce' | 'actor'>

/** @throws Refusal NOT_FOUND */
export async function requireLocked({ tx }: Pick<WorkshopContext, 'tx'>, id: number): Promise<WorkshopRequest> {
  const request = await lockWorkshopRequest(tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}
