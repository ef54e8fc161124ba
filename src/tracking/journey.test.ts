import { expect, it } from 'vitest'
import { requestStatuses, warrantyTypes } from '#requests/status.ts'
import { journeyOf } from './journey.ts'

it.each(requestStatuses.flatMap((status) => Object.values(warrantyTypes).map((id) => [status, id] as const)))(
  'a request at %s with warranty type %i stands at a station of its own journey',
  (status, id) => {
    const journey = journeyOf({ status, outcome: null, warrantyType: { id } })
    expect(journey?.at).toBeGreaterThanOrEqual(0)
    expect(journey?.stations[0]).toBe('booked')
    expect(journey?.stations.at(-1)).toBe('home')
  },
)

it('a free repair passes no quote, a paid one does', () => {
  expect(journeyOf({ status: 'ARRIVED', outcome: null, warrantyType: { id: 1 } })?.stations).not.toContain('quote')
  expect(journeyOf({ status: 'ARRIVED', outcome: null, warrantyType: { id: 2 } })?.stations).toContain('quote')
})

it('what was cancelled before the courier came has no journey', () =>
  expect(journeyOf({ status: 'RECEIVED', outcome: 'CANCELLED', warrantyType: { id: 2 } })).toBeNull())
