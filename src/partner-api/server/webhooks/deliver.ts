import { NotSent, postToStranger } from '#base/server/http/post-to-stranger.ts'
import { limitConcurrency } from '#base/server/limit-concurrency.ts'
import { administratorsOf } from '#companies/server/company-store.ts'
import type { OutsideContext } from '#context.ts'
import { retryMinutes } from '../../webhook.ts'
import { claimEndpoint, type Endpoint, findEndpoint, releaseEndpoint, switchOffFailed } from './endpoint-store.ts'
import { type DueMessage, endpointsDue, nextDue, noteTry, stopWaiting, type Try } from './message-store.ts'
import { signatureHeaders } from './signature.ts'
import { noteInWebhookLog } from './webhook-log-store.ts'

export const deliverWebhooksJob = 'partnerApi.deliver'

const patienceMs = 10_000
const maxAnswerBytes = 500
/** So many in one run; what is left is sent by the next minute's. */
const maxInOneRun = 50
/** An endpoint is kept so long, and nothing is begun that may not end within it: another run would send the same message beside this one. */
const claimSeconds = 60

/** Sends what waits for one endpoint, the oldest first. While another run does so, that one finds what is new. */
export async function deliverTo(ctx: OutsideContext, endpointId: number): Promise<void> {
  const isOurs = await ctx.transaction(({ tx }) => claimEndpoint(tx, ctx.now, endpointId, ctx.now.add({ seconds: claimSeconds })))
  if (!isOurs) return
  const lastBegin = performance.now() + claimSeconds * 1000 - 2 * patienceMs
  try {
    for (let sent = 0; sent < maxInOneRun && performance.now() < lastBegin; sent++) if (!(await deliverNext(ctx, endpointId))) return
  } finally {
    await ctx.transaction(({ tx }) => releaseEndpoint(tx, endpointId))
  }
}

/** Every minute: what failed and is due again, and what a worker that died has left. */
export async function deliverDue(ctx: OutsideContext): Promise<void> {
  const endpoints = await endpointsDue(ctx.tx, ctx.now)
  // A receiver that is slow does not keep the others waiting.
  const inTurn = limitConcurrency(8, endpoints.length)
  await Promise.all(endpoints.map((endpointId) => inTurn(() => deliverTo(ctx, endpointId))))
}

/** @returns whether there was one */
async function deliverNext(ctx: OutsideContext, endpointId: number): Promise<boolean> {
  const endpoint = await findEndpoint(ctx.tx, endpointId)
  if (endpoint?.state !== 'on') return false
  const message = await nextDue(ctx.tx, ctx.now, endpointId)
  if (!message) return false
  const tried = await send(ctx, endpoint, message)
  const isDelivered = tried.status !== null && tried.status >= 200 && tried.status < 300
  await ctx.transaction(async (part) => {
    const wait = retryMinutes[message.tries]
    const nextTryAt = isDelivered || wait === undefined ? null : ctx.now.add({ minutes: wait })
    await noteTry(part.tx, ctx.now, message.id, tried, { nextTryAt, ...(isDelivered ? { deliveredAt: ctx.now } : {}) })
    if (isDelivered || wait !== undefined || !(await switchOffFailed(part.tx, endpointId))) return
    await stopWaiting(part.tx, endpointId)
    await noteInWebhookLog(part.tx, ctx.now, { ...endpoint, state: 'failed' }, { action: 'stopped', byAccountId: null })
    for (const accountId of await administratorsOf(part.tx, endpoint.companyId))
      await part.announce('webhookFailed', { endpointId, accountId, at: ctx.now.toString() })
  })
  return true
}

async function send({ env, now, sandbox }: OutsideContext, endpoint: Endpoint, { messageId, body }: DueMessage): Promise<Try> {
  const { url, secret, earlierSecret, earlierUntil } = endpoint
  const isEarlierAlive = earlierSecret !== null && earlierUntil !== null && Temporal.Instant.compare(earlierUntil, now) > 0
  // A receiver refuses what was signed long ago, or is yet to come, by the clock on its wall.
  const signedAt = sandbox?.realNow() ?? now
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const { status, text } = await postToStranger(url, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Mobilfutar-Webhooks/1',
        ...signatureHeaders(isEarlierAlive ? [secret, earlierSecret] : [secret], { id: messageId, at: signedAt, body }),
      },
      body,
      patienceMs,
      maxBytes: maxAnswerBytes,
      allowLoopback: env.WEBHOOKS_TO_LOOPBACK,
    })
    return { status, answer: plainText(text), problem: null, tookMs: took() }
  } catch (error) {
    if (!(error instanceof NotSent)) throw error
    return { status: null, answer: '', problem: error.reason, tookMs: took() }
  }
}

/** PostgreSQL keeps no NUL, and the log no more than its beginning. */
const plainText = (answer: string) => answer.replaceAll('\0', '').slice(0, maxAnswerBytes)
