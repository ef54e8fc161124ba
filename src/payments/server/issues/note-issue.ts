import type { OutsideContext } from '#context.ts'
import type { Found } from '../../payment.ts'
import type { PaymentRow } from '../payment-store.ts'
import { insertIssue } from './issue-store.ts'

/** What contradicts us changes nothing by itself: a person finds it in the list of the finance desk, and in the log. */
export async function noteIssue(ctx: OutsideContext, { id, invoiceId, provider, status }: PaymentRow, found: Found): Promise<void> {
  const came = 'money' in found ? found.money : undefined
  ctx.log.error(
    { payment: id, invoice: invoiceId, provider, status, found: found.state },
    'a person must look at this payment: nothing was changed by itself',
  )
  await ctx.transaction(({ tx, now }) =>
    insertIssue(tx, {
      paymentId: id,
      kind: came ? 'otherMoney' : 'unknownToProvider',
      foundAmount: came ? String(came.amount).slice(0, 20) : null,
      foundCurrency: came ? came.currency.slice(0, 10) : null,
      noticedAt: now,
    }),
  )
}
