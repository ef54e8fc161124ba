import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { handoverAttachment } from '#requests/server/documents/handover-file.ts'
import { numberOf, pageBlocks, pickupFacts, requestEmail } from '#requests/server/emails/request-email.ts'
import { isBeforePickup } from '#requests/status.ts'
import type { CorrectionSubject, FactChange } from '../correction.ts'
import { kindOf, kindWords } from '../kind-words.ts'
import { correctionTexts } from '../texts.ts'
import { findCorrection } from './correction-store.ts'

type Words = Translator<typeof correctionTexts.hu>

/** What of a request is another now. To the address that holds now: a wrong one is somebody else's. */
export const requestCorrectedEmail = emailReaction<TransactionContext, RequestEvents['requestCorrected']>(
  'corrections.mailCorrected',
  (ctx, { requestId, correctionId }) =>
    requestEmail(ctx, requestId, async (request, t) => {
      const made = await findCorrection(ctx.tx, correctionId)
      if (!made || request.closedAt) return null
      const words = await translatorOf(correctionTexts, request.language)
      return {
        deduplicationKey: `requestCorrected:${correctionId}`,
        subject: words('email.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: words('email.lead') },
          { kind: 'facts', facts: [...made.changes.map((change) => factOf(words, change)), ...pickupOf(made.subject, pickupFacts(request, t))] },
          ...meaningOf(words, made.subject, request.warrantyTypeId),
          ...(await pageBlocks(ctx, requestId, t)),
          { kind: 'small', text: words('email.notYou') },
        ],
        attachments: isBeforePickup(request.status) ? [await handoverAttachment(ctx, requestId)] : [],
      }
    }),
)

const factOf = (words: Words, { fact, after }: FactChange): [string, string] => [
  words(`facts.${fact}`),
  fact === 'warrantyType' ? kindWords(words, after) : after || words('none'),
]

/** The new address is told with the day on which the courier comes there. */
const pickupOf = (subject: CorrectionSubject, facts: [string, string][]) => (subject === 'deliveryIn' ? facts.slice(0, 2) : [])

function meaningOf(words: Words, subject: CorrectionSubject, warrantyTypeId: number): { kind: 'text'; text: string }[] {
  const kind = subject === 'kind' ? kindOf(warrantyTypeId) : undefined
  return kind ? [{ kind: 'text', text: words(`email.kind.${kind}`) }] : []
}
