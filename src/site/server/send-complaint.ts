import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { siteApi } from '../site.api.ts'
import { getsReceipt } from './receipt-limit.ts'
import { storeComplaint } from './statement-store.ts'

type Row = typeof siteApi.sendComplaint

/** The receipt follows at once (Fgytv. 17/A. § (6a)), unless too many went to its address. */
export async function sendComplaint(ctx: TransactionContext & Call, { body }: Input<Row>): Promise<Output<Row>> {
  const { id, number, receivedAt } = await storeComplaint(ctx.tx, body, ctx)
  const isEmailed = await getsReceipt(ctx, body.email)
  await ctx.announce('complaintReceived', { complaintId: id, getsReceipt: isEmailed })
  return { number, receivedAt: receivedAt.toString(), ...(isEmailed ? {} : { isWithoutEmail: true }) }
}
