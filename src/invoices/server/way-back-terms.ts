import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { Outcome } from '#requests/status.ts'
import { roundedToCash } from '#site/figures.ts'
import { termsKeepers } from '../company-terms.ts'
import { mayLeaveUnpaid, methods, type PaysFor } from '../method-of-invoice.ts'
import { chargesOf, wasLetOff } from './charge-store.ts'
import { dutyOfRequest } from './duty-of-request.ts'
import { outstandingOf } from './invoice-store.ts'
import { whatTermsKeep } from './what-terms-keep.ts'

export type Leaving = Pick<PaysFor, 'customerType' | 'companyName'> & { readonly id: number; readonly outcome: Outcome | null }

type Reading = Pick<ReadContext, 'tx' | 'now' | 'reference'>

/**
 * Whether a device may leave (GAPS D1), and what the courier takes for it: where something is owed, its invoice is there and paid, or the
 * courier brings the money, or a company has its terms and they hold it. A device for which nothing is owed just leaves.
 * @returns whole forints in cash, rounded as cash is; 0: nothing
 * @throws Refusal INVOICE_MISSING, INVOICE_UNPAID, COMPANY_BARRED, CREDIT_LIMIT_REACHED
 */
export async function cashForWayBack(ctx: Reading, request: Leaving): Promise<number> {
  const charges = await chargesOf(ctx.tx, request.id)
  const duty = charges.length === 0 ? await dutyOfRequest(ctx, request) : null
  if (duty && !(await wasLetOff(ctx.tx, { requestId: request.id, ...duty }))) throw new Refusal('INVOICE_MISSING')
  const invoices = await outstandingOf(ctx.tx, request.id)
  let cash = 0
  for (const charge of charges) {
    const final = invoices.find(({ chargeId, kind, number }) => chargeId === charge.id && kind === 'final' && number !== null)
    if (!final)
      throw new Refusal(invoices.some(({ kind, status }) => kind === 'proforma' && status === 'pending') ? 'INVOICE_UNPAID' : 'INVOICE_MISSING')
    if (final.status === 'paid') continue
    if (!mayLeaveUnpaid(final.paymentMethodId, request)) throw new Refusal('INVOICE_UNPAID')
    const kept = final.paymentMethodId === methods.transfer ? await whatTermsKeep(ctx, { requestId: request.id, invoiceId: final.id }) : null
    if (kept) throw new Refusal(kept)
    if (final.paymentMethodId === methods.cashOnDelivery) cash += final.outstanding
  }
  return roundedToCash(cash)
}

const keepers = ['INVOICE_MISSING', 'INVOICE_UNPAID', ...termsKeepers] as const
type Keeper = (typeof keepers)[number]

type Terms = { readonly cash: number; readonly kept: null } | { readonly cash: null; readonly kept: Keeper }

/** `cashForWayBack` for who asks and does not act: the cash to be taken, or why the device may not leave yet. */
export const wayBackTerms = (ctx: Reading, request: Leaving): Promise<Terms> =>
  cashForWayBack(ctx, request).then(
    (cash): Terms => ({ cash, kept: null }),
    (error: unknown) => {
      if (error instanceof Refusal) for (const kept of keepers) if (kept === error.code) return { cash: null, kept }
      throw error
    },
  )
