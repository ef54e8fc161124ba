import { addWorkdays, calendarComplete, type Day, nextWorkday, type WorkCalendar, yearOf } from '#calendar/calendar.ts'
import { isBeforePickup, isBuyback, type RequestStatus, warrantyTypes } from './status.ts'

/** SPEC 1: expected repair time, working days from the day of arrival; system parameter `expectedRepairWorkingDays`. */
export const usualRepairWorkdays = [7, 10] as const

/** Our own figures for the way back: what is ready goes to the courier, who collects on the next day and delivers on the one after. */
export const packingWorkdays = 3
export const collectingWorkdays = 1
export const deliveringWorkdays = 2

/** Our own figures for a buyback: from the arrival to the final offer (BackMarket: two), and from its acceptance to the transfer. */
const offerWorkdays = 3
const payoutWorkdays = 3

/** Our own figure: then the insurer is asked how it stands. */
const insurerWorkdays = 5

/** What a promise is computed from; every day is a day in Budapest. */
export type PromiseFacts = {
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closed: boolean
  readonly pickupDay: Day | null
  /** It was handed in at the counter of a store, which orders the courier (decision 92). */
  readonly waitsAtCounter?: boolean
  /** It is there again, for its customer to fetch. */
  readonly backAtCounter?: boolean
  /** When the courier took the device. */
  readonly collectedOn?: Day | null
  readonly arrivedOn: Day | null
  /** When the request came to where it stands now. */
  readonly since?: Day | null
  /** The courier of the way back was called off, and no other has an order yet. */
  readonly courierCalledOff?: boolean
  /** Until when the customer may decide about the quote, and when they did. */
  readonly quoteValidUntil?: Day | null
  readonly quoteAcceptedOn?: Day | null
  /** Until when the customer may answer the expert report, and when they asked for a quote because of it. */
  readonly reportValidUntil?: Day | null
  readonly quoteAskedOn?: Day | null
  /** What the insurer was asked or answered last, and when. */
  readonly insurer?: { readonly status: string; readonly on: Day } | null
  /** An invoice or a proforma waits for the customer's money, and since when none does any more. */
  readonly owesInvoice?: boolean
  /** It keeps no device: its company pays on terms, and they hold it (GAPS D15). */
  readonly leavesOnTerms?: boolean
  readonly paidOn?: Day | null
  /** What the customer was told last about this step; it holds whatever the rules would say today. */
  readonly promisedBy?: Day | null
  /** What they were told first about it. */
  readonly firstPromisedBy?: Day | null
}

/** What may come next. */
export const nextStepCodes = [
  'courierComes',
  'deviceArrives',
  'quoteComes',
  'offerComes',
  'payoutComes',
  'youAnswerReport',
  'youChoosePickup',
  'youDecide',
  'insurerAnswers',
  'repairDone',
  'deviceGoesBack',
  'invoicePaid',
  'courierTakesBack',
  'deviceDelivered',
  'youFetchDevice',
] as const

/** What happens next: a code the texts know, and between which days. Null days: no date can be promised. */
export type NextStep = {
  readonly code: (typeof nextStepCodes)[number]
  readonly from: Day | null
  readonly by: Day | null
  /** What was promised first, where a later day holds now; it is what lateness counts from (GAPS D17). */
  readonly first: Day | null
  /** The first promise has passed and the step is not done: a later day does not end that. */
  readonly late: boolean
  /** The day that holds now has passed as well, and nobody has promised another. */
  readonly passed: boolean
  /** False: the days lead through a year whose moved working days are not known yet. */
  readonly certain: boolean
}

/** The days between which the repair is expected to be done. */
export function expectedRepair(calendar: WorkCalendar, start: Day, [least, max]: readonly [number, number] = usualRepairWorkdays) {
  return { from: addWorkdays(calendar, start, least), by: addWorkdays(calendar, start, max) }
}

/** Steps whose day is ours to keep; the others wait for the customer, or are an appointment with the courier. */
const ourSteps = [
  'deviceArrives',
  'quoteComes',
  'offerComes',
  // The insurer's to say, ours to ask after: by this day the desk sees that it is silent.
  'insurerAnswers',
  'repairDone',
  'payoutComes',
  'deviceGoesBack',
  'courierTakesBack',
  'deviceDelivered',
] as const
export type OurStep = (typeof ourSteps)[number]
export const waitsForUs = <S extends Pick<NextStep, 'code'>>(step: S): step is S & { code: OurStep } => ourSteps.some((code) => code === step.code)

type Step = Pick<NextStep, 'code' | 'from' | 'by'>
const undated = (code: NextStep['code']): Step => ({ code, from: null, by: null })
const on = (code: NextStep['code'], day: Day | null | undefined): Step => ({ code, from: day ?? null, by: day ?? null })

function stepAfter(facts: PromiseFacts, calendar: WorkCalendar, today: Day, workdays: readonly [number, number]): Step | null {
  const within = (code: NextStep['code'], max: number): Step =>
    facts.since ? { code, from: null, by: addWorkdays(calendar, facts.since, max) } : undated(code)
  switch (facts.status) {
    case 'RECEIVED':
    case 'DELIVERY_IN_ORDERED':
      // After the courier came in vain too often (GAPS D8).
      if (facts.pickupDay === null) return undated(facts.waitsAtCounter ? 'courierComes' : 'youChoosePickup')
      if (facts.collectedOn) return { code: 'deviceArrives', from: null, by: addWorkdays(calendar, facts.collectedOn, deliveringWorkdays) }
      // Collected or missed, the scan at the workshop says: the courier brings it in on the next working day.
      if (facts.pickupDay < today) return on('deviceArrives', nextWorkday(calendar, facts.pickupDay))
      return on('courierComes', facts.pickupDay)
    case 'ARRIVED': {
      if (isBuyback(facts)) return within('offerComes', offerWorkdays)
      if (facts.reportValidUntil) return { code: 'youAnswerReport', from: null, by: facts.reportValidUntil }
      if (facts.quoteAskedOn) return { code: 'quoteComes', from: null, by: expectedRepair(calendar, facts.quoteAskedOn, workdays).from }
      if (facts.warrantyTypeId === warrantyTypes.insurance && facts.insurer) return afterInsurer(facts.insurer, calendar, workdays)
      if (facts.arrivedOn === null) return undated(facts.warrantyTypeId === warrantyTypes.paid ? 'quoteComes' : 'repairDone')
      const expected = expectedRepair(calendar, facts.arrivedOn, workdays)
      // A quote must come before the first day the repair could be done.
      return facts.warrantyTypeId === warrantyTypes.paid ? { code: 'quoteComes', from: null, by: expected.from } : { code: 'repairDone', ...expected }
    }
    case 'QUOTE_DONE':
      return { code: 'youDecide', from: null, by: facts.quoteValidUntil ?? null }
    case 'QUOTE_ACCEPTED': {
      if (isBuyback(facts)) return within('payoutComes', payoutWorkdays)
      // The time the customer took to decide is not the workshop's.
      const start = facts.quoteAcceptedOn ?? facts.arrivedOn
      return start === null ? undated('repairDone') : { code: 'repairDone', ...expectedRepair(calendar, start, workdays) }
    }
    case 'QUOTE_REJECTED':
      return within('deviceGoesBack', packingWorkdays)
    case 'PRODUCT_LEFT_THE_SERVICE':
    case 'INVOICE_DONE': {
      if (facts.owesInvoice && !facts.leavesOnTerms) return undated('invoicePaid')
      // The time the customer took to pay is not ours. What is paid to the courier is waited for by nobody.
      const start = [facts.since, facts.paidOn]
        .filter((day) => day != null)
        .toSorted()
        .at(-1)
      return start === undefined
        ? undated('deviceGoesBack')
        : { code: 'deviceGoesBack', from: null, by: addWorkdays(calendar, start, packingWorkdays) }
    }
    case 'DELIVERY_OUT_ORDERED':
      return facts.courierCalledOff ? within('deviceGoesBack', packingWorkdays) : within('courierTakesBack', collectingWorkdays)
    case 'SHIPPED':
      if (facts.backAtCounter) return undated('youFetchDevice')
      return within('deviceDelivered', deliveringWorkdays)
    case 'SERVICE_DONE':
      return null
  }
}

/** Asked, its answer; accepted, the repair; refused, the customer's own quote. */
function afterInsurer({ status, on }: NonNullable<PromiseFacts['insurer']>, calendar: WorkCalendar, workdays: readonly [number, number]): Step {
  if (status === 'sent') return { code: 'insurerAnswers', from: null, by: addWorkdays(calendar, on, insurerWorkdays) }
  const expected = expectedRepair(calendar, on, workdays)
  return status === 'accepted' ? { code: 'repairDone', ...expected } : { code: 'quoteComes', from: null, by: expected.from }
}

/** What happens next to a request and by when; null when nothing more will. */
export function nextStepOf(
  facts: PromiseFacts,
  calendar: WorkCalendar,
  today: Day,
  workdays: readonly [number, number] = usualRepairWorkdays,
): NextStep | null {
  const expected = facts.closed ? null : stepAfter(facts, calendar, today, workdays)
  if (expected === null) return null
  const step = asPromised(expected, facts.promisedBy ?? null)
  const { by } = step
  const first = waitsForUs(step) && by !== null ? earlier(facts.firstPromisedBy ?? by, by) : by
  const hasPassed = (day: Day | null) => day !== null && day < today
  return {
    ...step,
    first: first === by ? null : first,
    late: hasPassed(first),
    passed: hasPassed(by),
    certain: by === null || calendarComplete(calendar, yearOf(by)),
  }
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

const asPromised = (step: Step, promisedBy: Day | null): Step =>
  promisedBy === null || promisedBy === step.by || !waitsForUs(step) ? step : { ...step, from: null, by: promisedBy }

/** The day the customer is told about this step; null where it waits for them, or no day can be promised. */
export const promiseOf = (step: NextStep | null): Day | null => (step !== null && waitsForUs(step) ? step.by : null)

/** By itself the portal tells a customer so often that a promise was missed; then an employee writes (GAPS D17). */
export const maxNotices = 2

/**
 * What the clock does about a promise whose day has passed: another day, told to the customer, or nothing.
 * @param notices how often this customer was told already
 */
export function noticeOf(
  facts: PromiseFacts,
  notices: number,
  calendar: WorkCalendar,
  today: Day,
  workdays: readonly [number, number] = usualRepairWorkdays,
): { readonly code: NextStep['code']; readonly day: Day } | null {
  const step = nextStepOf(facts, calendar, today, workdays)
  if (notices >= maxNotices || step === null || !step.passed || promiseOf(step) === null) return null
  return { code: step.code, day: newPromise(facts, calendar, today, workdays) }
}

/** The day to promise instead of one that has passed: as if the step began today. */
export function newPromise(facts: PromiseFacts, calendar: WorkCalendar, today: Day, workdays: readonly [number, number] = usualRepairWorkdays): Day {
  const asked = facts.quoteAskedOn ? today : null
  const again = {
    ...facts,
    promisedBy: null,
    firstPromisedBy: null,
    arrivedOn: today,
    quoteAcceptedOn: today,
    quoteAskedOn: asked,
    insurer: facts.insurer ? { ...facts.insurer, on: today } : null,
    since: today,
    paidOn: null,
  }
  // The courier brings it in on the next working day, like everything that has no term of its own.
  const step = isBeforePickup(facts.status) ? null : nextStepOf(again, calendar, today, workdays)
  return promiseOf(step) ?? nextWorkday(calendar, today)
}
