import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { weekdayInWords } from '#requests/in-words.ts'
import { waitsForUs } from '#requests/promise.ts'
import { numberOf, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { historyOf } from '#requests/server/history-store.ts'
import { expectedStep } from '#requests/server/promise/expected-step.ts'
import { findPromised } from '#requests/server/promise/promise-store.ts'
import { trackingEmailTexts } from '../email-texts.ts'
import type { TrackingEvents } from '../events.ts'

/** One for each time a promised day passed; none when the request has moved on before it was written. */
export const lateEmail = emailReaction<TransactionContext, TrackingEvents['promiseMissed']>('tracking.mailLate', (ctx, { requestId, notice }) =>
  requestEmail(ctx, requestId, async (request, words) => {
    const promised = await findPromised(ctx.tx, requestId)
    const step = promised ? await expectedStep(ctx, promised, await historyOf(ctx.tx, requestId)) : null
    if (!promised || step === null || step.by === null || !waitsForUs(step)) return null
    const t = await translatorOf(trackingEmailTexts, request.language)
    const vs = await createMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
    const waiting = { alkatresz: 'part', biztosito: 'insurer' } as const
    const reason = Object.entries(waiting).find(([hold]) => hold === promised.holdReason)?.[1]
    return {
      deduplicationKey: `late:${requestId}:${notice}`,
      subject: t('late.subject', { number: numberOf(request) }),
      blocks: [
        { kind: 'text', text: t('late.text') },
        ...(reason ? [{ kind: 'text', text: t(`late.${reason}`) } as const] : []),
        {
          kind: 'facts',
          facts: [
            [t('late.next'), t(`late.steps.${step.code}`)],
            [t('late.newDay'), weekdayInWords(request.language, step.by)],
            ...requestFacts(request, words),
          ],
        },
        ...(step.certain ? [] : [{ kind: 'text', text: t('late.uncertain') } as const]),
        { kind: 'text', text: t(step.code === 'deviceArrives' ? 'late.notCollected' : 'late.nothingToDo') },
        { kind: 'button', label: words('follow'), url: `${ctx.env.PUBLIC_URL}${paths.externalRequest(vs)}` },
        { kind: 'small', text: words('followWarning') },
      ],
    }
  }),
)
