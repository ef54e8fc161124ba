import { insertRegistration } from '#accounts/server/registration-store.ts'
import type { Input } from '#base/endpoint.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, OutsideCall, OutsideContext, ReadContext, TransactionContext } from '#context.ts'
import { createDocumentLink, holderOf } from '#documents/server/document-link.ts'
import { addOwnDocument } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { documentTexts } from '../../document-texts.ts'
import { normaliseIdentifier } from '../../identifier.ts'
import { stepsAheadOf } from '../../next-steps.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import { formatRequestNumber } from '../../request-number.ts'
import type { requestsApi } from '../../requests.api.ts'
import { addDocuments, storeDocuments } from '../documents/store-documents.ts'
import { pickupCalendarPath } from '../pickup/pickup-calendar-token.ts'
import { expectedRepairWorkingDays } from '../pickup/pickup-offer.ts'
import { takeSlot } from '../pickup/pickup-slot-store.ts'
import { appendHistory, hasAccount, hasOpenRequest, insertAddresses, insertConsents, insertRequest } from '../request-store.ts'
import { createBookedLink } from './booked-link.ts'
import { type Booker, bookerByOwnHand } from './booker.ts'
import { withClaimedDevice } from './claimed-repair.ts'
import { requireKnownClaim } from './known-claim.ts'
import { addressOf, bookerOf, bookingLimits, countHit, countRefusal } from './limits.ts'
import { addressesOf, registrationOf, requestOf } from './order-rows.ts'
import { type ValidatedOrder, validateOrder } from './validate-order.ts'

/** SPEC 7, pickup-return. What the order says is measured, and the insurer asked, before the transaction of the booking is opened. */
export async function submitPickupOrder(ctx: OutsideContext & OutsideCall, { body }: Input<typeof requestsApi.submitPickupOrder>) {
  const order = await withClaimedDevice(ctx, body)
  const measured = await measureRepair(ctx, order)
  return ctx.once((part) => bookPickup(part, order, measured))
}

/** A repair that is ordered, by everything the server and the insurer know. */
export async function measureRepair(ctx: OutsideContext & OutsideCall, order: PickupOrder): Promise<ValidatedOrder> {
  const measured = await validateOrder(ctx, order)
  const { insuranceNumber } = order.serviceRequest
  if (insuranceNumber !== '') await requireKnownClaim(ctx, insuranceNumber, 'serviceRequest.insuranceNumber')
  return measured
}

/** The booking itself: checks first, then the files, then the rows, the contended one last. */
export async function bookPickup(ctx: TransactionContext & Call, order: PickupOrder, measured: ValidatedOrder, booker = bookerByOwnHand(ctx)) {
  // One employee takes down the bookings of many.
  if (booker.readBy === null) await countHit(ctx, bookingLimits.bookings, bookerOf(ctx, order.customer.email))
  await requireNoDuplicate(ctx, order)
  await requireNoAccount(ctx, order)

  const documents = await storeDocuments(ctx)
  const requestId = await insertRequest(ctx.tx, requestOf(ctx, order, measured, booker))
  if (requestId === null) throw duplicate()
  await writeTheRest(ctx, { requestId, order, measured, booker })
  if (wantsAccount(ctx, order)) await insertRegistration(ctx.tx, ctx.now, registrationOf(ctx, order, requestId))
  await addDocuments(ctx, { requestId, language: ctx.language, createdBy: booker.readBy === null ? 'customer' : 'staff' }, documents)
  const handoverDocumentHash = await addHandoverSheet(ctx, requestId)
  await ctx.announce('requestReceived', { requestId })
  await takePickup(ctx, order, measured)

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
  }
}

const duplicate = () => new Refusal('DUPLICATE_REQUEST', { fields: [{ path: 'serviceRequest.identifier', code: 'DUPLICATE_REQUEST' }] })

/** SPEC 5; asked again by the unique index when the row is written. */
async function requireNoDuplicate({ tx }: ReadContext & Call, { serviceRequest }: PickupOrder) {
  const { identifierKind, identifier, identifierGenerated } = serviceRequest
  if (!identifierGenerated && (await hasOpenRequest(tx, normaliseIdentifier(identifierKind, identifier)))) throw duplicate()
}

/** Whoever is logged in has one. */
const wantsAccount = ({ actor }: Pick<Call, 'actor'>, { accountRegistration }: PickupOrder) => accountRegistration && actor.kind !== 'account'

/** DESIGN 8.8: said only after an otherwise valid booking of somebody who wishes to register, and only so often. */
async function requireNoAccount(ctx: TransactionContext & Call, order: PickupOrder) {
  if (!wantsAccount(ctx, order) || !(await hasAccount(ctx.tx, order.customer.email))) return
  await countRefusal(ctx, bookingLimits.userExists, addressOf(ctx))
  throw new Refusal('USER_EXISTS', { fields: [{ path: 'customer.email', code: 'USER_EXISTS' }] })
}

type Rest = { readonly requestId: number; readonly order: PickupOrder; readonly measured: ValidatedOrder; readonly booker: Booker }

async function writeTheRest({ tx, now, ip }: TransactionContext & Call, { requestId, order, measured, booker }: Rest) {
  const { textVersionIds, point } = measured
  const { accountId, readBy } = booker
  await insertAddresses(tx, addressesOf(requestId, order, point))
  await insertConsents(tx, { requestId, textVersionIds, now, ...(readBy === null ? { ip } : { readBy }) })
  await appendHistory(tx, {
    requestId,
    step: 'requestReceived',
    code: 1,
    status: 'RECEIVED',
    at: now,
    byKind: readBy === null ? 'customer' : 'staff',
    byAccountId: readBy ?? accountId,
  })
}

/** The document has its row and its link at once; it is drawn by its job, or for whoever opens it before. */
async function addHandoverSheet(ctx: TransactionContext & Call, requestId: number): Promise<string> {
  const { tx, now, language } = ctx
  const t = await translatorOf(documentTexts, language)
  const documentId = await addOwnDocument(tx, {
    requestId,
    type: 'handoverDocument',
    name: t('handoverFileName', { number: String(requestId) }),
    language,
    now,
  })
  await ctx.announce('ownDocumentChanged', { requestId })
  return createDocumentLink(ctx.secrets, now, { documentId, generation: 0, holder: holderOf(ctx.actor, requestId) })
}

/** The last of the writes: everybody who books the same window waits for this row, so it is held only until the commit. */
async function takePickup({ tx }: ReadContext & Call, { serviceRequest }: PickupOrder, { zone }: ValidatedOrder) {
  const taken = await takeSlot(tx, { day: serviceRequest.pickupDay, zone, window: serviceRequest.pickupWindow })
  if (!taken) throw new Refusal('PICKUP_WINDOW_FULL', { fields: [{ path: 'serviceRequest.pickupWindow', code: 'PICKUP_WINDOW_FULL' }] })
}
