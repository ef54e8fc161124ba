import type { OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import type { PaymentEvents } from '../../events.ts'
import type { FoundRefund } from '../../payment.ts'
import { insertIssue } from '../issues/issue-store.ts'
import { heldUntil, nextCheckTime } from '../payment-times.ts'
import { providerNamed } from '../provider/payment-provider-of.ts'
import { endRefund, findRefund, holdRefund, type RefundWithPayment, refundsDue, releaseRefund } from './refund-store.ts'

const maxAtOnce = 20

/** Follows the asking at once; what fails is left to the clock. */
export const refundJob = {
  job: 'payments.refund',
  transaction: false,
  run: async (ctx: OutsideContext, { refundId }: PaymentEvents['refundAsked']) => void (await makeRefund(ctx, refundId)),
} as const

/** By the clock: what the provider has not answered yet is asked for again, with the same request id. */
export async function retryRefunds(ctx: OutsideContext): Promise<void> {
  for (const id of await refundsDue(ctx.tx, ctx.now, maxAtOnce)) {
    try {
      await makeRefund(ctx, id)
    } catch (err) {
      ctx.log.error({ err, refund: id }, 'money could not be given back')
    }
  }
}

/** Asks the provider to give money back, and writes down what came of it, once, whoever asks and however often. */
export async function makeRefund(ctx: OutsideContext, id: string): Promise<void> {
  if (!(await ctx.transaction(({ tx, now }) => holdRefund(tx, id, { now, until: heldUntil(now) })))) return
  const refund = await findRefund(ctx.tx, id)
  if (!refund) return
  try {
    await ask(ctx, refund)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'PAYMENT_PROVIDER_AWAY')) throw error
  } finally {
    await ctx.transaction(({ tx, now }) => releaseRefund(tx, id, nextCheckTime(now, refund.tries)))
  }
}

async function ask(ctx: OutsideContext, refund: RefundWithPayment) {
  const { id: requestId, amount, refundedBefore, providerPaymentId, captureId, cameIn } = refund
  const provider = providerNamed(ctx, refund.provider)
  if (providerPaymentId === null || captureId === null) throw new Error('Only money that came goes back')
  // Nobody can be asked: the settings of its provider are gone.
  const found: FoundRefund = provider
    ? await provider.refund({ providerPaymentId, captureId, amount: cameIn }, { requestId, amount, refundedBefore })
    : { state: 'unclear' }
  await ctx.transaction((own) => writeDown(own, refund, found))
}

async function writeDown(own: TransactionContext, refund: RefundWithPayment, found: FoundRefund) {
  switch (found.state) {
    case 'pending':
      return
    case 'done':
      return completeRefund(own, refund, found.refundId)
    case 'refused':
      if (await endRefund(own.tx, refund.id, { to: 'failed', now: own.now })) await tell(own, refund, 'refundFailed')
      return
    // It stays asked for: whether the money went back is for a person to find out.
    case 'unclear':
      return tell(own, refund, 'refundUnclear')
  }
}

const tell = ({ tx, now }: TransactionContext, { id, paymentId }: RefundWithPayment, kind: 'refundFailed' | 'refundUnclear') =>
  insertIssue(tx, { kind, paymentId, refundId: id, noticedAt: now })

/** The only place where money counts as having gone back through a provider. */
export async function completeRefund(own: TransactionContext, { id, invoiceId, amount, requestId }: RefundWithPayment, providerRefundId: string) {
  if (!(await endRefund(own.tx, id, { to: 'done', providerRefundId, now: own.now }))) return
  await settleInvoice(own, { invoiceId, source: 'refund', amount: -amount, reference: `refund ${id}` })
  await own.announce('refundDone', { refundId: id, requestId })
}
