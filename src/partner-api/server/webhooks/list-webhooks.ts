import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { partnerApi } from '../../partner-api.api.ts'
import type { WebhookDelivery } from '../../webhook.ts'
import { requireAdministrator } from '../require-administrator.ts'
import { endpointsOf } from './endpoint-store.ts'
import { readDeliveries } from './message-store.ts'
import { requireWebhook } from './require-webhook.ts'
import { webhookOf } from './webhook-dto.ts'
import { readWebhookLog } from './webhook-log-store.ts'

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function listWebhooks(ctx: ReadContext & Call, { params: { companyId } }: Input<typeof partnerApi.listWebhooks>) {
  requireAdministrator(ctx, companyId)
  return { webhooks: (await endpointsOf(ctx.tx, companyId)).map((endpoint) => webhookOf(ctx, endpoint)) }
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function listWebhookLog(ctx: ReadContext & Call, { params: { companyId }, query }: Input<typeof partnerApi.listWebhookLog>) {
  requireAdministrator(ctx, companyId)
  const rows = await readWebhookLog(ctx.tx, companyId, { ...query, language: ctx.language })
  const entries = rows.slice(0, query.size).map(({ at, ...entry }) => ({ ...entry, at: at.toString() }))
  return { entries, next: rows.length > query.size ? (entries.at(-1)?.id ?? null) : null }
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function listDeliveries(ctx: ReadContext & Call, { params, query }: Input<typeof partnerApi.listDeliveries>) {
  requireAdministrator(ctx, params.companyId)
  await requireWebhook(ctx, params)
  const rows = await readDeliveries(ctx.tx, params.webhookId, query)
  const deliveries = rows.slice(0, query.size).map(deliveryOf)
  return { deliveries, next: rows.length > query.size ? (deliveries.at(-1)?.id ?? null) : null }
}

function deliveryOf({ createdAt, nextTryAt, deliveredAt, tries, ...message }: Awaited<ReturnType<typeof readDeliveries>>[number]): WebhookDelivery {
  return {
    ...message,
    createdAt: createdAt.toString(),
    nextTryAt: nextTryAt?.toString() ?? null,
    state: nextTryAt !== null ? 'waiting' : deliveredAt !== null ? 'delivered' : tries.length === 0 ? 'kept' : 'failed',
    tries: tries.map(({ at, status, answer, problem, tookMs }) => ({ at: at.toString(), status, answer, problem, tookMs })),
  }
}
