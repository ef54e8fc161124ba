import { addWorkdays, type Day, nextWorkday, type WorkCalendar } from '#calendar/calendar.ts'
import { collectingWorkdays, deliveringWorkdays, expectedRepair, type NextStep, packingWorkdays, usualRepairWorkdays } from './promise.ts'
import { isBeforePickup, isBuyback, type RequestStatus, warrantyTypes } from './status.ts'
import type { TimelineStep } from './timeline.ts'

/** What couriers add to the steps of SPEC 4: the pickup, the parcel on its way back, and the device with its owner. */
export const parcelSteps = ['collected', 'sentBack', 'handedBack'] as const
type ParcelStep = (typeof parcelSteps)[number]

type Milestone = {
  readonly step: TimelineStep['step'] | ParcelStep
  /** When it happened, ISO instant; null where nobody noted it. */
  readonly at: string | null
  readonly state: TimelineStep['state']
  /** Of a step still to come: between which days, as far as they can be told. */
  readonly expected: { readonly from: Day | null; readonly by: Day } | null
}

type Facts = {
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closed: boolean
  /** ISO instants: when the courier took the device, when the parcel set out, when its owner had it again. */
  readonly collectedAt: string | null
  readonly sentBackAt: string | null
  readonly handedBackAt: string | null
  readonly next: NextStep | null
}

type Plain = Omit<Milestone, 'expected'>

/** The steps of the repair with those of the parcel among them, and by when each is expected; the codes of SPEC 4 stay where they are. */
export function milestonesOf(
  timeline: readonly TimelineStep[],
  facts: Facts,
  calendar: WorkCalendar,
  workdays: readonly [number, number] = usualRepairWorkdays,
): Milestone[] {
  const steps = withWayBack(
    timeline.flatMap((step): Plain[] => (step.step === 1 ? [step, ...pickupOf(facts)] : [step])),
    facts,
  )
  // Of what is over without having come to its end nothing is still to come.
  const left = facts.closed ? steps.filter(({ state }) => state === 'done') : steps
  const days = expectedDays(left, facts, calendar, workdays)
  return left.map((step) => ({ ...step, expected: days.get(step.step) ?? null }))
}

/** A device that was handed in at the counter was collected by nobody. */
const pickupOf = ({ status, closed, collectedAt }: Facts): Plain[] =>
  collectedAt === null && (closed || !isBeforePickup(status)) ? [] : [parcelStep('collected', collectedAt)]

const parcelStep = (step: ParcelStep, at: string | null): Plain => ({ step, at, state: at === null ? 'upcoming' : 'done' })

function withWayBack(steps: readonly Plain[], { warrantyTypeId, sentBackAt, handedBackAt }: Facts): Plain[] {
  const back = parcelStep('handedBack', handedBackAt)
  // Handed over at the counter, no parcel sets out.
  const way = sentBackAt === null && handedBackAt !== null ? [] : [parcelStep('sentBack', sentBackAt)]
  if (steps.some(({ step }) => step === 'cancelled')) return [...steps]
  // The parcel set out before it was lost, and nobody had it again.
  if (steps.some(({ step }) => step === 'lost')) return steps.flatMap((one) => (one.step === 'lost' && sentBackAt !== null ? [...way, one] : [one]))
  if (steps.some(({ step }) => step === 'return'))
    return [...steps.flatMap((one) => (one.step === 'return' ? (way.length > 0 ? [{ ...one, at: sentBackAt }] : []) : [one])), back]
  return isBuyback({ warrantyTypeId }) ? [...steps] : [...steps, ...way, back]
}

const stepOfNext: Readonly<Partial<Record<NextStep['code'], readonly Milestone['step'][]>>> = {
  courierComes: ['collected'],
  deviceArrives: [20],
  quoteComes: [30],
  offerComes: ['offerMade'],
  youDecide: [32, 'offerAccepted'],
  repairDone: [60],
  payoutComes: ['paidOut'],
  deviceGoesBack: ['sentBack', 'return'],
  courierTakesBack: ['sentBack', 'return'],
  deviceDelivered: ['handedBack'],
}

/** The first step to come has its promise; from it the others follow, up to where the customer has to decide, or to pay. */
function expectedDays(steps: readonly Plain[], { next, warrantyTypeId }: Facts, calendar: WorkCalendar, workdays: readonly [number, number]) {
  const days = new Map<Milestone['step'], NonNullable<Milestone['expected']>>()
  if (next?.by == null || next.passed) return days
  const awaited = stepOfNext[next.code] ?? []
  const begin = steps.findIndex(({ step, state }) => state === 'upcoming' && awaited.includes(step))
  let last: Day = next.by
  for (const { step } of begin < 0 ? [] : steps.slice(begin)) {
    const expected = days.size === 0 ? { from: next.from, by: next.by } : following(step, last, warrantyTypeId, calendar, workdays)
    if (expected === null) break
    days.set(step, expected)
    last = expected.by
  }
  return days
}

function following(
  step: Milestone['step'],
  after: Day,
  warrantyTypeId: number,
  calendar: WorkCalendar,
  workdays: readonly [number, number],
): Milestone['expected'] {
  const within = (workdaysAfter: number) => ({ from: null, by: addWorkdays(calendar, after, workdaysAfter) })
  if (step === 20) return { from: null, by: nextWorkday(calendar, after) }
  if (step === 30) return { from: null, by: expectedRepair(calendar, after, workdays).from }
  if (step === 60) return warrantyTypeId === warrantyTypes.paid ? null : expectedRepair(calendar, after, workdays)
  // What is paid for goes back when the money has come.
  if (step === 'sentBack' && warrantyTypeId !== warrantyTypes.paid) return within(packingWorkdays + collectingWorkdays)
  return step === 'handedBack' ? within(deliveringWorkdays) : null
}
