import type { Email } from '#base/server/mail/email.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { orderEmailTexts } from '#orders/email-texts.ts'
import { formatOrderNumber } from '#orders/order-number.ts'
import { deviceLines } from '#orders/server/device-lines.ts'
import { paths } from '#paths.ts'
import { weekdayInWords } from '#requests/in-words.ts'
import { type NextStep, type OurStep, waitsForUs } from '#requests/promise.ts'
import { requestEmail } from '#requests/server/emails/request-email.ts'
import { expectedStep } from '#requests/server/promise/expected-step.ts'
import { findPromised, type Promised } from '#requests/server/promise/promise-store.ts'
import { trackingEmailTexts } from '../email-texts.ts'
import { devicesOfOrder } from './late-devices-store.ts'
import { reasonOf } from './late-reason.ts'

type Late = { readonly id: number; readonly promised: Promised; readonly step: NextStep & { code: OurStep }; readonly by: string }

/** Of devices that were late together those of which the same can still be told; the first decides what that is. */
export async function stillLate(ctx: TransactionContext, ids: readonly number[]): Promise<readonly Late[]> {
  const late: Late[] = []
  for (const id of ids) {
    const promised = await findPromised(ctx.tx, { id })
    const step = promised ? await expectedStep(ctx, promised) : null
    if (!promised || step === null || step.by === null || !waitsForUs(step)) continue
    const isSame = late.every(({ step: { code }, by }) => code === step.code && by === step.by)
    if (isSame) late.push({ id, promised, step, by: step.by })
  }
  return late
}

/** One email about several devices of an order, to whoever sent it: the new day, what it is about, and each of them by name. */
export async function lateOrderEmail(ctx: TransactionContext, late: readonly Late[], deduplicationKey: string): Promise<Email | null> {
  const [first] = late
  const devices = await devicesOfOrder(
    ctx.tx,
    late.map(({ id }) => id),
  )
  const orderId = devices[0]?.orderId
  if (!first || !orderId) return null
  return requestEmail(ctx, first.id, async ({ language }) => {
    const t = await translatorOf(trackingEmailTexts, language)
    const words = await translatorOf(orderEmailTexts, language)
    const number = formatOrderNumber(orderId)
    const reason = reasonOf(first.promised, t)
    const isOnItsWay = first.step.code === 'deviceArrives' && late.some(({ promised }) => promised.collectedAt === null)
    return {
      deduplicationKey,
      subject: t('late.orderSubject', { number }),
      blocks: [
        { kind: 'text', text: t('late.text') },
        ...(reason ? [{ kind: 'text', text: reason } as const] : []),
        {
          kind: 'facts',
          facts: [
            [t('late.next'), t(`late.steps.${first.step.code}`)],
            [t('late.newDay'), weekdayInWords(language, first.by)],
            [words('facts.number'), number],
            [words('facts.devices'), String(devices.length)],
          ],
        },
        { kind: 'heading', text: words('devices') },
        { kind: 'list', items: deviceLines(devices, words) },
        ...(first.step.certain ? [] : [{ kind: 'text', text: t('late.uncertain') } as const]),
        { kind: 'text', text: t(isOnItsWay ? 'late.notCollected' : 'late.nothingToDoOfOrder') },
        { kind: 'button', label: words('open'), url: `${ctx.env.PUBLIC_URL}${paths.order(number)}` },
      ],
    }
  })
}
