import type { Input, Output } from '#base/endpoint.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, TransactionContext } from '#context.ts'
import { company } from '../company.ts'
import { siteEmailTexts } from '../email-texts.ts'
import type { siteApi } from '../site.api.ts'
import { getsReceipt } from './receipt-limit.ts'
import { storeWithdrawal } from './statement-store.ts'

type Row = typeof siteApi.withdrawFromContract

/**
 * No check whether there is such a contract: a declaration counts when it is sent, and a wrong refusal would cost the consumer
 * the deadline (45/2014. Korm. r. 22. §).
 */
export async function withdrawFromContract(ctx: TransactionContext & Call, { body }: Input<Row>): Promise<Output<Row>> {
  const t = await translatorOf(siteEmailTexts, ctx.language)
  const statement = t('withdrawal.statement', { name: body.name, contract: body.contract, company: company.name })
  const { id, number, receivedAt } = await storeWithdrawal(ctx.tx, { ...body, statement }, ctx)
  const isEmailed = await getsReceipt(ctx, body.email)
  await ctx.announce('withdrawalReceived', { withdrawalId: id, getsReceipt: isEmailed })
  return { number, receivedAt: receivedAt.toString(), ...(isEmailed ? {} : { isWithoutEmail: true }) }
}
