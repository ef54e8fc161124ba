import { z } from 'zod'
import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isConsumer } from '#quotes/consumer.ts'
import { owedByDecision } from '#quotes/server/owed.ts'
import { inCash } from '../shipment.ts'
import { type CourierRequest, invoicesOf } from './courier-request-store.ts'

/** SPEC 3, payment methods. */
const cash = 1
const transfer = 2

/**
 * What the courier takes in cash for the way back: what was invoiced to be paid so; without an invoice what the customer ordered or
 * owes by a refusal, or the return fee of a device that had no fault or no warranty (SPEC 1). A company that pays by transfer gets its device before the money (GAPS D1).
 * @returns whole forints; 0: nothing
 * @throws Refusal INVOICE_UNPAID when something was to be paid before
 */
export async function cashOnDeliveryOf(ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>, request: CourierRequest): Promise<number> {
  const { id, outcome } = request
  const invoices = await invoicesOf(ctx.tx, id)
  const pending = invoices.filter(({ status }) => status === 'pending')
  const mayFollow = isConsumer(request) ? [cash] : [cash, transfer]
  if (pending.some(({ paymentMethodId }) => !mayFollow.includes(paymentMethodId))) throw new Refusal('INVOICE_UNPAID')
  if (invoices.length > 0) return inCash(pending.reduce((sum, { gross, paymentMethodId }) => (paymentMethodId === cash ? sum + gross : sum), 0))
  const owed = await owedByDecision(ctx, request)
  if (owed !== null) return inCash(owed)
  if (outcome !== 'NO_FAULT' && outcome !== 'WARRANTY_REJECTED') return 0
  return inCash(await figureInForce(ctx, budapestDay(ctx.now), 'returnFee', z.int().nonnegative()))
}
