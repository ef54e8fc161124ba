import { setImmediate } from 'node:timers/promises'
import type { Call, ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { payerOf, priceListOf } from '#prices/server/price-list-store.ts'
import { fieldOfNumber, numbersOf } from '../../identifier.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import { openNumbers } from '../open-device-store.ts'
import type { CheckedDevice } from './checked-device.ts'
import { requireKnownClaim } from './known-claim.ts'
import { examineOrder, offerOf, withEstimate } from './validate-order.ts'
import { type AgreedWording, wordingsOf } from './wordings.ts'

/** A device as it would be booked alone, and the partner's numbers of it. */
export type WantedDevice = Pick<CheckedDevice, 'order' | 'rmaNumber' | 'referenceNumber'>

/** What is wrong with a device, or what it may be booked with once its wordings are agreed to. */
export type DeviceCheck =
  | { readonly refusals: readonly FieldRefusal[] }
  | { readonly device: CheckedDevice; readonly wordings: readonly AgreedWording[] }

/** So many are checked before others get their turn: a file of 500 delays nobody. */
const atOnce = 20

/**
 * Every device of an order of many by everything the server knows, as `validateOrder` does of one; documents come later. The insurer is asked about
 * each claim number once.
 */
export async function checkDevices(
  ctx: ReadContext & Call,
  wanted: readonly WantedDevice[],
  { isCollectedLater = false } = {},
): Promise<DeviceCheck[]> {
  const once = <T>(ask: (key: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>()
    return (key: string) => known.get(key) ?? (known.set(key, ask(key)).get(key) as Promise<T>)
  }
  const offer = once(offerOf(ctx))
  const claim = once((number) => refusalOfClaim(ctx, number))
  const open = await openNumbers(
    ctx.tx,
    wanted.flatMap(({ order }) => numbersOf(order.serviceRequest)),
  )
  const listId = await priceListOf(ctx.tx, payerOf(ctx.actor))
  const checks: DeviceCheck[] = []
  for (const [index, device] of wanted.entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate()
    checks.push(await checkDevice(ctx, device, { offer, claim, isCollectedLater, listId, open }))
  }
  return checks
}

type Known = {
  readonly offer: ReturnType<typeof offerOf>
  readonly claim: (number: string) => Promise<FieldRefusal | null>
  /** Numbers of devices that have an open request. */
  readonly open: ReadonlySet<string>
  readonly isCollectedLater: boolean
  /** Of the price list the sender has. */
  readonly listId: number | null
}

async function checkDevice(
  ctx: ReadContext & Call,
  wanted: WantedDevice,
  { offer, claim, open, isCollectedLater, listId }: Known,
): Promise<DeviceCheck> {
  const { order } = wanted
  const examined = await examineOrder(ctx, order, { isBuyback: false, documents: null, offer, isCollectedLater })
  const { insuranceNumber } = order.serviceRequest
  const duplicate = numbersOf(order.serviceRequest).find((number) => open.has(number))
  const unknownClaim = insuranceNumber === '' || 'refusals' in examined ? null : await claim(insuranceNumber)
  const refusals: FieldRefusal[] = [
    ...('refusals' in examined ? examined.refusals : []),
    ...(unknownClaim ? [unknownClaim] : []),
    ...(duplicate === undefined
      ? []
      : [{ path: `serviceRequest.${fieldOfNumber(order.serviceRequest, duplicate)}`, code: 'DUPLICATE_REQUEST' } as const]),
  ]
  if (refusals.length > 0 || 'refusals' in examined) return { refusals }
  const wordings = await wordingsOf(ctx, order, examined.serviceEntry)
  const measured = { ...(await withEstimate(ctx, order, examined, listId)), textVersionIds: wordings.map(({ id }) => id), previous: null }
  return { device: { ...wanted, measured }, wordings }
}

async function refusalOfClaim(ctx: ReadContext, number: string): Promise<FieldRefusal | null> {
  try {
    await requireKnownClaim(ctx, number, 'serviceRequest.insuranceNumber')
    return null
  } catch (error) {
    if (error instanceof Refusal) return { path: 'serviceRequest.insuranceNumber', code: error.code }
    throw error
  }
}

/** Devices of which a number stands before them already, each with the place where. */
export function twiceIn(orders: readonly (Pick<PickupOrder, 'serviceRequest'> | null)[]): ReadonlyMap<number, number> {
  const seen = new Map<string, number>()
  const twice = new Map<number, number>()
  for (const [index, order] of orders.entries()) {
    const numbers = order ? numbersOf(order.serviceRequest) : []
    const first = numbers.map((number) => seen.get(number)).find((place) => place !== undefined)
    if (first !== undefined) twice.set(index, first)
    else for (const number of numbers) seen.set(number, index)
  }
  return twice
}
