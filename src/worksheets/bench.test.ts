import { expect, test } from 'vitest'
import { isForgotten, minutesBetween } from './bench.ts'

test.each([
  [0, 0],
  [1, 1],
  [60_000, 1],
  [60_001, 2],
  [-5000, 0],
])('%d ms of work are %d minutes', (ran, minutes) => expect(minutesBetween(1000, 1000 + ran)).toBe(minutes))

test('a timer is believed for four hours', () => expect([isForgotten(240), isForgotten(241)]).toEqual([false, true]))
