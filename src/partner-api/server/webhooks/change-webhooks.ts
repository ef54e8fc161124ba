import type { Input } from '#base/endpoint.ts'
import { requireChanger } from '#companies/server/require-company.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { partnerApi } from '../../partner-api.api.ts'
import { earlierSecretHours, maxEndpoints, type Webhook, type WebhookWithSecret } from '../../webhook.ts'
import { requireProvedAdministrator } from '../require-administrator.ts'
import { changeEndpoint, type Endpoint, endpointsOf, insertEndpoint } from './endpoint-store.ts'
import { stopWaiting } from './message-store.ts'
import { requireReachable } from './require-reachable.ts'
import { requireWebhook } from './require-webhook.ts'
import { newWebhookSecret, writtenSecret } from './signature.ts'
import { webhookOf } from './webhook-dto.ts'
import { noteInWebhookLog } from './webhook-log-store.ts'

type Change = TransactionContext & Call

/** @throws Refusal NOT_FOUND, UNAUTHORISED, PROOF_NEEDED, WEBHOOKS_FULL, WEBHOOK_URL, WEBHOOK_NOT_PUBLIC */
export async function createWebhook(
  ctx: Change,
  { params: { companyId }, body }: Input<typeof partnerApi.createWebhook>,
): Promise<WebhookWithSecret> {
  const byAccountId = await requireProvedAdministrator(ctx, companyId)
  requireReachable(ctx, body.url)
  if ((await endpointsOf(ctx.tx, companyId)).length >= maxEndpoints) throw new Refusal('WEBHOOKS_FULL', { values: { n: maxEndpoints } })
  const secret = newWebhookSecret()
  const webhookId = await insertEndpoint(ctx.tx, ctx.now, { companyId, ...body, secret })
  const made = await noted(ctx, { companyId, webhookId }, { action: 'created', byAccountId })
  return { webhook: webhookOf(ctx, made), secret: writtenSecret(secret) }
}

/**
 * Switched off, what waits is not sent by itself any more; each can be replayed.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, WEBHOOK_MOVED_ON, WEBHOOK_URL, WEBHOOK_NOT_PUBLIC
 */
export async function changeWebhook(
  ctx: Change,
  { params, body: { version, url, events, isOn } }: Input<typeof partnerApi.changeWebhook>,
): Promise<Webhook> {
  const byAccountId = await requireChanger(ctx, params.companyId)
  const earlier = await requireWebhook(ctx, params)
  // One that was taken before this was asked can be switched off as it is.
  if (isOn || url !== earlier.url) requireReachable(ctx, url)
  await change(ctx, params.webhookId, version, { url, events, state: isOn ? 'on' : 'off' })
  if (!isOn) await stopWaiting(ctx.tx, params.webhookId)
  return webhookOf(ctx, await noted(ctx, params, { action: 'changed', byAccountId }))
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, PROOF_NEEDED, WEBHOOK_MOVED_ON */
export async function rotateWebhookSecret(
  ctx: Change,
  { params, body: { version } }: Input<typeof partnerApi.rotateWebhookSecret>,
): Promise<WebhookWithSecret> {
  const byAccountId = await requireProvedAdministrator(ctx, params.companyId)
  const { secret: earlierSecret } = await requireWebhook(ctx, params)
  const secret = newWebhookSecret()
  await change(ctx, params.webhookId, version, { secret, earlierSecret, earlierUntil: ctx.now.add({ hours: earlierSecretHours }) })
  return { webhook: webhookOf(ctx, await noted(ctx, params, { action: 'rotated', byAccountId })), secret: writtenSecret(secret) }
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, WEBHOOK_MOVED_ON */
export async function deleteWebhook(ctx: Change, { params, body: { version } }: Input<typeof partnerApi.deleteWebhook>) {
  const byAccountId = await requireChanger(ctx, params.companyId)
  const endpoint = await requireWebhook(ctx, params)
  await change(ctx, params.webhookId, version, { state: 'off', deletedAt: ctx.now })
  await stopWaiting(ctx.tx, params.webhookId)
  await noteInWebhookLog(ctx.tx, ctx.now, { ...endpoint, state: 'off' }, { action: 'deleted', byAccountId })
  return {}
}

async function change({ tx }: Change, id: number, version: number, changes: Parameters<typeof changeEndpoint>[2]) {
  if (!(await changeEndpoint(tx, { id, version }, changes))) throw new Refusal('WEBHOOK_MOVED_ON')
}

/** @returns the endpoint as it is now, which is what the log says too */
async function noted(
  ctx: Change,
  params: { readonly companyId: number; readonly webhookId: number },
  done: { readonly action: 'created' | 'changed' | 'rotated'; readonly byAccountId: number },
): Promise<Endpoint> {
  const endpoint = await requireWebhook(ctx, params)
  await noteInWebhookLog(ctx.tx, ctx.now, endpoint, done)
  return endpoint
}
