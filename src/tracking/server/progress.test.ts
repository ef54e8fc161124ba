import { describe, expect, it } from 'vitest'
import { timelineOf } from '#requests/timeline.ts'
import { historyEntries, progressOf } from './progress.ts'

const at = '2026-11-23T08:00:00Z'
const row = { warrantyTypeId: 2, status: 'ARRIVED', outcome: null, closedAt: null } as const
const history = [
  { step: 'requestReceived', code: 1, status: 'RECEIVED', at },
  { step: 'pickupChanged', code: null, status: 'RECEIVED', at },
  { step: 'arrived', code: 20, status: 'ARRIVED', at },
] as const

describe('the history a customer is told', () => {
  const entries = historyEntries(history, timelineOf(progressOf(row, history)))

  it('is everything that happened, in its order', () => {
    expect(entries.slice(0, 3).map(({ type, code, date }) => [type, code, date])).toEqual([
      ['requestReceived', 1, at],
      ['pickupChanged', null, at],
      ['arrived', 20, at],
    ])
  })

  it('ends with the steps still to come, without date and status', () => {
    expect(entries.slice(3)).toEqual([30, 32, 60].map((code) => ({ status: null, date: null, type: 'upcoming', code })))
  })
})
