import { randomUUID } from 'node:crypto'
import type { Input } from '#base/endpoint.ts'
import { requireChanger } from '#companies/server/require-company.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { partnerApi } from '../../partner-api.api.ts'
import { deliverWebhooksJob } from './deliver.ts'
import { sendAgain } from './message-store.ts'
import { requireWebhook } from './require-webhook.ts'
import { writeMessage } from './tell-partners.ts'

type Change = TransactionContext & Call

/** A message about nothing, so that a receiver can be tried. @throws Refusal NOT_FOUND, UNAUTHORISED, WEBHOOK_OFF */
export async function testWebhook(ctx: Change, { params }: Input<typeof partnerApi.testWebhook>) {
  const endpoint = await requireOn(ctx, params)
  const data = { message: 'This is a test.' }
  await writeMessage(ctx, endpoint, { type: 'webhook.test', requestId: null, data, key: `webhook.test:${randomUUID()}` })
  return {}
}

/** The same bytes under the same id, from the first try on. @throws Refusal NOT_FOUND, UNAUTHORISED, WEBHOOK_OFF */
export async function replayDelivery(ctx: Change, { params }: Input<typeof partnerApi.replayDelivery>) {
  await requireOn(ctx, params)
  if (!(await sendAgain(ctx.tx, ctx.now, params.webhookId, params.deliveryId))) throw new Refusal('NOT_FOUND')
  await ctx.enqueue(deliverWebhooksJob, { endpointId: params.webhookId })
  return {}
}

async function requireOn(ctx: Change, params: { companyId: number; webhookId: number }) {
  await requireChanger(ctx, params.companyId)
  const endpoint = await requireWebhook(ctx, params)
  if (endpoint.state !== 'on') throw new Refusal('WEBHOOK_OFF')
  return endpoint
}
