import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { appendHistory, type InternalStep } from '#requests/server/history-store.ts'
import type { courierApi } from '../courier.api.ts'
import { requireRequest } from './acted-by.ts'
import type { CourierRequest } from './courier-request-store.ts'
import { answerEnquiry, insertEnquiry } from './enquiry-store.ts'
import { shipmentsOf } from './shipment-store.ts'

/**
 * The courier was asked about a parcel without news (GAPS D17): under which number, and what.
 * @throws Refusal NOT_FOUND, STATE_MOVED_ON where it was asked already or the parcel has come to its end
 */
export async function noteEnquiry(ctx: TransactionContext & Call, { params: { id }, body }: Input<typeof courierApi.noteEnquiry>): Promise<null> {
  const { tx, now } = ctx
  const { shipmentId, reference, note } = body
  const request = await requireRequest(ctx, id)
  const shipment = (await shipmentsOf(tx, id)).find((one) => one.id === shipmentId)
  if (!shipment) throw new Refusal('NOT_FOUND')
  if (shipment.endedAt !== null || shipment.orderedAt === null) throw new Refusal('STATE_MOVED_ON')
  const asked = await insertEnquiry(tx, { requestId: id, shipmentId, askedAt: now, askedByAccountId: employeeIdOf(ctx), reference, note })
  if (!asked) throw new Refusal('STATE_MOVED_ON')
  return writeDown(ctx, request, 'courierAsked', [reference, note].filter(Boolean).join(': '))
}

/** @throws Refusal NOT_FOUND, STATE_MOVED_ON where no enquiry waits for an answer */
export async function noteEnquiryAnswer(
  ctx: TransactionContext & Call,
  { params: { id }, body: { shipmentId, answer } }: Input<typeof courierApi.noteEnquiryAnswer>,
): Promise<null> {
  const request = await requireRequest(ctx, id)
  const answered = await answerEnquiry(ctx.tx, { requestId: id, shipmentId, answer, at: ctx.now, byAccountId: employeeIdOf(ctx) })
  if (!answered) throw new Refusal('STATE_MOVED_ON')
  return writeDown(ctx, request, 'courierAnswered', answer)
}

async function writeDown(ctx: TransactionContext & Call, { id, status }: CourierRequest, step: InternalStep, note: string): Promise<null> {
  const { tx, now } = ctx
  await appendHistory(tx, {
    requestId: id,
    step,
    code: null,
    status,
    at: now,
    byKind: 'staff',
    byAccountId: employeeIdOf(ctx),
    note,
    internal: true,
  })
  return null
}
