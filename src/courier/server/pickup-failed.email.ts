import { emailReaction } from '#base/server/mail/emails.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { requestSources } from '#requests/request-source.ts'
import { failureStep } from '../actions.ts'
import { courierEmail, type Writing } from './courier-email.ts'
import { countSteps } from './courier-request-store.ts'
import { shipmentsOf } from './shipment-store.ts'

/** The courier went away without the device: when it comes again, or, after the last attempt, that the customer chooses (GAPS D8). */
export const pickupFailedEmail = emailReaction<TransactionContext, RequestEvents['pickupFailed']>('courier.mailPickupFailed', (ctx, { requestId }) =>
  courierEmail(ctx, requestId, async (writing) => {
    // The courier came to a store, which sees it on its own screen (decision 92).
    if (writing.request.requestSourceId === requestSources.counter) return null
    return {
      deduplicationKey: `pickupFailed:${requestId}:${await countSteps(ctx.tx, requestId, failureStep.in)}`,
      ...(writing.request.pickupDay === null ? await choosing(ctx, writing) : await comingAgain(writing)),
    }
  }),
)

const comingAgain = async ({ t, number, pickup, facts, pageLink }: Writing) => ({
  subject: t('pickupFailed.againSubject', { number }),
  blocks: [
    { kind: 'text', text: t('pickupFailed.againText') } as const,
    { kind: 'facts', facts: [...pickup, ...facts] } as const,
    { kind: 'text', text: t('pickupFailed.againHow') } as const,
    ...(await pageLink()),
  ],
})

async function choosing(ctx: ReadContext, { t, number, facts, pageLink, request }: Writing) {
  const [last] = (await shipmentsOf(ctx.tx, request.id)).filter(({ leg }) => leg === 'in')
  return {
    subject: t('pickupFailed.chooseSubject', { number }),
    blocks: [
      { kind: 'text', text: t(last?.status === 'RETURNED' ? 'pickupFailed.returnedText' : 'pickupFailed.chooseText') } as const,
      { kind: 'text', text: t('pickupFailed.chooseHow') } as const,
      ...(await pageLink(t('pickupFailed.choose'))),
      { kind: 'facts', facts } as const,
    ],
  }
}
