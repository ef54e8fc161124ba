import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { hit, type RateLimit, takeBackHit } from './rate-limit-store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(() => portal.db.deleteFrom('rateLimitHits').execute())

const narrow: RateLimit = { limit: 'test', max: 3, minutes: 15 }
const wide: RateLimit = { limit: 'wide', max: 12, minutes: 15, cost: 4 }
const tryAt = (now: Temporal.Instant, limit = narrow) => portal.db.transaction().execute((tx) => hit(tx, now, limit, 'somebody'))
const times = async (count: number, now: Temporal.Instant, limit = narrow) => {
  for (let n = 0; n < count; n++) expect(await tryAt(now, limit)).toBeNull()
}

test('opens so often, and says how long until it opens again', async () => {
  await times(3, start)
  expect(await tryAt(start.add({ minutes: 5 }))).toBe(10)
  expect(await tryAt(start.add({ minutes: 15 }))).toBeNull()
})

test('what a clock counted that has been set back since does not lock anybody out', async () => {
  await times(3, start.add({ hours: 24 }))
  await times(3, start)
  expect(await tryAt(start)).toBe(15)
})

test('a request that came a little later but was counted first is counted all the same', async () => {
  await times(3, start.add({ seconds: 119 }))
  expect(await tryAt(start)).toBe(17)
})

test('a refused attempt costs more than a good one', async () => {
  await times(3, start, wide)
  expect(await tryAt(start, wide)).toBe(15)
  // All in the same moment, as an office logs in at eight o'clock.
  const takeBack = () => portal.db.transaction().execute((tx) => takeBackHit(tx, start, wide, 'somebody', 1))
  await Promise.all(Array.from({ length: 3 }, takeBack))
  await times(3, start, wide)
  expect(await tryAt(start, wide)).toBe(15)
})
