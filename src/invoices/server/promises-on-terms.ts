import type { Reaction, TransactionContext } from '#context.ts'
import { updatePromise } from '#requests/server/promise/update-promise.ts'
import type { TermsHolder } from '../company-terms.ts'
import { owingOf, termsOfRequest } from './terms-store.ts'

/** Of one company the invoices share one limit: what is paid, cancelled or allowed lets other devices go, or keeps them, so what was promised about these is read again. */
async function promiseAnew(ctx: TransactionContext, holder: TermsHolder): Promise<void> {
  for (const requestId of await owingOf(ctx.tx, holder)) await updatePromise(ctx, requestId, { kept: true })
}

const besides = (job: string): Reaction<{ requestId: number }> => ({
  job,
  run: async (ctx, { requestId }) => {
    const found = await termsOfRequest(ctx.tx, requestId)
    // Without a limit none waits for another.
    if (found && found.terms.creditLimit !== null) await promiseAnew(ctx, found.holder)
  },
})

export const promisesOnTerms = {
  companyTermsSet: { job: 'invoices.promisesAfterTerms', run: promiseAnew } satisfies Reaction<TermsHolder>,
  invoicePaid: besides('invoices.promisesAfterPayment'),
  invoiceCancelled: besides('invoices.promisesAfterCancelling'),
  paymentMethodChosen: besides('invoices.promisesAfterMethodChosen'),
}
