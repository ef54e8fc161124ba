import type { ReadContext } from '#context.ts'
import { canHaveQuote } from '#quotes/expert-report.ts'
import { findReport } from '#quotes/server/expert-report-store.ts'
import type { RequestStatus } from '#requests/status.ts'

type RequestState = { readonly id: number; readonly status: RequestStatus; readonly warrantyTypeId: number }

/** GAPS D1: what the customer pays for is repaired only after they have accepted the quote. */
export async function waitsForQuote({ tx }: Pick<ReadContext, 'tx'>, { id, status, warrantyTypeId }: RequestState): Promise<boolean> {
  return status === 'ARRIVED' && canHaveQuote(warrantyTypeId, (await findReport(tx, id))?.status ?? null)
}
