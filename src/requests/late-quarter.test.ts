import { expect, test } from 'vitest'
import { addDays, addWorkdays, type Day, isWorkday, workdaysBetween } from '#calendar/calendar.ts'
import { seededCalendar as calendar } from '#testing/seeded-calendar.ts'
import { maxNotices, nextStepOf, noticeOf, type PromiseFacts, promiseOf } from './promise.ts'
import type { RequestStatus } from './status.ts'

// A quarter of a workshop that neglects some of its 3,000 requests, day by day, with the rules the clock and the desk ask. What was promised
// first is kept by a book of its own: whoever hides a missed promise, or renews it away, is found by it.

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const way: readonly RequestStatus[] = ['ARRIVED', 'PRODUCT_LEFT_THE_SERVICE', 'DELIVERY_OUT_ORDERED', 'SHIPPED', 'SERVICE_DONE']

type Promised = { readonly day: Day; readonly onTheBook: Day }
type Simulated = {
  facts: PromiseFacts
  notices: number
  promised: Promised | null
  /** When the workshop does the step; null: never. */
  doneOn: Day | null
  missed: number
}

const first: Day = '2026-09-28'
const last: Day = '2026-12-30'

test('every first promise that a neglected quarter misses counts as late until it is done, and nobody is told more than twice', () => {
  const random = dice(20261122)
  const book = { missed: 0, daysLate: 0 }
  const seen = { missed: 0, daysLate: 0, notices: 0, hidden: 0 }

  function begin(request: Simulated, today: Day): void {
    const { status } = request.facts
    request.facts = { ...request.facts, since: today, promisedBy: null, firstPromisedBy: null, ...(status === 'ARRIVED' ? { arrivedOn: today } : {}) }
    const day = promiseOf(nextStepOf(request.facts, calendar, today))
    request.promised = day === null ? null : { day, onTheBook: day }
    request.facts = { ...request.facts, promisedBy: day, firstPromisedBy: day }
    // One in five is late by some days, one in fifty is forgotten.
    const delay = random() < 0.2 ? 1 + Math.floor(random() * 25) : -Math.floor(random() * 2)
    request.doneOn =
      day === null || random() < 0.02 ? null : delay > 0 ? addWorkdays(calendar, day, delay) : day < today ? today : addDays(day, delay)
  }

  const requests: Simulated[] = []
  for (let today = first; today <= last; today = addDays(today, 1)) {
    if (!isWorkday(calendar, today)) continue
    while (requests.length < 3000 && requests.length < workdaysBetween(calendar, first, today) * 55) {
      const request: Simulated = {
        facts: { status: 'ARRIVED', warrantyTypeId: 1, closed: false, pickupDay: null, arrivedOn: today },
        notices: 0,
        promised: null,
        doneOn: null,
        missed: 0,
      }
      begin(request, today)
      requests.push(request)
    }
    for (const request of requests) {
      if (request.facts.closed || request.promised === null) continue
      const { onTheBook } = request.promised
      const isDone = request.doneOn !== null && request.doneOn <= today
      // Nothing can be late before its day: that is asked when it is done.
      if (onTheBook >= today && !isDone) continue
      const step = nextStepOf(request.facts, calendar, today)
      // The desk's bucket, and what the customer is shown.
      if (onTheBook < today !== step?.late) seen.hidden += 1
      if (step?.late) seen.daysLate += 1
      if (onTheBook < today) book.daysLate += 1

      const due = noticeOf(request.facts, request.notices, calendar, today)
      if (due !== null) {
        request.notices += 1
        seen.notices += 1
        // The new day stands beside the first one.
        request.facts = { ...request.facts, promisedBy: due.day }
        expect(due.day > today).toBe(true)
      }
      if (!isDone) continue
      if (onTheBook < today) book.missed += 1
      if (nextStepOf(request.facts, calendar, today)?.late) seen.missed += 1
      const next = way[way.indexOf(request.facts.status) + 1] ?? 'SERVICE_DONE'
      request.facts = { ...request.facts, status: next, closed: next === 'SERVICE_DONE' }
      if (!request.facts.closed) begin(request, today)
    }
  }
  const stillLate = requests.filter(({ facts, promised }) => !facts.closed && promised !== null && promised.onTheBook < last)
  expect(requests).toHaveLength(3000)
  expect(seen).toMatchObject({ missed: book.missed, daysLate: book.daysLate, hidden: 0 })
  expect(stillLate.every(({ facts }) => nextStepOf(facts, calendar, last)?.late)).toBe(true)
  expect(book.missed).toBeGreaterThan(1000)
  expect(stillLate.length).toBeGreaterThan(100)
  expect(Math.max(...requests.map(({ notices }) => notices))).toBe(maxNotices)
  expect(seen.notices).toBeLessThanOrEqual(requests.length * maxNotices)
}, 20_000)
