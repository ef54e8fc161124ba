import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { siteApi } from '../site.api.ts'
import { storeComplaint } from './statement-store.ts'

type Row = typeof siteApi.sendComplaint

/** The receipt follows at once: Fgytv. 17/A. § (6a). */
export async function sendComplaint(ctx: TransactionContext & Call, { body }: Input<Row>): Promise<Output<Row>> {
  const { id, number, receivedAt } = await storeComplaint(ctx.tx, body, ctx)
  await ctx.announce('complaintReceived', { complaintId: id })
  return { number, receivedAt: receivedAt.toString() }
}
