import type { ReadContext } from '#context.ts'
import { canAskInsurer, canHaveQuote } from '#quotes/expert-report.ts'
import { type InsurerStatus, waitsForInsurer } from '#quotes/insurer.ts'
import { payingOf } from '#quotes/server/paying-of.ts'
import type { RequestStatus } from '#requests/status.ts'

type RequestState = { readonly id: number; readonly status: RequestStatus; readonly warrantyTypeId: number }

export type WaitsFor = {
  /** The customer's quote. */
  readonly quote: boolean
  /** The insurer to say that it pays, and what it has said so far. */
  readonly insurer: boolean
  readonly insurerSaid: InsurerStatus | null
  readonly mayAskInsurer: boolean
}

/** GAPS D1: what somebody pays for is repaired only after they have said so: the customer by accepting the quote, the insurer by its answer. */
export async function waitsFor({ tx }: Pick<ReadContext, 'tx'>, { id, status, warrantyTypeId }: RequestState): Promise<WaitsFor> {
  if (status !== 'ARRIVED') return { quote: false, insurer: false, insurerSaid: null, mayAskInsurer: false }
  const paying = await payingOf(tx, { id, warrantyTypeId })
  const quote = canHaveQuote(paying)
  return {
    quote,
    insurer: !quote && waitsForInsurer(warrantyTypeId, paying.insurer),
    insurerSaid: paying.insurer,
    mayAskInsurer: canAskInsurer(paying),
  }
}
