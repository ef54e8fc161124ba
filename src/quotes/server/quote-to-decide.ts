import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { QuoteDecided } from '../decided-quote.ts'
import { chosenLines, type QuoteLine } from '../quote.ts'
import { expired } from './deadline.ts'
import { decisionDto } from './decide-quote.ts'
import { decisionAbout, type QuoteDecision } from './quote-decision-store.ts'
import { currentQuote, linesOf, type SentQuote } from './quote-store.ts'
import { lockQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'

export type QuoteToDecide = { request: QuotedRequest; quote: SentQuote; lines: QuoteLine[]; decision: QuoteDecision | undefined }

/**
 * The request, locked, with the quote that counts.
 * @param version the one that was looked at; without it the newest is meant (DESIGN 8.24)
 * @throws Refusal STATE_MOVED_ON when another version counts, or none
 */
export async function requireQuote({ tx }: ReadContext & Call, requestId: number, version: number | undefined): Promise<QuoteToDecide> {
  const request = await lockQuotedRequest(tx, requestId)
  if (!request) throw new Refusal('NOT_FOUND')
  const quote = await currentQuote(tx, requestId)
  if (!quote || (version !== undefined && quote.version !== version)) throw new Refusal('STATE_MOVED_ON')
  return { request, quote, lines: await linesOf(tx, quote.id), decision: await decisionAbout(tx, quote.id) }
}

/**
 * DESIGN 8.9: the same answer twice is one answer; the opposite, or another choice, comes too late. Who names no lines chooses no others.
 * @throws Refusal DECISION_MOVED_ON, QUOTE_EXPIRED
 */
export function requireSame(
  { language }: ReadContext & Call,
  quote: SentQuote,
  lines: readonly QuoteLine[],
  decision: QuoteDecision,
  { quoteAcceptedStatus, chosenLineIds }: { quoteAcceptedStatus: boolean; chosenLineIds?: readonly number[] | undefined },
): QuoteDecided {
  if (decision.decision === 'expired') throw expired('QUOTE_EXPIRED', language, quote.validUntil)
  const ordered = chosenLineIds && chosenLines(lines, chosenLineIds)?.map(({ id }) => id)
  const sameLines =
    !quoteAcceptedStatus ||
    chosenLineIds === undefined ||
    ordered?.join() ===
      lines
        .filter(({ id }) => decision.chosenLineIds.includes(id))
        .map(({ id }) => id)
        .join()
  if (quoteAcceptedStatus !== (decision.decision === 'accepted') || !sameLines) throw new Refusal('DECISION_MOVED_ON')
  return decisionDto(quote, lines, decision)
}

/** @throws Refusal QUOTE_CHOICE */
export function requireChoice(lines: readonly QuoteLine[], ticked: readonly number[]): QuoteLine[] {
  const ordered = chosenLines(lines, ticked)
  if (!ordered) throw new Refusal('QUOTE_CHOICE', { fields: [{ path: 'chosenLineIds', code: 'QUOTE_CHOICE' }] })
  return ordered
}

/** DOMAIN 0.3: without both, a consumer who withdraws would owe nothing for the repair. */
export function requireDeclarations({ startNow, startLoss }: { startNow: boolean; startLoss: boolean }): void {
  const missing = [
    ...(startNow ? [] : [{ path: 'declarations.startNow', code: 'START_NOW_REQUIRED' as const }]),
    ...(startLoss ? [] : [{ path: 'declarations.startLoss', code: 'START_LOSS_REQUIRED' as const }]),
  ]
  const [first] = missing
  if (first) throw new Refusal(first.code, { fields: missing })
}
