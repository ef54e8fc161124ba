import { expect, test } from 'vitest'
import { canChangePickup } from './pickup-change.ts'

const booked = { status: 'RECEIVED', closed: false, pickupDay: '2026-11-24', pickupWindow: '08-12' } as const

test.each([
  ['the day before', booked, '2026-11-23T22:59:59Z', true],
  ['on the day, before the window', booked, '2026-11-24T06:59:59Z', true],
  ['when the window begins in Budapest', booked, '2026-11-24T07:00:00Z', false],
  ['the day after, when no courier took the order', booked, '2026-11-25T06:00:00Z', true],
  ['the day after, with the courier ordered', { ...booked, status: 'DELIVERY_IN_ORDERED' } as const, '2026-11-25T06:00:00Z', false],
  ['in the afternoon window of the day', { ...booked, pickupWindow: '12-17' } as const, '2026-11-24T10:59:00Z', true],
  ['before a pickup is chosen', { ...booked, pickupDay: null, pickupWindow: null }, '2026-11-30T06:00:00Z', true],
  ['with the courier ordered', { ...booked, status: 'DELIVERY_IN_ORDERED' } as const, '2026-11-23T12:00:00Z', true],
  ['at the workshop', { ...booked, status: 'ARRIVED' } as const, '2026-11-23T12:00:00Z', false],
  ['when it is closed', { ...booked, closed: true }, '2026-11-23T12:00:00Z', false],
])('%s', (_when, request, now, can) => {
  expect(canChangePickup(request, now)).toBe(can)
})
