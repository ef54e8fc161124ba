import { describe, expect, test } from 'vitest'
import { seededCalendar as calendar } from '#testing/seeded-calendar.ts'
import { newPromise, nextStepOf, type PromiseFacts, promiseOf } from './promise.ts'
import { isUnderServiceWarranty, serviceWarrantyUntil } from './service-warranty.ts'
import { type TimelineOf, timelineOf } from './timeline.ts'

const at = '2026-11-23T08:00:00Z'
const shown = (request: Partial<TimelineOf> & { codes: (number | null)[] }) =>
  timelineOf({
    warrantyTypeId: 2,
    status: 'ARRIVED',
    outcome: null,
    closedAt: null,
    ...request,
    history: request.codes.map((code) => ({ code, at })),
  }).map(({ step, state }) => (state === 'upcoming' ? `${step}?` : state === 'done' ? step : state))

describe('the timeline (SPEC 4)', () => {
  test.each([
    ['a new paid repair', { codes: [1] }, [1, '20?', '30?', '32?', '60?']],
    ['a new warranty repair', { warrantyTypeId: 1, codes: [1] }, [1, '20?', '60?']],
    ['a new insurance repair', { warrantyTypeId: 3, codes: [1, null] }, [1, '20?', '60?']],
    ['a paid repair without any history', { codes: [] }, ['1?', '20?', '30?', '32?', '60?']],
    ['a quote', { codes: [1, null, 20, 30] }, [1, 20, 30, '32?', '60?']],
    ['an accepted quote', { codes: [1, 20, 30, 32] }, [1, 20, 30, 32, '60?']],
    ['a finished repair', { codes: [1, 20, 30, 32, 60], outcome: 'REPAIRED' as const }, [1, 20, 30, 32, 60]],
    ['a rejected quote', { codes: [1, 20, 30, 34] }, [1, 20, 30, 34, 'return?']],
    ['an expired quote, on its way back', { codes: [1, 20, 30, 36], status: 'SHIPPED' as const }, [1, 20, 30, 36, 'return']],
    ['a second quote after a rejected one', { codes: [1, 20, 30, 34, 30] }, [1, 20, 30, '32?', '60?']],
    ['a second quote after one that ran out', { codes: [1, 20, 30, 36, 30] }, [1, 20, 30, '32?', '60?']],
    ['an accepted quote after a refused one', { codes: [1, 20, 30, 34, 30, 32] }, [1, 20, 30, 32, '60?']],
    ['a second quote after an accepted one', { codes: [1, 20, 30, 32, 30, 34] }, [1, 20, 30, 34, 'return?']],
    ['a warranty repair that got a quote', { warrantyTypeId: 1, codes: [1, 20, 30] }, [1, 20, 30, '32?', '60?']],
    ['a warranty claim refused', { warrantyTypeId: 1, codes: [1, 20], outcome: 'WARRANTY_REJECTED' as const }, [1, 20, 'return?']],
    ['no fault found, already on its way', { codes: [1, 20], outcome: 'NO_FAULT' as const, status: 'SHIPPED' as const }, [1, 20, 'return']],
    ['a code of no step', { codes: [1, 21, 20] }, [1, 20, '30?', '32?', '60?']],
    ['no fault found', { codes: [1, 20], outcome: 'NO_FAULT' as const, status: 'SERVICE_DONE' as const }, [1, 20, 'return']],
    ['a cancelled request', { codes: [1], outcome: 'CANCELLED' as const, closedAt: at }, [1, 'cancelled']],
  ])('of %s', (_what, request, steps) => {
    expect(shown(request)).toEqual(steps)
  })

  test('says when what happened did, of a second quote the second time; of what is to come nothing', () => {
    const [first, second, third] = ['2026-11-23T08:00:00Z', '2026-11-24T08:00:00Z', '2026-11-25T08:00:00Z']
    const history = [
      { code: 20, at: first },
      { code: 30, at: second },
      { code: 30, at: third },
    ]
    expect(timelineOf({ warrantyTypeId: 2, status: 'QUOTE_DONE', outcome: null, closedAt: null, history }).map((step) => step.at)).toEqual([
      first,
      third,
      null,
      null,
      null,
    ])
    const cancelled = timelineOf({ warrantyTypeId: 2, status: 'RECEIVED', outcome: 'CANCELLED', closedAt: second, history: [{ code: 1, at: first }] })
    expect(cancelled.map((step) => step.at)).toEqual([first, second])
  })
})

describe('what happens next', () => {
  const facts: PromiseFacts = { status: 'RECEIVED', warrantyTypeId: 1, closed: false, pickupDay: '2026-11-24', arrivedOn: null }
  const next = (change: Partial<PromiseFacts>, today = '2026-11-23') => nextStepOf({ ...facts, ...change }, calendar, today)

  test('the courier comes on the chosen day, then the device arrives on the next working day', () => {
    expect(next({})).toEqual({
      code: 'courierComes',
      from: '2026-11-24',
      by: '2026-11-24',
      first: null,
      late: false,
      passed: false,
      certain: true,
    })
    expect(next({}, '2026-11-24')?.code).toBe('courierComes')
    expect(next({ pickupDay: '2026-11-27' }, '2026-11-28')).toMatchObject({ code: 'deviceArrives', by: '2026-11-30', late: false })
    expect(next({}, '2026-11-26')).toMatchObject({ code: 'deviceArrives', by: '2026-11-25', late: true })
    expect(next({ collectedOn: '2026-11-23' })).toMatchObject({ code: 'deviceArrives', by: '2026-11-25', late: false })
  })

  test('without a day the customer chooses one', () => {
    for (const status of ['RECEIVED', 'DELIVERY_IN_ORDERED'] as const)
      expect(next({ status, pickupDay: null })).toMatchObject({ code: 'youChoosePickup', by: null, late: false })
  })

  test('the repair takes 7 to 10 working days from arrival', () => {
    expect(next({ status: 'ARRIVED', arrivedOn: '2026-12-01' })).toMatchObject({ code: 'repairDone', from: '2026-12-10', by: '2026-12-14' })
    expect(next({ status: 'ARRIVED', arrivedOn: '2026-12-21' })).toMatchObject({ by: '2027-01-07', certain: false })
  })

  test('a paid repair gets its quote first, and the clock of the repair starts with the answer', () => {
    expect(next({ status: 'ARRIVED', warrantyTypeId: 2, arrivedOn: '2026-12-01' })).toMatchObject({
      code: 'quoteComes',
      from: null,
      by: '2026-12-10',
    })
    expect(next({ status: 'QUOTE_DONE', quoteValidUntil: '2026-12-18' })).toMatchObject({ code: 'youDecide', by: '2026-12-18' })
    expect(next({ status: 'QUOTE_ACCEPTED', arrivedOn: '2026-11-02', quoteAcceptedOn: '2026-12-01' })).toMatchObject({ from: '2026-12-10' })
  })

  test('an expert report waits for its answer; accepted, it makes us owe a quote', () => {
    const arrived = { status: 'ARRIVED', arrivedOn: '2026-11-02' } as const
    expect(next({ ...arrived, reportValidUntil: '2026-11-27' })).toMatchObject({ code: 'youAnswerReport', by: '2026-11-27', late: false })
    expect(next({ ...arrived, quoteAskedOn: '2026-12-01' })).toMatchObject({ code: 'quoteComes', by: '2026-12-10' })
  })

  test('what was promised holds for what we owe, and for nothing else', () => {
    const arrived = { status: 'ARRIVED', arrivedOn: '2026-12-01' } as const
    expect(next({ ...arrived, promisedBy: '2026-12-20' })).toMatchObject({ code: 'repairDone', from: null, by: '2026-12-20' })
    expect(next({ ...arrived, promisedBy: '2026-12-14' })).toMatchObject({ from: '2026-12-10', by: '2026-12-14' })
    expect(next({ status: 'PRODUCT_LEFT_THE_SERVICE', promisedBy: '2026-11-20' })).toMatchObject({ by: '2026-11-20', late: true })
    expect(next({ promisedBy: '2026-12-20' })).toMatchObject({ code: 'courierComes', by: '2026-11-24' })
    expect(next({ status: 'QUOTE_DONE', quoteValidUntil: '2026-12-18', promisedBy: '2026-11-20' })).toMatchObject({ by: '2026-12-18' })
    expect(promiseOf(next({ status: 'QUOTE_DONE', quoteValidUntil: '2026-12-18' }))).toBeNull()
    expect(promiseOf(next(arrived))).toBe('2026-12-14')
    expect(promiseOf(null)).toBeNull()
  })

  test.each([
    ['the device that did not arrive', { pickupDay: '2026-11-20' }, '2026-11-24'],
    ['a quote', { status: 'ARRIVED', warrantyTypeId: 2, arrivedOn: '2026-11-02' }, '2026-12-02'],
    ['a quote that a report asked for', { status: 'ARRIVED', arrivedOn: '2026-11-02', quoteAskedOn: '2026-11-05' }, '2026-12-02'],
    ['a repair', { status: 'QUOTE_ACCEPTED', arrivedOn: '2026-11-02', quoteAcceptedOn: '2026-11-09' }, '2026-12-07'],
    ['the way back', { status: 'SHIPPED', promisedBy: '2026-11-20' }, '2026-11-25'],
  ] as const)('late, %s is promised anew from today', (_, change, day) => {
    expect(newPromise({ ...facts, ...change }, calendar, '2026-11-23')).toBe(day)
  })

  test('the way back takes days too, from when it began', () => {
    const since = '2026-11-20'
    expect(next({ status: 'QUOTE_REJECTED', since })).toMatchObject({ code: 'deviceGoesBack', from: null, by: '2026-11-25' })
    expect(next({ status: 'PRODUCT_LEFT_THE_SERVICE', since })).toMatchObject({ by: '2026-11-25' })
    expect(next({ status: 'DELIVERY_OUT_ORDERED', since })).toMatchObject({ code: 'courierTakesBack', by: '2026-11-23' })
    expect(next({ status: 'DELIVERY_OUT_ORDERED', since, courierCalledOff: true })).toMatchObject({ code: 'deviceGoesBack', by: '2026-11-25' })
    expect(next({ status: 'SHIPPED', since })).toMatchObject({ code: 'deviceDelivered', by: '2026-11-24' })
    expect(next({ status: 'SHIPPED' })).toMatchObject({ by: null, late: false })
  })

  test('waits for the money only while an invoice or a proforma is owed, and begins when it has come', () => {
    const since = '2026-11-20'
    for (const status of ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE'] as const) {
      expect(next({ status, since, owesInvoice: true })).toMatchObject({ code: 'invoicePaid', by: null, late: false })
      expect(next({ status, since, owesInvoice: true, leavesOnTerms: true })).toMatchObject({ code: 'deviceGoesBack', by: '2026-11-25' })
      expect(next({ status, since })).toMatchObject({ code: 'deviceGoesBack', by: '2026-11-25' })
      expect(next({ status, since, paidOn: '2026-11-25' })).toMatchObject({ code: 'deviceGoesBack', by: '2026-11-30' })
      expect(next({ status })).toMatchObject({ code: 'deviceGoesBack', by: null })
    }
  })

  test('lateness counts from the first promise, whatever day holds now', () => {
    const arrived = { status: 'ARRIVED', arrivedOn: '2026-11-02', firstPromisedBy: '2026-11-16' } as const
    expect(next({ ...arrived, promisedBy: '2026-12-01' })).toMatchObject({ by: '2026-12-01', first: '2026-11-16', late: true, passed: false })
    expect(next({ ...arrived, promisedBy: '2026-11-20' })).toMatchObject({ by: '2026-11-20', first: '2026-11-16', late: true, passed: true })
    expect(next({ ...arrived, promisedBy: '2026-11-16' }, '2026-11-16')).toMatchObject({ first: null, late: false, passed: false })
    // An earlier day is what is promised then.
    expect(next({ ...arrived, firstPromisedBy: '2026-12-10', promisedBy: '2026-12-01' })).toMatchObject({ first: null, late: false })
  })

  test('a closed request has no next step', () => {
    expect(next({ closed: true })).toBeNull()
    expect(next({ status: 'SERVICE_DONE' })).toBeNull()
  })
})

describe('the service warranty (DESIGN 8.13)', () => {
  test('lasts six months from the hand-over, through its last day', () => {
    expect(serviceWarrantyUntil('2026-08-31')).toBe('2027-02-28')
    expect(isUnderServiceWarranty('2026-05-23', '2026-11-23')).toBe(true)
    expect(isUnderServiceWarranty('2026-05-22', '2026-11-23')).toBe(false)
    expect(isUnderServiceWarranty('2026-11-24', '2026-11-23')).toBe(false)
  })
})
