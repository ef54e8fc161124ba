import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '../../events.ts'
import { stepOfHistory } from '../history-store.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from './request-email.ts'

/** A letter said that the step was done, and it is not: this one says so. */
export const stepTakenBackEmail = emailReaction<TransactionContext, RequestEvents['stepTakenBack']>(
  'requests.mailStepTakenBack',
  (ctx, { requestId, historyId }) =>
    requestEmail(ctx, requestId, async (request, t) => {
      const step = await stepOfHistory(ctx.tx, historyId)
      const known = (['finishRepair', 'finishWithoutRepair', 'ship'] as const).find((one) => one === step)
      return {
        deduplicationKey: `stepTakenBack:${historyId}`,
        subject: t('takenBack.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t(`takenBack.${known ?? 'other'}`) },
          { kind: 'text', text: t('takenBack.sorry') },
          { kind: 'facts', facts: requestFacts(request, t) },
          ...(await pageBlocks(ctx, requestId, t)),
        ],
      }
    }),
)
