import type { ReadContext } from '#context.ts'
import { keeperOf, type TermsKeeper } from '../company-terms.ts'
import { openOnTerms, termsOfRequest } from './terms-store.ts'

/** Why a company's device may not leave before its invoice by transfer is paid; null: its terms allow it. */
export async function whatTermsKeep(
  { tx }: Pick<ReadContext, 'tx'>,
  { requestId, invoiceId }: { requestId: number; invoiceId: number },
): Promise<TermsKeeper | null> {
  const found = await termsOfRequest(tx, requestId)
  return found ? keeperOf(found.terms, await openOnTerms(tx, found.holder, invoiceId)) : null
}

/** Calendar days a company has for an invoice that is about to be written; 0: its terms do not hold it, it is due at once. Undefined: it has no terms of its own. */
export async function daysOnTerms(
  { tx }: Pick<ReadContext, 'tx'>,
  { requestId, gross }: { requestId: number; gross: number },
): Promise<number | undefined> {
  const found = await termsOfRequest(tx, requestId)
  if (!found) return undefined
  const kept = keeperOf(found.terms, gross + (await openOnTerms(tx, found.holder, null)))
  return kept === null ? found.terms.dueDays : 0
}
