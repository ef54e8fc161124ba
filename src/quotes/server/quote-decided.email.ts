import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { paths } from '#paths.ts'
import type { RequestEvents } from '#requests/events.ts'
import { momentInWords } from '#requests/in-words.ts'
import { amountsOf } from '../quote.ts'
import { colleagueInWords } from './decider.ts'
import { decisionAbout, type QuoteDecision } from './quote-decision-store.ts'
import { colleagueBlocks, feeFacts, quoteEmail, type Writing } from './quote-email.ts'
import { currentQuote, linesOf, type SentQuote } from './quote-store.ts'
import { isOfConsumer } from './quoted-request-store.ts'
import { wordingOf } from './wording-store.ts'

type Decided = { quote: SentQuote; decision: QuoteDecision }

async function decidedAs(ctx: ReadContext, requestId: number, as: QuoteDecision['decision']): Promise<Decided | null> {
  const quote = await currentQuote(ctx.tx, requestId)
  const decision = quote && (await decisionAbout(ctx.tx, quote.id))
  // A new version went out meanwhile: its own emails say what counts.
  return quote && decision?.decision === as ? { quote, decision } : null
}

/** 45/2014. (II. 26.) Korm. r. 18. §: the order confirmed on a durable medium, with what was declared. */
export const quoteAcceptedEmail = emailReaction<TransactionContext, RequestEvents['quoteAccepted']>('quotes.mailAccepted', (ctx, { requestId }) =>
  quoteEmail(ctx, requestId, async (writing) => {
    const decided = await decidedAs(ctx, requestId, 'accepted')
    if (!decided) return null
    const { t, number, forint } = writing
    const { quote, decision } = decided
    const isByLimit = decision.channel === 'costLimit'
    const colleague = await colleagueInWords(ctx.tx, writing.request, decision)
    const [subject, text] = isByLimit
      ? [t('accepted.limitSubject', { number }), t('accepted.limitText', { limit: forint(Number(decision.note)) })]
      : colleague
        ? [t('accepted.colleagueSubject', { number }), t('accepted.colleagueText', { name: colleague })]
        : [t('accepted.subject', { number }), t('accepted.text')]
    return {
      deduplicationKey: `quoteAccepted:${quote.id}`,
      subject,
      blocks: [
        { kind: 'text', text },
        { kind: 'facts', facts: [...writing.facts, [t('facts.amount'), forint(decision.gross)], ...howFacts(writing, decision)] },
        ...(await orderBlocks(ctx, writing, decided)),
        { kind: 'text', text: t('accepted.next') },
        ...((await isOfConsumer(ctx.tx, requestId))
          ? [{ kind: 'link', label: t('accepted.withdrawal'), url: `${ctx.env.PUBLIC_URL}${paths.withdrawal()}` } as const]
          : []),
        ...(await writing.pageLink('open')),
      ],
      attachments: [await ownDocumentAttachment(ctx, requestId, 'gsmQuotation')],
    }
  }),
)

async function orderBlocks(ctx: ReadContext, { t, forint }: Writing, { quote, decision }: Decided): Promise<EmailBlock[]> {
  const lines = await linesOf(ctx.tx, quote.id)
  const ordered = lines.filter(({ id }) => decision.chosenLineIds.includes(id))
  const ids = [decision.startNowTextId, decision.startLossTextId].filter((id) => id !== null)
  const declared = await Promise.all(ids.map((id) => wordingOf(ctx.tx, id)))
  return [
    { kind: 'heading', text: t('accepted.ordered') },
    {
      kind: 'list',
      items: ordered.map((line) =>
        t('accepted.line', { description: line.description, quantity: line.quantity, amount: forint(amountsOf(line).gross) }),
      ),
    },
    ...(declared.length > 0
      ? ([
          { kind: 'heading', text: t('accepted.declared') },
          { kind: 'list', items: declared },
        ] as const)
      : []),
  ]
}

export const quoteRejectedEmail = emailReaction<TransactionContext, RequestEvents['quoteRejected']>('quotes.mailRejected', (ctx, { requestId }) =>
  quoteEmail(ctx, requestId, async (writing) => {
    const decided = await decidedAs(ctx, requestId, 'rejected')
    if (!decided) return null
    const { t, number, facts } = writing
    const colleague = await colleagueInWords(ctx.tx, writing.request, decided.decision)
    return {
      deduplicationKey: `quoteRejected:${decided.quote.id}`,
      subject: t(colleague ? 'rejected.colleagueSubject' : 'rejected.subject', { number }),
      blocks: [
        { kind: 'facts', facts: [...facts, ...howFacts(writing, decided.decision)] },
        ...(colleague
          ? colleagueBlocks(writing, {
              decided: t('rejected.colleagueText', { name: colleague }),
              reason: decided.decision.reason,
              next: t('rejected.colleagueReturn'),
            })
          : [{ kind: 'text', text: t('rejected.text') } as const]),
        feeFacts(writing, decided.quote),
        { kind: 'text', text: t('rejected.next') },
        ...(await writing.pageLink('open')),
        ...(colleague ? [] : [{ kind: 'small', text: t('rejected.notYou') } as const]),
      ],
    }
  }),
)

export const quoteExpiredEmail = emailReaction<TransactionContext, RequestEvents['quoteExpired']>('quotes.mailExpired', (ctx, { requestId }) =>
  quoteEmail(ctx, requestId, async (writing) => {
    const decided = await decidedAs(ctx, requestId, 'expired')
    if (!decided) return null
    const { t, number, facts } = writing
    return {
      deduplicationKey: `quoteExpired:${decided.quote.id}`,
      subject: t('rejected.expiredSubject', { number }),
      blocks: [
        { kind: 'facts', facts },
        { kind: 'text', text: t('rejected.expiredText') },
        feeFacts(writing, decided.quote),
        { kind: 'text', text: t('rejected.next') },
        // Whoever forgot had perhaps no wish to refuse (decision 74).
        { kind: 'text', text: t('rejected.stillPossible') },
        ...(await writing.pageLink('open')),
      ],
    }
  }),
)

/** When and how; the system decides by rules its email tells. */
function howFacts({ t, request }: Writing, { channel, decidedAt }: QuoteDecision): [string, string][] {
  const at: [string, string] = [t('facts.decidedAt'), momentInWords(request.language, decidedAt)]
  return channel === 'costLimit' || channel === 'clock' ? [at] : [at, [t('facts.method'), t(`methods.${channel}`)]]
}
