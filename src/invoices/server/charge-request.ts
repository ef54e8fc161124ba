import { isConsumer } from '#accounts/consumer.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { totalOf } from '#quotes/quote.ts'
import { invoiceDocumentTexts } from '../document-texts.ts'
import type { OwedLine } from '../owed.ts'
import { type Charge, chargesOf, insertCharge, wasLetOff } from './charge-store.ts'
import { dutyOfRequest } from './duty-of-request.ts'
import type { InvoicedRequest } from './invoiced-request-store.ts'

/**
 * Writes what a request owes by how it ended, once, and answers every duty of it that stands. The caller holds the request's lock.
 * @returns none: there is nothing to charge
 */
export async function chargeRequest(ctx: TransactionContext, request: InvoicedRequest): Promise<Charge[]> {
  const duty = await dutyOfRequest(ctx, request)
  if (duty && !(await wasLetOff(ctx.tx, { requestId: request.id, ...duty }))) {
    const t = await translatorOf(invoiceDocumentTexts, request.language)
    const label = (line: OwedLine) => ('text' in line.label ? line.label.text : t(`fees.${line.label.fee}`))
    await insertCharge(ctx.tx, {
      ...totalOf(duty.lines),
      requestId: request.id,
      reason: duty.reason,
      decision: duty.decision,
      payer: isConsumer(request) ? 'consumer' : 'company',
      createdAt: ctx.now,
      lines: duty.lines.map((line) => ({ label: label(line), quantity: line.quantity, netUnit: line.netUnit })),
    })
  }
  return chargesOf(ctx.tx, request.id)
}
