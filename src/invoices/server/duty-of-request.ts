import { budapestDay } from '#calendar/calendar.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { ReadContext } from '#context.ts'
import { totalOf } from '#quotes/quote.ts'
import { findReport } from '#quotes/server/expert-report-store.ts'
import { decisionAbout } from '#quotes/server/quote-decision-store.ts'
import { currentQuote, linesOf } from '#quotes/server/quote-store.ts'
import type { Outcome } from '#requests/status.ts'
import { type Duty, dutyOf, type Ended } from '../owed.ts'

type Reading = Pick<ReadContext, 'tx' | 'now' | 'reference'>
export type EndedRequest = { readonly id: number; readonly outcome: Outcome | null }

/** What a request that ended like this owes, by the rows of its decisions; null: nothing. */
export async function dutyOfRequest(ctx: Reading, { id, outcome }: EndedRequest): Promise<Duty | null> {
  if (outcome === null) return null
  const report = await findReport(ctx.tx, id)
  const refused = report?.status === 'rejected' || report?.status === 'expired'
  const { returnFee } = await repairFees(ctx, budapestDay(ctx.now))
  return dutyOf({ outcome, quote: await decidedQuote(ctx, id), refusedReport: refused ? report : null, returnFee })
}

/** Gross forints of it; 0: nothing. */
export async function owedByRequest(ctx: Reading, request: EndedRequest): Promise<number> {
  const duty = await dutyOfRequest(ctx, request)
  return duty ? totalOf(duty.lines).gross : 0
}

async function decidedQuote({ tx }: Reading, requestId: number): Promise<Ended['quote']> {
  const quote = await currentQuote(tx, requestId)
  const decided = quote && (await decisionAbout(tx, quote.id))
  if (!decided) return null
  const { id, inspectionFee, logisticsFee } = quote
  const ordered = (await linesOf(tx, id)).filter((line) => decided.chosenLineIds.includes(line.id))
  return { id, decision: decided.decision, lines: ordered, inspectionFee, logisticsFee }
}
