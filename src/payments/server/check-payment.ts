import type { OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { endedWithoutMoney, type Found, type PaymentStatus, stepAfter } from '../payment.ts'
import { noteIssue } from './issues/note-issue.ts'
import { endPayment, findPayment, holdPayment, markApproved, type PaymentRow, releasePayment, stopWatching } from './payment-store.ts'
import { heldUntil, isOld, nextCheckTime, watchedUntil } from './payment-times.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { providerNamed } from './provider/payment-provider-of.ts'
import { refundSurplus } from './refunds/refund-surplus.ts'

type Looked = Pick<Checked, 'answered' | 'found'>

/** How a payment stands after a look; `found`: what the provider said of it, where it was asked and answered. */
export type Checked = { status: PaymentStatus; mayStillCome: boolean; answered: boolean; found?: Found['state'] }

/**
 * Asks the provider about a payment, takes the money of an approved one, and writes down what came of it, once, whoever looks and however
 * often: one looks at a time, the capture carries the payment's own request id, and money is final.
 * @param evenEnded also when it has ended without money as far as we know: the provider has told us something of it
 */
export async function checkPayment(ctx: OutsideContext, id: string, { evenEnded = false } = {}): Promise<Checked> {
  const payment = await ctx.transaction(({ tx, now }) => holdPayment(tx, id, { now, until: heldUntil(now), evenEnded }))
  let checked: Looked = { answered: true }
  if (payment) {
    try {
      checked = await check(ctx, payment)
    } finally {
      await ctx.transaction(({ tx, now }) => releasePayment(tx, id, nextCheckTime(now, payment.checks)))
    }
  }
  return { ...checked, ...(await stateInBooks(ctx, id)) }
}

/** How a payment stands in our books, nobody being asked. */
export async function stateInBooks({ tx, now }: Pick<OutsideContext, 'tx' | 'now'>, id: string): Promise<Pick<Checked, 'status' | 'mayStillCome'>> {
  const { status, watchedUntil } = await findPayment(tx, id)
  return { status, mayStillCome: watchedUntil !== null && Temporal.Instant.compare(watchedUntil, now) > 0 }
}

async function check(ctx: OutsideContext, payment: PaymentRow): Promise<Looked> {
  const { providerPaymentId } = payment
  const provider = providerNamed(ctx, payment.provider)
  if (providerPaymentId === null || !provider) return { answered: true }
  try {
    const found = await provider.find(providerPaymentId)
    await (hasEnded(payment) ? followEnded : follow)(ctx, payment, { found, provider })
    return { answered: true, found: found.state }
  } catch (error) {
    // What was asked may have been done: the payment stays as it is until somebody looks again (SECURITY F11).
    if (error instanceof Refusal && error.code === 'PAYMENT_PROVIDER_AWAY') return { answered: false }
    throw error
  }
}

const hasEnded = ({ status }: PaymentRow) => endedWithoutMoney.some((end) => end === status)

type Answer = { found: Found; provider: PaymentProvider; isCaptured?: boolean }

async function follow(ctx: OutsideContext, payment: PaymentRow, { found, provider, isCaptured = false }: Answer): Promise<void> {
  const { id } = payment
  const end = (to: 'failed' | 'expired' | 'cancelled', watched: Temporal.Instant | null = null) =>
    ctx.transaction(({ tx, now }) => endPayment(tx, id, { to, now, watchedUntil: watched }))
  switch (stepAfter(payment, found, isOld(payment.createdAt, ctx.now))) {
    case 'wait':
      return
    case 'alarm':
      return noteIssue(ctx, payment, found)
    case 'settle':
      return settle(ctx, payment, found)
    case 'fail':
      return void (await end('failed'))
    case 'cancel':
      return void (await end('cancelled'))
    case 'expire':
      return void (await end('expired', provider.takesMoneyItself && found.state !== 'gone' ? watchedUntil(ctx.now) : null))
    case 'capture': {
      // After a capture that left it as it was, the next look goes on.
      if (isCaptured) return
      const captured = await capture(ctx, payment, provider)
      if (captured) return follow(ctx, { ...payment, status: 'approved' }, { found: captured, provider, isCaptured: true })
      // The payer cancelled meanwhile, which stays so; or the invoice was paid by other means, and nothing was taken.
      await end('expired')
    }
  }
}

/** @returns undefined when the money may not be asked for */
async function capture(ctx: OutsideContext, { id, providerPaymentId, captureRequestId }: PaymentRow, provider: PaymentProvider) {
  if (providerPaymentId === null || !(await ctx.transaction(({ tx }) => markApproved(tx, id)))) return undefined
  return provider.capture(providerPaymentId, captureRequestId)
}

/** Ended without money as far as we know: if it has come all the same, it counts; nothing else can change any more. */
async function followEnded(ctx: OutsideContext, payment: PaymentRow, { found }: Answer): Promise<void> {
  if (found.state === 'paid') return stepAfter(payment, found, false) === 'settle' ? settle(ctx, payment, found) : noteIssue(ctx, payment, found)
  const isOver = found.state === 'gone' || found.state === 'cancelled' || found.state === 'refused'
  if (isOver) await ctx.transaction(({ tx }) => stopWatching(tx, payment.id))
}

/**
 * The only place where money from a provider counts as having come: payment, settlement, invoice and what follows are written together.
 * What is too much, because the invoice was paid otherwise or cancelled meanwhile, goes back by itself.
 */
async function settle(ctx: OutsideContext, { id, invoiceId, amount }: PaymentRow, found: Found) {
  if (found.state !== 'paid') throw new Error('Only money that came is settled')
  await ctx.transaction(async (own) => {
    const settled = await settleInvoice(own, { invoiceId, amount, source: 'online', reference: `payment ${id}` })
    if (!settled.written) return
    const surplus = Math.min(amount, Math.max(0, -settled.outstanding))
    const to = surplus === amount ? 'lateSuccess' : 'paid'
    if (!(await endPayment(own.tx, id, { to, captureId: found.captureId, now: own.now })))
      throw new Error('Money came for a payment that has ended with money')
    if (surplus > 0) await refundSurplus(own, { paymentId: id, amount: surplus })
  })
}
