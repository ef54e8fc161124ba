import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type Endpoint, findEndpoint } from './endpoint-store.ts'

/** @throws Refusal NOT_FOUND, also for one of another company */
export async function requireWebhook(
  { tx }: Pick<ReadContext, 'tx'>,
  { companyId, webhookId }: { companyId: number; webhookId: number },
): Promise<Endpoint> {
  const found = await findEndpoint(tx, webhookId)
  if (found?.companyId !== companyId) throw new Refusal('NOT_FOUND')
  return found
}
