import { can, type LifecycleAction } from '#requests/lifecycle.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { isBeforePickup, type RequestStatus } from '#requests/status.ts'
import type { Leg, Meaning, ShipmentStatus } from './shipment.ts'

/** What an employee may do about the couriers of a request; each is a step of its life and a call of courier.api.ts of the same name. */
export const courierActions = [
  'orderPickup',
  'failPickup',
  'orderDelivery',
  'ship',
  'failDelivery',
  'receiveParcelBack',
  'handBack',
  'cancelDelivery',
  'handOverAtCounter',
  'declareLost',
] as const
export type CourierAction = (typeof courierActions)[number]

/** Those that ask for a note at most; the others have forms of their own. */
export type PlainAction = Exclude<CourierAction, 'handOverAtCounter' | 'declareLost'>

/** The step of the request when the courier has taken the order of a leg. */
export const orderStep = { in: 'orderPickup', out: 'orderDelivery' } as const satisfies Record<Leg, CourierAction>

/** The step when the courier came in vain. */
export const failureStep = { in: 'failPickup', out: 'failDelivery' } as const satisfies Record<Leg, CourierAction>

/** The steps that follow from what a courier tells of the way back, in their order: some couriers tell nothing before the end. */
export const stepsOf = { shipped: ['ship'], handedBack: ['ship', 'handBack'] } as const satisfies Partial<Record<Meaning, readonly LifecycleAction[]>>

/** As the courier would tell what an employee says of the way back. @param hasFailed the parcel was tried before */
export function codeOf(action: LifecycleAction, hasFailed: boolean): ShipmentStatus {
  if (action === 'ship') return hasFailed ? 'OUT_FOR_DELIVERY' : 'PICKED_UP'
  return action === 'handBack' ? 'DELIVERED' : 'FAILED'
}

type Day = { readonly day: string; readonly window: PickupWindow }
type Request = { readonly status: RequestStatus; readonly closed: boolean; readonly collected: boolean; readonly pickup: Day | null }
type Carried = Day & {
  readonly leg: Leg
  readonly status: ShipmentStatus
  readonly ordered: boolean
  readonly collected: boolean
  readonly ended: boolean
}

/** Which of them can be done now, as far as request and shipments say; the buttons ask it, the use cases ask the same again. */
export function openActions(request: Request, shipments: readonly Carried[], today: string): CourierAction[] {
  const { status, closed, collected, pickup } = request
  const onItsWay = (leg: Leg) => shipments.find((shipment) => shipment.leg === leg && !shipment.ended)
  const [coming, going] = [onItsWay('in'), onItsWay('out')]
  const isExpected = coming?.ordered === true && coming.day === pickup?.day && coming.window === pickup.window
  const wasOrdered = shipments.some(({ leg, ordered }) => leg === 'out' && ordered)
  const goesOut = going?.ordered === true
  const isAway = parcelAway(status, shipments, today) !== undefined
  const open: Record<CourierAction, boolean> = {
    orderPickup: !closed && !collected && isBeforePickup(status) && pickup !== null && !isExpected,
    failPickup: can('failPickup', request) && !collected && coming?.ordered === true,
    orderDelivery: can('orderDelivery', request) && !goesOut,
    // A parcel that came back goes nowhere until its way is ordered anew.
    ship: can('ship', request) && goesOut,
    failDelivery: can('failDelivery', request) && wasOrdered,
    receiveParcelBack: can('receiveParcelBack', request) && isAway,
    handBack: can('handBack', request) && wasOrdered,
    cancelDelivery: can('cancelDelivery', request) && goesOut && !going.collected,
    handOverAtCounter: can('handOverAtCounter', request) && !goesOut,
    declareLost: can('declareLost', request) && isAway,
  }
  return courierActions.filter((action) => open[action])
}

const isOver: readonly ShipmentStatus[] = ['RETURNED', 'CANCELLED', 'LOST']

/**
 * The parcel that may have been lost, or be back without a word of its courier: the last a courier had an order for, on the leg the request is on, which the courier took and did not bring
 * back. Of the way in also one that was never scanned, once its day is over; and one said to be delivered that nobody can find.
 * @param shipments the newest first
 * @param today in Europe/Budapest
 */
export function parcelAway<Parcel extends Omit<Carried, 'window'>>(
  status: RequestStatus,
  shipments: readonly Parcel[],
  today: string,
): Parcel | undefined {
  const leg: Leg = status === 'DELIVERY_IN_ORDERED' ? 'in' : 'out'
  const last = shipments.find((shipment) => shipment.leg === leg && shipment.ordered)
  if (!last || isOver.includes(last.status)) return undefined
  return last.collected || (leg === 'in' && !last.ended && last.day < today) ? last : undefined
}

/** The device is ready to go back and was on its way already, but no courier has an order for it now (DESIGN 8.33). */
export const needsNewDelivery = (
  { status, closed }: Pick<Request, 'status' | 'closed'>,
  shipments: readonly Pick<Carried, 'leg' | 'ordered' | 'ended'>[],
) => !closed && status === 'DELIVERY_OUT_ORDERED' && !shipments.some(({ leg, ordered, ended }) => leg === 'out' && ordered && !ended)

/** What somebody shows who fetches a device at the counter; neither its number nor a copy is kept. */
export const identityProofs = ['identityCard', 'passport', 'drivingLicence', 'authorisation'] as const

/** GAPS D8: after the last attempt the courier comes only when the customer has chosen again. */
export const mustChooseAgain = ({ status, closed, collected, pickup }: Request, shipments: readonly Pick<Carried, 'leg'>[]): boolean =>
  !closed && !collected && isBeforePickup(status) && pickup === null && shipments.some(({ leg }) => leg === 'in')
