import { describe, expect, test } from 'vitest'
import { type Found, openStatuses, type PaymentStatus, paymentStatuses, resultOf, statusesBefore, stepAfter } from './payment.ts'

const id = '6b7c1e1a-0000-4000-8000-000000000001'
const ours = { amount: 4522, currency: 'HUF', reference: id }
const redirected = { id, amount: 4522, status: 'redirected' } as const
const approved = { ...redirected, status: 'approved' } as const

describe('the life of a payment', () => {
  // DOMAIN 3.4, and migration 0045, which refuses every other move.
  test.each<[PaymentStatus, PaymentStatus[]]>([
    ['created', []],
    ['redirected', ['created']],
    ['approved', ['redirected']],
    ['paid', ['redirected', 'approved', 'failed', 'cancelled', 'expired']],
    ['lateSuccess', ['redirected', 'approved', 'failed', 'cancelled', 'expired']],
    ['failed', ['redirected', 'approved']],
    ['cancelled', ['redirected']],
    ['expired', ['created', 'redirected', 'approved']],
  ])('%s comes after %j', (status, before) => {
    expect(statusesBefore(status)).toEqual(before)
  })

  test('money is the end; without money only money can still come', () => {
    const reached = paymentStatuses.flatMap((to) => statusesBefore(to))
    for (const end of ['paid', 'lateSuccess'] satisfies PaymentStatus[]) expect(reached).not.toContain(end)
    for (const end of ['failed', 'cancelled', 'expired'] as const)
      expect(paymentStatuses.filter((to) => statusesBefore(to).includes(end))).toEqual(['paid', 'lateSuccess'])
    expect(openStatuses).toEqual(['created', 'redirected', 'approved'])
  })

  test('only money that came is a success', () => {
    const resultsWhere = (mayStillCome: boolean) => Object.fromEntries(paymentStatuses.map((status) => [status, resultOf(status, mayStillCome)]))
    const open = { created: 'pending', redirected: 'pending', approved: 'pending' }
    const money = { paid: 'success', lateSuccess: 'lateSuccess' }
    expect(resultsWhere(false)).toEqual({ ...open, ...money, failed: 'failed', expired: 'failed', cancelled: 'aborted' })
    expect(resultsWhere(true)).toEqual({ ...open, ...money, failed: 'pending', expired: 'pending', cancelled: 'pending' })
  })
})

describe('after the provider was asked', () => {
  const paid: Found = { state: 'paid', money: ours, captureId: 'C1' }
  test.each([
    [redirected, { state: 'waiting' }, false, 'wait'],
    [redirected, { state: 'waiting' }, true, 'expire'],
    [approved, { state: 'waiting' }, true, 'expire'],
    [redirected, { state: 'approved', money: ours }, false, 'capture'],
    [redirected, { state: 'approved', money: ours }, true, 'capture'],
    [approved, { state: 'pending', money: ours }, true, 'wait'],
    [approved, paid, false, 'settle'],
    [redirected, paid, true, 'settle'],
    [approved, { state: 'refused' }, false, 'fail'],
    [redirected, { state: 'gone' }, false, 'expire'],
    // Money may have been taken: nobody is told that it was not.
    [approved, { state: 'gone' }, true, 'alarm'],
  ] as const)('%o, found %o, old: %s → %s', (payment, found, old, step) => {
    expect(stepAfter(payment, found, old)).toBe(step)
  })

  test.each([
    { ...ours, amount: 4521 },
    { ...ours, amount: 452200 },
    { ...ours, amount: Number.NaN },
    { ...ours, currency: 'EUR' },
    { ...ours, reference: '' },
    { ...ours, reference: id.toUpperCase() },
  ])('%o is not what we asked for: nothing moves', (money) => {
    expect(stepAfter(approved, { state: 'paid', money, captureId: 'C1' }, false)).toBe('alarm')
    expect(stepAfter(approved, { state: 'paid', money, captureId: 'C1' }, true)).toBe('alarm')
    expect(stepAfter(approved, { state: 'pending', money }, false)).toBe('alarm')
    expect(stepAfter(redirected, { state: 'approved', money }, false)).toBe('alarm')
    expect(stepAfter(redirected, { state: 'approved', money }, true)).toBe('expire')
  })
})
