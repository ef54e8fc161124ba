import { expect, test } from 'vitest'
import { placeInWords, waitingQuery } from './waiting.ts'

test.each(['2026-11-21T09:15:00Z_123456789', '2026-11-21T09:15:00.123456Z_1'])('%s is a place, and is written as it was read', (words) => {
  const { after } = waitingQuery.parse({ after: words })
  expect(after && placeInWords(after)).toBe(words)
})

test.each([
  '',
  '1',
  '2026-11-21T09:15:00Z',
  '2026-02-31T00:00:00Z_1',
  '2026-13-01T00:00:00Z_1',
  '2026-11-21T25:00:00Z_1',
  '0000-01-01T00:00:00Z_1',
  '2026-11-21T09:15:00Z_x',
])('%j is no place', (words) => {
  expect(waitingQuery.safeParse({ after: words }).success).toBe(false)
})
