import { findAccountByEmail } from '#accounts/server/account-store.ts'
import { insertRegistration } from '#accounts/server/registration-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideCall, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { Payer } from '#prices/server/price-list-store.ts'
import { stepsAheadOf } from '../../next-steps.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import { formatRequestNumber } from '../../request-number.ts'
import { requestSources } from '../../request-source.ts'
import type { requestsApi } from '../../requests.api.ts'
import { costLimitOf } from '../cost-limit-store.ts'
import { addDocuments, storeDocuments } from '../documents/store-documents.ts'
import { pickupCalendarPath } from '../pickup/pickup-calendar-token.ts'
import { expectedRepairWorkingDays } from '../pickup/pickup-offer.ts'
import { asOfCompany } from './as-of-company.ts'
import { bookOrder } from './book-order.ts'
import { createBookedLink } from './booked-link.ts'
import { bookerByOwnHand } from './booker.ts'
import { withClaimedDevice } from './claimed-repair.ts'
import { requireKnownClaim } from './known-claim.ts'
import { addressOf, bookingLimits, countRefusal } from './limits.ts'
import { registrationOf } from './order-rows.ts'
import { type ValidatedOrder, validateOrder } from './validate-order.ts'

/** SPEC 7, pickup-return. What the order says is measured, and the insurer asked, before the transaction of the booking is opened. */
export async function submitPickupOrder(ctx: OutsideContext & OutsideCall, { body }: Input<typeof requestsApi.submitPickupOrder>) {
  const order = await asOfCompany(ctx, await withClaimedDevice(ctx, body))
  const measured = await measureRepair(ctx, order)
  return ctx.once((part) => bookPickup(part, order, measured))
}

/** A repair that is ordered, by everything the server and the insurer know. @param payer whose prices it is estimated by: left out, the caller's */
export async function measureRepair(ctx: OutsideContext & OutsideCall, order: PickupOrder, payer?: Payer): Promise<ValidatedOrder> {
  const measured = await validateOrder(ctx, order, payer ? { payer } : {})
  const { insuranceNumber } = order.serviceRequest
  if (insuranceNumber !== '') await requireKnownClaim(ctx, insuranceNumber, 'serviceRequest.insuranceNumber')
  return measured
}

/** The booking itself: an order of one request. */
export async function bookPickup(ctx: TransactionContext & Call, order: PickupOrder, measured: ValidatedOrder, booker = bookerByOwnHand(ctx)) {
  await requireNoAccount(ctx, order)
  const documents = await storeDocuments(ctx)
  const device = { order, measured, rmaNumber: null, referenceNumber: null }
  const { requests } = await bookOrder(ctx, {
    devices: [device],
    booker,
    placed: { source: 'booking', reference: null, requestSourceId: requestSources[booker.readBy === null ? 'courier' : 'telephone'] },
    fieldOf: (_, path) => path,
  })
  const [request] = requests
  if (!request) throw new Error('An order of one has one request')
  const { requestId, handoverDocumentHash } = request
  if (wantsAccount(ctx, order)) await insertRegistration(ctx.tx, ctx.now, registrationOf(ctx, order, requestId))
  await addDocuments(ctx, { requestId, language: ctx.language, createdBy: booker.readBy === null ? 'customer' : 'staff' }, documents)

  const { pickupDay, pickupWindow } = order.serviceRequest
  return {
    crmRequestId: requestId,
    requestNumber: formatRequestNumber(requestId),
    handoverDocumentHash,
    pickupCalendarUrl: pickupCalendarPath(ctx, requestId),
    // Whoever typed all of it may read it. An employee has the desk, and no link of a customer's.
    follow: booker.readBy === null ? createBookedLink(ctx, requestId) : null,
    pickupDay,
    pickupWindow,
    nextSteps: stepsAheadOf(measured.serviceEntry.service.warrantyTypeId),
    expectedRepairWorkingDays: await expectedRepairWorkingDays(ctx),
    // Not what was typed: whoever decides alone up to less cannot have allowed more.
    costLimit: order.serviceRequest.repairCostLimit === null ? null : await costLimitOf(ctx.tx, requestId),
  }
}

/** Whoever is logged in has one. */
const wantsAccount = ({ actor }: Pick<Call, 'actor'>, { accountRegistration }: PickupOrder) => accountRegistration && actor.kind !== 'account'

/** DESIGN 8.8: said only after an otherwise valid booking of somebody who wishes to register, and only so often. */
async function requireNoAccount(ctx: TransactionContext & Call, order: PickupOrder) {
  if (!wantsAccount(ctx, order) || (await findAccountByEmail(ctx.tx, order.customer.email)) === undefined) return
  await countRefusal(ctx, bookingLimits.userExists, addressOf(ctx))
  throw new Refusal('USER_EXISTS', { fields: [{ path: 'customer.email', code: 'USER_EXISTS' }] })
}
