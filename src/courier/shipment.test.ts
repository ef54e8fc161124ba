import { describe, expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import {
  carrierNames,
  carriers,
  clientReference,
  inCash,
  legs,
  mayFollow,
  meaningOf,
  type ShipmentState,
  type ShipmentStatus,
  shipmentStatuses,
  stateAfter,
} from './shipment.ts'

const parcel = (about: Partial<ShipmentState> = {}): ShipmentState => ({
  leg: 'in',
  status: 'PICKUP_ORDERED',
  collected: false,
  ended: false,
  ...about,
})

describe('what may follow what', () => {
  test('whatever couriers tell, in whatever order: only listed moves, and nothing after the end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...legs), fc.array(fc.constantFrom(...shipmentStatuses), { maxLength: 40 }), (leg, events) => {
        let shipment = parcel({ leg, status: 'CREATED' })
        for (const code of events) {
          const after = stateAfter(shipment, code)
          if (!after) continue
          expect(shipment.ended).toBe(false)
          expect(mayFollow[shipment.status]).toContain(code)
          expect(after).toMatchObject({ leg, status: code })
          // What the courier once had in hand it had.
          expect(after.collected || !shipment.collected).toBe(true)
          shipment = after
        }
        if (['DELIVERED', 'RETURNED', 'CANCELLED'].includes(shipment.status)) expect(shipment.ended).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  // DOMAIN 2.5; told twice, or told of what has passed, changes nothing.
  test.each<[ShipmentStatus, ShipmentStatus[]]>([
    ['CREATED', ['PICKUP_ORDERED', 'CANCELLED']],
    ['PICKUP_ORDERED', ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED']],
    ['PICKED_UP', ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED']],
    ['IN_TRANSIT', ['OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED']],
    ['OUT_FOR_DELIVERY', ['IN_TRANSIT', 'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED']],
    ['IN_LOCKER', ['IN_TRANSIT', 'DELIVERED', 'FAILED', 'RETURNED']],
    ['FAILED', ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED', 'RETURNED']],
    ['DELIVERED', []],
    ['RETURNED', []],
    ['CANCELLED', []],
  ])('after %s come %j', (status, next) => {
    expect(shipmentStatuses.filter((code) => stateAfter(parcel({ status }), code)?.status === code)).toEqual(next)
    expect(mayFollow[status]).toHaveLength(next.length)
  })

  test('a pickup nobody opened to is over; a parcel nobody opened to is not', () => {
    expect(stateAfter(parcel(), 'FAILED')).toEqual({ leg: 'in', status: 'FAILED', collected: false, ended: true })
    expect(stateAfter(parcel({ leg: 'out' }), 'FAILED')).toEqual({ leg: 'out', status: 'FAILED', collected: false, ended: false })
    expect(stateAfter(parcel({ leg: 'out', status: 'OUT_FOR_DELIVERY', collected: true }), 'FAILED')).toMatchObject({ ended: false })
    expect(stateAfter(parcel({ collected: true, status: 'OUT_FOR_DELIVERY' }), 'FAILED')).toMatchObject({ ended: false })
  })

  test('stations may be left out', () => {
    expect(stateAfter(parcel(), 'OUT_FOR_DELIVERY')).toEqual({ leg: 'in', status: 'OUT_FOR_DELIVERY', collected: true, ended: false })
    expect(stateAfter(parcel(), 'DELIVERED')).toEqual({ leg: 'in', status: 'DELIVERED', collected: true, ended: true })
  })
})

test.each([
  ['in', false, 'PICKED_UP', 'collected'],
  ['in', false, 'PICKUP_ORDERED', 'nothing'],
  ['in', false, 'IN_TRANSIT', 'collected'],
  ['in', false, 'OUT_FOR_DELIVERY', 'collected'],
  ['in', true, 'IN_TRANSIT', 'nothing'],
  ['in', false, 'FAILED', 'pickupFailed'],
  ['in', false, 'CANCELLED', 'pickupFailed'],
  ['in', true, 'FAILED', 'nothing'],
  ['in', true, 'DELIVERED', 'nothing'],
  ['in', true, 'RETURNED', 'cameBack'],
  ['out', false, 'PICKUP_ORDERED', 'nothing'],
  ['out', false, 'PICKED_UP', 'shipped'],
  ['out', true, 'IN_LOCKER', 'shipped'],
  ['out', true, 'FAILED', 'deliveryFailed'],
  ['out', true, 'DELIVERED', 'handedBack'],
  ['out', true, 'RETURNED', 'cameBack'],
] as const)('leg %s, in hand %s: %s means %s', (leg, collected, code, meaning) => {
  expect(meaningOf(parcel({ leg, collected }), code)).toBe(meaning)
})

test('references fit the shortest limit of the couriers', () => {
  expect(clientReference(123456789, 'in', 1)).toBe('123456789-B1')
  expect(clientReference(999999999, 'out', 9999)).toBe('999999999-K9999')
  expect(clientReference(999999999, 'out', 9999).length).toBeLessThanOrEqual(20)
})

test('couriers are called by the names people know', () => {
  expect(carriers.map((carrier) => carrierNames[carrier])).toEqual(['Mobilfutár', 'GLS', 'Foxpost'])
})

test.each([
  [4522, 4520],
  [4523, 4525],
  [4520, 4520],
  [0, 0],
])('%d forints are %d in cash', (document, cash) => {
  expect(inCash(document)).toBe(cash)
})
