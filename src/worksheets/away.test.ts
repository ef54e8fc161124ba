import { expect, test } from 'vitest'
import { believedAt } from './away.ts'

const hour = 3600 * 1000
const now = Date.UTC(2026, 10, 25, 14)

test.each([
  ['of the morning', now - 4 * hour, now - 4 * hour],
  ['of tomorrow, by a wrong clock', now + 20 * hour, now],
  ['of 1970, by an empty clock', 0, now - 7 * 24 * hour],
])('a moment %s is believed within the week that a phone keeps its work', (_, at, believed) => {
  expect(believedAt(at, now)).toBe(believed)
})
