import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { weekdayInWords } from '#requests/in-words.ts'
import { waitsForUs } from '#requests/promise.ts'
import { numberOf, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { expectedStep } from '#requests/server/promise/expected-step.ts'
import { findPromised, promiseById } from '#requests/server/promise/promise-store.ts'
import { trackingEmailTexts } from '../email-texts.ts'
import type { TrackingEvents } from '../events.ts'
import { lateOrderEmail, stillLate } from './late-order-email.ts'
import { reasonOf } from './late-reason.ts'

type NewDay = {
  readonly requestId: number
  readonly deduplicationKey: string
  /** In an employee's words; undefined: the portal writes by itself, and says what the request waits for. */
  readonly because?: string | undefined
}

/** The new day and what it is about; nothing when the request has moved on before it was written. */
const newDayEmailOf = (ctx: TransactionContext, { requestId, deduplicationKey, because }: NewDay) =>
  requestEmail(ctx, requestId, async (request, words) => {
    const promised = await findPromised(ctx.tx, { id: requestId })
    const step = promised ? await expectedStep(ctx, promised) : null
    if (!promised || step === null || step.by === null || !waitsForUs(step)) return null
    const t = await translatorOf(trackingEmailTexts, request.language)
    const vs = await createMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
    const reason = because ?? reasonOf(promised, t)
    // A day that is promised anew before the first one has passed is no delay yet.
    const kind = because !== undefined && !step.late ? 'newDay' : 'late'
    return {
      deduplicationKey,
      subject: t(`${kind}.subject`, { number: numberOf(request) }),
      blocks: [
        { kind: 'text', text: t(`${kind}.text`) },
        ...(reason ? [{ kind: 'text', text: reason } as const] : []),
        {
          kind: 'facts',
          facts: [
            [t('late.next'), t(`late.steps.${step.code}`)],
            [t('late.newDay'), weekdayInWords(request.language, step.by)],
            ...requestFacts(request, words),
          ],
        },
        ...(step.certain ? [] : [{ kind: 'text', text: t('late.uncertain') } as const]),
        { kind: 'text', text: t(step.code === 'deviceArrives' && promised.collectedAt === null ? 'late.notCollected' : 'late.nothingToDo') },
        { kind: 'button', label: words('follow'), url: `${ctx.env.PUBLIC_URL}${paths.externalRequest(vs)}` },
        { kind: 'small', text: words('followWarning') },
      ],
    }
  })

/** One for each time a promised day passed, two at most. */
export const lateEmail = emailReaction<TransactionContext, TrackingEvents['promiseMissed']>(
  'tracking.mailLate',
  async (ctx, { requestId, notice, others = [] }) => {
    const deduplicationKey = `late:${requestId}:${notice}`
    const late = others.length === 0 ? [] : await stillLate(ctx, [requestId, ...others])
    // The others have moved on since.
    if (late.length < 2) return newDayEmailOf(ctx, { requestId: late[0]?.id ?? requestId, deduplicationKey })
    return lateOrderEmail(ctx, late, deduplicationKey)
  },
)

/** One for each day an employee promised, with their reason. */
export const newDayEmail = emailReaction<TransactionContext, TrackingEvents['promiseChanged']>(
  'tracking.mailNewDay',
  async (ctx, { requestId, promiseId }) => {
    const promise = await promiseById(ctx.tx, promiseId)
    if (!promise) return null
    return newDayEmailOf(ctx, { requestId, deduplicationKey: `newDay:${promiseId}`, because: promise.reason ?? '' })
  },
)
