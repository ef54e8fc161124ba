import { type HistoryCode, historyCodes, isBuyback, type Outcome, type RequestStatus, warrantyTypes } from './status.ts'

/** The steps of a buyback that a repair does not have; the offer's stand under the codes of a quote. */
export const buybackTimelineSteps = ['offerMade', 'offerAccepted', 'offerDeclined', 'offerExpired', 'paidOut'] as const
type BuybackStep = (typeof buybackTimelineSteps)[number]

/** A step as the customer sees it: a history code or what a buyback has instead, the way back without repair, or the end by cancelling, by the loss of the parcel, or of a device nobody took over. */
export type TimelineStep = {
  readonly step: HistoryCode | BuybackStep | 'return' | 'cancelled' | 'lost' | 'abandoned'
  /** When it happened, ISO instant; null where the history does not say. */
  readonly at: string | null
  readonly state: 'done' | 'upcoming'
}

export type TimelineOf = {
  readonly warrantyTypeId: number
  readonly status: RequestStatus
  readonly outcome: Outcome | null
  /** ISO instant. */
  readonly closedAt: string | null
  /** In the order it was written; rows without a code do not appear on the timeline. */
  readonly history: readonly { readonly code: number | null; readonly at: string }[]
}

const paid: readonly HistoryCode[] = [1, 20, 30, 32, 60]
const warranty: readonly HistoryCode[] = [1, 20, 60]

const isHistoryCode = (code: number | null): code is HistoryCode => historyCodes.some((known) => known === code)

/** What counts of the history: a new quote voids the decision about the earlier one (GAPS D1), and of what happened twice the last time counts. */
function current(history: TimelineOf['history']) {
  const steps = new Map<HistoryCode, string>()
  for (const { code, at } of history) {
    if (!isHistoryCode(code)) continue
    if (code === 30) for (const voided of [32, 34, 36] as const) steps.delete(voided)
    steps.set(code, at)
  }
  return steps
}

/**
 * SPEC 4: paid 1, 20, 30, 32, 60; warranty 1, 20, 60; steps still to come are appended to the history. With 34 or 36 there is
 * no 32, and the device goes back. A warranty repair that got a quote (expert report accepted) goes on as a paid one.
 */
export function timelineOf(request: TimelineOf): TimelineStep[] {
  const { warrantyTypeId, status, outcome, closedAt, history } = request
  if (isBuyback(request)) return buybackTimeline(request)
  const done = current(history)
  const steps: TimelineStep[] = [...done].map(([step, at]) => ({ step, at, state: 'done' }))
  if (outcome === 'CANCELLED') return [...steps, { step: 'cancelled', at: closedAt, state: 'done' }]
  if (outcome === 'LOST') return [...steps, { step: 'lost', at: closedAt, state: 'done' }]
  if (outcome === 'ABANDONED') return [...steps, { step: 'abandoned', at: closedAt, state: 'done' }]

  const unrepaired = done.has(34) || done.has(36) || (outcome !== null && outcome !== 'REPAIRED')
  if (unrepaired) return [...steps, { step: 'return', at: null, state: status === 'SHIPPED' || status === 'SERVICE_DONE' ? 'done' : 'upcoming' }]

  const plan = warrantyTypeId === warrantyTypes.paid || done.has(30) ? paid : warranty
  const missing = plan.filter((step) => !done.has(step))
  return [...steps, ...missing.map((step): TimelineStep => ({ step, at: null, state: 'upcoming' }))]
}

const offerSteps: Readonly<Partial<Record<HistoryCode, BuybackStep>>> = {
  30: 'offerMade',
  32: 'offerAccepted',
  34: 'offerDeclined',
  36: 'offerExpired',
}

/** A buyback: booked, arrived, offer made, accepted, paid out; declined or left unanswered the device goes back. */
function buybackTimeline({ status, outcome, closedAt, history }: TimelineOf): TimelineStep[] {
  const done = current(history)
  const steps: TimelineStep[] = [...done].map(([step, at]) => ({ step: offerSteps[step] ?? step, at, state: 'done' }))
  if (outcome === 'CANCELLED') return [...steps, { step: 'cancelled', at: closedAt, state: 'done' }]
  if (outcome === 'LOST') return [...steps, { step: 'lost', at: closedAt, state: 'done' }]
  if (outcome === 'ABANDONED') return [...steps, { step: 'abandoned', at: closedAt, state: 'done' }]
  if (done.has(34) || done.has(36) || outcome === 'RETURNED_UNREPAIRED')
    return [...steps, { step: 'return', at: null, state: status === 'SHIPPED' || status === 'SERVICE_DONE' ? 'done' : 'upcoming' }]
  if (outcome === 'BOUGHT') return [...steps, { step: 'paidOut', at: closedAt, state: 'done' }]
  const plan: readonly HistoryCode[] = [1, 20, 30, 32]
  const ahead = plan.filter((step) => !done.has(step)).map((step) => offerSteps[step] ?? step)
  return [...steps, ...[...ahead, 'paidOut' as const].map((step): TimelineStep => ({ step, at: null, state: 'upcoming' }))]
}
