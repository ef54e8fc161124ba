import type { OutsideContext, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { type Found, type PaymentStatus, stepAfter } from '../payment.ts'
import { endPayment, findPayment, holdPayment, markApproved, type PaymentRow, releasePayment } from './payment-store.ts'
import { heldUntil, isOld, nextCheckTime } from './payment-times.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { paymentProviderOf } from './provider/payment-provider-of.ts'

/**
 * Asks the provider about an open payment, takes the money of an approved one, and writes down what came of it, once, whoever
 * looks and however often: one looks at a time, the capture carries the payment's own request id, and an end is final.
 * @returns how the payment stands now, and whether the provider answered
 */
export async function checkPayment(ctx: OutsideContext, id: string): Promise<{ status: PaymentStatus; answered: boolean }> {
  const provider = paymentProviderOf(ctx)
  const payment = await ctx.transaction(({ tx, now }) => holdPayment(tx, id, { now, until: heldUntil(now) }))
  let answered = true
  if (payment) {
    try {
      answered = await check(ctx, provider, payment)
    } finally {
      await ctx.transaction(({ tx, now }) => releasePayment(tx, id, nextCheckTime(now, payment.checks)))
    }
  }
  return { status: (await findPayment(ctx.tx, id)).status, answered }
}

async function check(ctx: OutsideContext, provider: PaymentProvider, payment: PaymentRow): Promise<boolean> {
  const { providerPaymentId } = payment
  if (providerPaymentId === null || payment.provider !== provider.name) return true
  try {
    const capture = async () => {
      if (!(await ctx.transaction(({ tx }) => markApproved(tx, payment.id)))) return undefined
      return provider.capture(providerPaymentId, payment.captureRequestId)
    }
    await follow(ctx, payment, await provider.find(providerPaymentId), capture)
    return true
  } catch (error) {
    // What was asked may have been done: the payment stays as it is until somebody looks again (SECURITY F11).
    if (error instanceof Refusal && error.code === 'PAYMENT_PROVIDER_AWAY') return false
    throw error
  }
}

async function follow(ctx: OutsideContext, payment: PaymentRow, found: Found, capture?: () => Promise<Found | undefined>): Promise<void> {
  const end = (to: 'failed' | 'expired' | 'cancelled') => ctx.transaction(({ tx, now }) => endPayment(tx, payment.id, { to, now }))
  switch (stepAfter(payment, found, isOld(payment.createdAt, ctx.now))) {
    case 'wait':
      return
    case 'alarm':
      return alarm(ctx, payment, found)
    case 'settle':
      return settle(ctx, payment, found)
    case 'fail':
      await end('failed')
      return
    case 'expire':
      await end('expired')
      return
    case 'capture': {
      const captured = await capture?.()
      if (captured) return follow(ctx, { ...payment, status: 'approved' }, captured)
      // The invoice was paid by other means, or the payer cancelled meanwhile; nothing was taken.
      if (capture) await end('cancelled')
    }
  }
}

/** The only place where money counts as having come: payment, invoice and what follows are written together. */
async function settle(ctx: OutsideContext, payment: PaymentRow, found: Found) {
  if (found.state !== 'paid') throw new Error('Only money that came is settled')
  await ctx.transaction(async (own) => {
    if (!(await endPayment(own.tx, payment.id, { to: 'paid', captureId: found.captureId, now: ctx.now }))) return
    const { invoiceId, amount } = payment
    const { outstanding } = await settleInvoice(own, { invoiceId, amount, source: 'online', reference: `payment ${payment.id}` })
    if (outstanding < 0) alarm(ctx, payment, found)
  })
}

function alarm({ log }: Pick<ReadContext, 'log'>, { id, invoiceId, provider, status }: PaymentRow, { state }: Found) {
  log.error({ payment: id, invoice: invoiceId, provider, status, found: state }, 'a person must look at this payment: nothing was changed by itself')
}
