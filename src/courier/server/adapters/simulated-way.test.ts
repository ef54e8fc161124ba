import { describe, expect, test } from 'vitest'
import { seededCalendar } from '#testing/seeded-calendar.ts'
import { collectionDay } from '../collection-day.ts'
import { partsOfAddress, workshop } from '../workshop.ts'
import type { Parcel, ParcelOrder } from './courier-adapter.ts'
import { failuresAt, simulatedWay } from './simulated-way.ts'

const order: ParcelOrder = {
  clientReference: '123456789-B1',
  leg: 'in',
  attempt: 1,
  day: '2026-11-27',
  window: '08-17',
  customer: { ...workshop, streetNumber: '43' },
  workshop,
  locker: null,
  note: '',
  cashOnDelivery: 0,
  language: 'hu',
}
const way = (about: Partial<ParcelOrder> & { number?: string } = {}) => {
  const { number = '43', ...rest } = about
  const parcel: Parcel = {
    carrierId: 'SIM',
    trackingNumber: 'SIM',
    orderedAt: Temporal.Instant.from('2026-11-23T08:00:00Z'),
    order: { ...order, customer: { ...order.customer, streetNumber: number }, ...rest },
  }
  return simulatedWay(parcel, seededCalendar).map(({ code, at }) => `${code} ${at.toString().slice(0, 16)}`)
}

describe('the way to us', () => {
  test('is collected in the window and brought on the next working day', () => {
    // Friday to Monday.
    expect(way()).toEqual([
      'PICKED_UP 2026-11-27T09:00',
      'IN_TRANSIT 2026-11-27T19:00',
      'OUT_FOR_DELIVERY 2026-11-30T06:00',
      'DELIVERED 2026-11-30T08:00',
    ])
    expect(way({ window: '12-17' })[0]).toBe('PICKED_UP 2026-11-27T13:00')
  })

  test('number 13 fails once, number 1313 always', () => {
    expect(way({ number: '13' })).toEqual(['FAILED 2026-11-27T16:00'])
    expect(way({ number: '13', attempt: 2 })[0]).toBe('PICKED_UP 2026-11-27T09:00')
    expect(way({ number: '1313', attempt: 2 })).toEqual(['FAILED 2026-11-27T16:00'])
    expect(['13', '13.', '13/A', '1313', '131', '43', ''].map(failuresAt)).toEqual([1, 1, 1, 2, 0, 0, 0])
  })
})

describe('the way back', () => {
  const out = { leg: 'out' } as const
  test('is delivered on the next working day', () => {
    expect(way(out)).toEqual([
      'PICKED_UP 2026-11-27T16:00',
      'IN_TRANSIT 2026-11-27T20:00',
      'OUT_FOR_DELIVERY 2026-11-30T07:00',
      'DELIVERED 2026-11-30T11:00',
    ])
  })

  test('number 13 opens the second time; number 1313 never, and it comes back', () => {
    expect(way({ ...out, number: '13' }).slice(2)).toEqual([
      'OUT_FOR_DELIVERY 2026-11-30T07:00',
      'FAILED 2026-11-30T11:00',
      'OUT_FOR_DELIVERY 2026-12-01T07:00',
      'DELIVERED 2026-12-01T11:00',
    ])
    expect(way({ ...out, number: '1313' }).slice(4)).toEqual([
      'OUT_FOR_DELIVERY 2026-12-01T07:00',
      'FAILED 2026-12-01T11:00',
      'RETURNED 2026-12-02T09:00',
    ])
  })

  test('waits in a locker until the next evening', () => {
    expect(way({ ...out, locker: { provider: 'gls', code: 'x' } }).slice(2)).toEqual(['IN_LOCKER 2026-11-30T09:00', 'DELIVERED 2026-12-01T17:00'])
  })
})

test('the courier comes to us today when told by three', () => {
  expect(collectionDay(seededCalendar, '2026-11-27', '14:59')).toBe('2026-11-27')
  expect(collectionDay(seededCalendar, '2026-11-27', '15:00')).toBe('2026-11-30')
  // A Saturday that is worked (10/2025. NGM).
  expect(collectionDay(seededCalendar, '2026-12-11', '16:00')).toBe('2026-12-12')
})

test('our own address is found', () => {
  expect(workshop).toMatchObject({ postalCode: '1117', city: 'Budapest', street: 'Minta utca', streetNumber: '1', other: 'földszint' })
  expect(partsOfAddress('6720 Szeged, Kárász utca 12/B')).toMatchObject({ street: 'Kárász utca', streetNumber: '12/B', other: '' })
  expect(() => partsOfAddress('Szeged')).toThrow('No courier')
})
