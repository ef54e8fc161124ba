import { keyNoteOf } from '#accounts/who.ts'
import { together } from '#base/server/db/together.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { createDocumentLink, holderOf } from '#documents/server/document-link.ts'
import { addOwnDocuments } from '#documents/server/document-store.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { documentTexts } from '../../document-texts.ts'
import { fieldOfNumber, type NumberField, numbersOf } from '../../identifier.ts'
import type { OrderSource } from '../../order-source.ts'
import { appendHistory } from '../history-store.ts'
import { openNumbers } from '../open-device-store.ts'
import { takeSlot } from '../pickup/pickup-slot-store.ts'
import { insertAddresses, insertConsents, insertOrder } from '../request-store.ts'
import type { Booker } from './booker.ts'
import type { CheckedDevice } from './checked-device.ts'
import { bookerOf, bookingLimitOf, countHit } from './limits.ts'
import { addressesOf, requestOf } from './order-rows.ts'
import { type Pickup, pickupsOf } from './pickups-of-order.ts'

type NewOrder = {
  readonly devices: readonly CheckedDevice[]
  readonly booker: Booker
  readonly placed: { readonly source: OrderSource; readonly reference: string | null; readonly requestSourceId: number }
  /** What whoever called calls a field of the n-th device. */
  readonly fieldOf: (device: number, path: string) => string
}

/**
 * GAPS D13: what was sent at once is one order, written in one transaction: its requests, and a place in the courier's day for each pickup, however
 * many devices it collects. Checks first, then the rows, the contended ones last. An order of one is told by `requestReceived`, one of many
 * by `orderReceived`, so that nobody gets fifty emails.
 * @throws Refusal DUPLICATE_REQUEST, PICKUP_WINDOW_FULL, TOO_MANY
 */
export async function bookOrder(ctx: TransactionContext & Call, { devices, booker, placed, fieldOf }: NewOrder) {
  const { tx, now } = ctx
  const [first] = devices
  if (!first) throw new Error('An order has at least one device')
  // One employee takes down the bookings of many.
  if (booker.readBy === null) await countHit(ctx, bookingLimitOf(ctx, booker), bookerOf(ctx, first.order.customer.email))
  const duplicate = (device: number, field: NumberField) => refusedAt(fieldOf(device, `serviceRequest.${field}`), 'DUPLICATE_REQUEST')
  // What is handed in at a counter is collected with what else waits there.
  const pickups = booker.counterBy === undefined ? pickupsOf(devices) : []
  const [, written] = await together([
    requireNoDuplicate(ctx, devices, duplicate),
    insertOrder(tx, { placedAt: now, ...placed }, rowsOf(ctx, { devices, booker, placed }, pickups)),
  ])
  if ('duplicateOf' in written) throw duplicate(written.duplicateOf, 'identifier')
  const { orderId, requestIds } = written
  const booked = devices.map((device, i) => ({ ...device, requestId: requestIds[i] ?? 0 }))
  const announced =
    devices.length === 1
      ? requestIds.map((requestId) => ctx.announce('requestReceived', { requestId, accountId: booker.accountId }))
      : [ctx.announce('orderReceived', { orderId })]
  const [sheets] = await together([
    addHandoverSheets(ctx, requestIds),
    ...writeTheRest(ctx, booked, booker),
    ...announced,
    ...pickups.map((pickup) => take(ctx, pickup, fieldOf)),
  ])
  return {
    orderId,
    requests: requestIds.map((requestId, i) => ({ requestId, handoverDocumentHash: sheets[i] ?? '' })),
    pickups: pickups.length,
  }
}

const refusedAt = (path: string, code: FieldRefusal['code']) => new Refusal(code, { fields: [{ path, code }] })

/**
 * SPEC 5; asked again by the unique index when the rows are written, which knows of those that are written at the same moment (but not of second IMEIs, which no
 * index compares with identifiers).
 */
async function requireNoDuplicate(
  { tx }: ReadContext & Call,
  devices: readonly CheckedDevice[],
  duplicate: (device: number, field: NumberField) => Refusal,
) {
  const wanted = devices.map(({ order }) => order.serviceRequest)
  const open = await openNumbers(tx, wanted.flatMap(numbersOf))
  const seen = new Set<string>()
  for (const [place, device] of wanted.entries()) {
    const numbers = numbersOf(device)
    const known = numbers.find((number) => seen.has(number) || open.has(number))
    if (known !== undefined) throw duplicate(place, fieldOfNumber(device, known))
    for (const number of numbers) seen.add(number)
  }
}

function rowsOf(ctx: ReadContext & Call, { devices, booker, placed }: Omit<NewOrder, 'fieldOf'>, pickups: readonly Pickup[]) {
  const groups = new Map(pickups.flatMap(({ devices: together }, group) => together.map((device) => [device, group + 1])))
  return devices.map(({ order, measured, rmaNumber, referenceNumber }, device) => ({
    ...requestOf(ctx, order, measured, booker),
    requestSourceId: placed.requestSourceId,
    rmaNumber,
    referenceNumber,
    pickupGroup: devices.length === 1 ? null : (groups.get(device) ?? null),
  }))
}

type Booked = CheckedDevice & { readonly requestId: number }

function writeTheRest(
  { tx, now, ip, actor, language }: TransactionContext & Call,
  booked: readonly Booked[],
  { accountId, readBy, counterBy }: Booker,
) {
  const addresses = insertAddresses(
    tx,
    booked.flatMap(({ requestId, order, measured }) => addressesOf(requestId, order, { ...measured, language })),
  )
  const agreed = booked.map(({ requestId, measured: { textVersionIds } }) => ({ requestId, textVersionIds }))
  const consents = insertConsents(tx, agreed, { now, ...(readBy !== null ? { readBy } : counterBy === undefined ? { ip } : { counterBy }) })
  const history = appendHistory(
    tx,
    booked.map(({ requestId }) => ({
      requestId,
      step: 'requestReceived',
      code: 1,
      status: 'RECEIVED',
      at: now,
      byKind: readBy === null ? 'customer' : 'staff',
      byAccountId: readBy ?? counterBy ?? accountId,
      ...(keyNoteOf(actor) === '' ? {} : { note: keyNoteOf(actor) }),
    })),
  )
  return [addresses, consents, history]
}

/** The documents have their rows and their links at once; they are drawn for the email that carries them, or for whoever opens them before. */
async function addHandoverSheets(ctx: TransactionContext & Call, requestIds: readonly number[]): Promise<string[]> {
  const { tx, now, language } = ctx
  const t = await translatorOf(documentTexts, language)
  const sheets = requestIds.map((requestId) => ({
    requestId,
    type: 'handoverDocument' as const,
    name: t('handoverFileName', { number: String(requestId) }),
    language,
    now,
  }))
  const ids = await addOwnDocuments(tx, sheets)
  return requestIds.map((requestId) =>
    createDocumentLink(ctx.secrets, now, { documentId: ids.get(requestId) ?? '', generation: 0, holder: holderOf(ctx.actor, requestId) }),
  )
}

/** The last of the writes: everybody who books the same window waits for this row, so it is held only until the commit. */
async function take({ tx }: TransactionContext, { day, zone, window, devices }: Pickup, fieldOf: NewOrder['fieldOf']) {
  if (!(await takeSlot(tx, { day, zone, window }))) throw refusedAt(fieldOf(devices[0] ?? 0, 'serviceRequest.pickupWindow'), 'PICKUP_WINDOW_FULL')
}
