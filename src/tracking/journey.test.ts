import { expect, it } from 'vitest'
import { type RequestStatus, requestStatuses, warrantyTypes } from '#requests/status.ts'
import { journeyOf } from './journey.ts'

/** Of a device that is not bought. */
const isOnItsWayBack = (status: RequestStatus) =>
  ['QUOTE_REJECTED', 'PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE', 'DELIVERY_OUT_ORDERED', 'SHIPPED', 'SERVICE_DONE'].includes(status)

it.each(requestStatuses.flatMap((status) => Object.values(warrantyTypes).map((id) => [status, id] as const)))(
  'a request at %s with warranty type %i stands at a station of its own journey',
  (status, id) => {
    const journey = journeyOf({ status, outcome: null, warrantyType: { id } })
    expect(journey?.at).toBeGreaterThanOrEqual(0)
    expect(journey?.stations[0]).toBe('booked')
    expect(journey?.stations.at(-1)).toBe(id === warrantyTypes.buyback && !isOnItsWayBack(status) ? 'payout' : 'home')
  },
)

it('a free repair passes no quote, a paid one does', () => {
  expect(journeyOf({ status: 'ARRIVED', outcome: null, warrantyType: { id: 1 } })?.stations).not.toContain('quote')
  expect(journeyOf({ status: 'ARRIVED', outcome: null, warrantyType: { id: 2 } })?.stations).toContain('quote')
})

it('a device that was bought stays with us', () =>
  expect(journeyOf({ status: 'SERVICE_DONE', outcome: 'BOUGHT', warrantyType: { id: 4 } })).toEqual({
    stations: ['booked', 'workshop', 'offer', 'payout'],
    at: 3,
  }))

it('what was cancelled before the courier came has no journey', () =>
  expect(journeyOf({ status: 'RECEIVED', outcome: 'CANCELLED', warrantyType: { id: 2 } })).toBeNull())
