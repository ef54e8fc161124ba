import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { RequestEvents } from '#requests/events.ts'
import { pickupFacts, requestEmail } from '#requests/server/emails/request-email.ts'
import { dayAfter } from '#requests/server/preparation/remind-of-pickup.ts'
import { orderEmailTexts } from '../email-texts.ts'
import { formatOrderNumber } from '../order-number.ts'
import { deviceLines } from './device-lines.ts'
import { devicesOfPickup } from './pickup-reminder-store.ts'

/** On the evening before the courier comes for several devices of an order: one email of them all, with what is still to be done (decision 85). */
export const sharedPickupReminderEmail = emailReaction<TransactionContext, RequestEvents['sharedPickupReminderDue']>(
  'orders.mailPickupReminder',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const day = dayAfter(ctx.now)
      const devices = await devicesOfPickup(ctx.tx, requestId, day, request.language)
      const [first] = devices
      // Moved, cancelled or collected before the email was written.
      if (!first || request.pickupWindow === null) return null
      const t = await translatorOf(orderEmailTexts, request.language)
      const number = formatOrderNumber(first.orderId)
      const open = new Map(devices.flatMap(({ steps }) => steps.flatMap(({ id, text, answer }) => (answer === null ? [[id, text] as const] : []))))
      const isSender = first.senderEmail === request.email.toLowerCase()
      return {
        deduplicationKey: `pickupReminder:${requestId}:${day}`,
        subject: t('reminder.subject', { number }),
        blocks: [
          { kind: 'text', text: t('reminder.text', { count: devices.length }) },
          {
            kind: 'facts',
            facts: [...pickupFacts({ ...request, pickupDay: day }, words), [t('facts.number'), number], [t('facts.devices'), String(devices.length)]],
          },
          { kind: 'heading', text: t('prepareTitle') },
          { kind: 'list', items: [...open.values(), isSender ? t('sheets') : t('reminder.label')] },
          { kind: 'heading', text: t('devices') },
          { kind: 'list', items: deviceLines(devices, t) },
          ...(isSender ? [{ kind: 'button', label: t('open'), url: `${ctx.env.PUBLIC_URL}${paths.order(number)}` } as const] : []),
        ],
      }
    }),
)
