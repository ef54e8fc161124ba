import { expect, test } from 'vitest'
import { seededCalendar as calendar } from '#testing/seeded-calendar.ts'
import { milestonesOf } from './milestones.ts'
import type { NextStep } from './promise.ts'
import type { Outcome, RequestStatus } from './status.ts'
import { timelineOf } from './timeline.ts'

const at = '2026-11-23T08:00:00Z'

type Case = {
  readonly status: RequestStatus
  readonly warrantyTypeId?: number
  readonly outcome?: Outcome
  readonly codes: readonly number[]
  readonly collected?: true
  readonly sentBack?: true
  readonly handedBack?: true
  readonly next?: Pick<NextStep, 'code' | 'from' | 'by'> & { readonly passed?: boolean }
}

/** `20✓` happened; `20 2026-11-25` is expected by that day; `20?` on a day that cannot be told. */
function shown({ status, warrantyTypeId = 1, outcome, codes, collected, sentBack, handedBack, next }: Case): string[] {
  const closed = status === 'SERVICE_DONE' || outcome === 'CANCELLED'
  const timeline = timelineOf({
    warrantyTypeId,
    status,
    outcome: outcome ?? null,
    closedAt: closed ? at : null,
    history: codes.map((code) => ({ code, at })),
  })
  const when = (happened: true | undefined) => (happened ? at : null)
  const facts = { status, warrantyTypeId, closed, collectedAt: when(collected), sentBackAt: when(sentBack), handedBackAt: when(handedBack) }
  const step = next ? { first: null, late: false, passed: false, certain: true, ...next } : null
  return milestonesOf(timeline, { ...facts, next: step }, calendar).map(({ step, state, expected }) =>
    state === 'done' ? `${step}✓` : expected ? `${step} ${expected.by}` : `${step}?`,
  )
}

const on = (code: NextStep['code'], by: string) => ({ code, from: null, by })

test.each<[string, Case, string[]]>([
  [
    'a free repair is expected step by step, to its owner’s door',
    { status: 'RECEIVED', codes: [1], next: on('courierComes', '2026-11-24') },
    ['1✓', 'collected 2026-11-24', '20 2026-11-25', '60 2026-12-09', 'sentBack 2026-12-14', 'handedBack 2026-12-16'],
  ],
  [
    'a parcel lost on its way back had set out, and nobody had it again',
    { status: 'SERVICE_DONE', outcome: 'LOST', codes: [1, 20, 60], collected: true, sentBack: true },
    ['1✓', 'collected✓', '20✓', '60✓', 'sentBack✓', 'lost✓'],
  ],
  [
    'one lost on its way in never set out from here',
    { status: 'SERVICE_DONE', outcome: 'LOST', codes: [1], collected: true },
    ['1✓', 'collected✓', 'lost✓'],
  ],
  [
    'a paid one up to the quote, which the customer decides about',
    { status: 'DELIVERY_IN_ORDERED', warrantyTypeId: 2, codes: [1], collected: true, next: on('deviceArrives', '2026-11-25') },
    ['1✓', 'collected✓', '20 2026-11-25', '30 2026-12-04', '32?', '60?', 'sentBack?', 'handedBack?'],
  ],
  [
    'a day that has passed is expected no more',
    { status: 'ARRIVED', codes: [1, 20], collected: true, next: { ...on('repairDone', '2026-11-20'), passed: true } },
    ['1✓', 'collected✓', '20✓', '60?', 'sentBack?', 'handedBack?'],
  ],
  [
    'what was handed in at the counter was collected by nobody',
    { status: 'ARRIVED', codes: [1, 20], next: on('repairDone', '2026-12-09') },
    ['1✓', '20✓', '60 2026-12-09', 'sentBack 2026-12-14', 'handedBack 2026-12-16'],
  ],
  [
    'a refused quote goes back',
    { status: 'SHIPPED', warrantyTypeId: 2, codes: [1, 20, 30, 34], collected: true, sentBack: true, next: on('deviceDelivered', '2026-11-25') },
    ['1✓', 'collected✓', '20✓', '30✓', '34✓', 'return✓', 'handedBack 2026-11-25'],
  ],
  [
    'the end',
    { status: 'SERVICE_DONE', outcome: 'REPAIRED', codes: [1, 20, 60], collected: true, sentBack: true, handedBack: true },
    ['1✓', 'collected✓', '20✓', '60✓', 'sentBack✓', 'handedBack✓'],
  ],
  [
    'handed over at the counter, no parcel set out',
    { status: 'SERVICE_DONE', outcome: 'REPAIRED', codes: [1, 20, 60], collected: true, handedBack: true },
    ['1✓', 'collected✓', '20✓', '60✓', 'handedBack✓'],
  ],
  ['a cancelled one', { status: 'RECEIVED', outcome: 'CANCELLED', codes: [1] }, ['1✓', 'cancelled✓']],
  [
    'a device that was bought stays',
    { status: 'ARRIVED', warrantyTypeId: 4, codes: [1, 20], collected: true, next: on('offerComes', '2026-11-26') },
    ['1✓', 'collected✓', '20✓', 'offerMade 2026-11-26', 'offerAccepted?', 'paidOut?'],
  ],
])('%s', (_what, request, steps) => expect(shown(request)).toEqual(steps))
