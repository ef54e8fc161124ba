import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** GAPS D16: what a company can be told of. */
export const webhookEvents = [
  'request.received',
  'request.statusChanged',
  'request.promiseChanged',
  'quote.sent',
  'quote.decided',
  'expertReport.issued',
  'document.added',
  'message.added',
  'shipment.changed',
  'invoice.issued',
  'invoice.paid',
  'order.changed',
  'prealert.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const maxEndpoints = 10

/** Minutes between one try and the next: ten tries over three days (GAPS D16). */
export const retryMinutes = [1, 5, 30, 120, 300, 600, 840, 1080, 1344] as const

/** Hours for which the secret before the newest one signs as well. */
export const earlierSecretHours = 24

const version = z.int(wrongType)
/** Whether it is a place we send to is asked at every connection; here only its shape. */
const url = lineOfText(500).refine((text) => {
  const parsed = URL.canParse(text) ? new URL(text) : null
  return parsed !== null && ['https:', 'http:'].includes(parsed.protocol) && parsed.username === '' && parsed.password === '' && parsed.hash === ''
}, refusedWith('WEBHOOK_URL'))
const events = z
  .array(z.enum(webhookEvents, wrongType), wrongType)
  .min(1, refusedWith('REQUIRED'))
  .max(webhookEvents.length, refusedWith('INVALID_INPUT'))
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))

export const newWebhook = z.strictObject({ url, events }, wrongType)
export const changedWebhook = z.strictObject({ version, url, events, isOn: z.boolean(wrongType) }, wrongType)
export const seenWebhook = z.strictObject({ version }, wrongType)

const instant = z.string().describe('2026-11-21T09:15:00Z')

export const webhook = z.object({
  id: z.int(),
  version: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** `failed`: ten tries of one message were in vain, so nothing is sent until it is switched on again. */
  state: z.enum(['on', 'off', 'failed']),
  createdAt: instant,
  earlierSecretUntil: instant.nullable(),
})
export type Webhook = z.output<typeof webhook>

export const webhookLogEntry = z.object({
  id: z.int(),
  at: instant,
  /** `stopped`: by the portal itself, after ten tries in vain. */
  action: z.enum(['created', 'changed', 'rotated', 'deleted', 'stopped']),
  /** Null: the portal itself. */
  by: z.string().nullable(),
  /** Where it was, what it was told and whether it was on from then on. */
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
})
export type WebhookLogEntry = z.output<typeof webhookLogEntry>

/** With its secret, which is shown this once. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() })
export type WebhookWithSecret = z.output<typeof webhookWithSecret>

export const webhookDelivery = z.object({
  id: z.int(),
  messageId: z.string(),
  type: z.string(),
  body: z.string(),
  createdAt: instant,
  /** `kept`: it was never tried, because the endpoint was stopped; it is sent by hand. */
  state: z.enum(['waiting', 'delivered', 'failed', 'kept']),
  nextTryAt: instant.nullable(),
  tries: z.array(
    z.object({
      at: instant,
      status: z.int().nullable(),
      answer: z.string(),
      problem: z.string().nullable(),
      tookMs: z.int(),
    }),
  ),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>
