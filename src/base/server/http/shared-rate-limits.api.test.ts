import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { newToken } from '../tokens.ts'
import { addHits } from './rate-limit-counts-store.ts'
import { rateLimits } from './rate-limits.ts'

// Two portals on one database, as two web processes are.

let portals: readonly TestPortal[]
beforeAll(async () => {
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  const first = await startPortal(settings)
  portals = [first, await startPortal({ ...settings, DATABASE_URL: first.env.DATABASE_URL })]
})
afterAll(async () => {
  for (const portal of portals.toReversed()) await portal.stop()
})
beforeEach(() => db().deleteFrom('rateLimitCounts').execute())

const db = () => (portals[0] as TestPortal).db

/** Each caller is counted by an address of their own. */
let callers = 0
const newCaller = () => `192.0.2.${++callers}`

const callOf = (from: string, method: string, url: string) => (n: number) =>
  portals[n % portals.length]
    ?.call(method, url, { headers: { 'x-forwarded-for': from }, session: { token: newToken(), cookie: newToken() } })
    .then(({ status }) => status)

/** What the database knows of a caller; what is told late of another one is none of theirs. */
const countsOf = (subject: string) => db().selectFrom('rateLimitCounts').selectAll().where('subject', '=', subject).execute()

/** Some of `count` calls at a time, in turn at both. @returns how many were let through */
async function letThrough(count: number, atOnce: number, call: (n: number) => Promise<number> | undefined) {
  let passed = 0
  for (let n = 0; n < count; n += atOnce) {
    const statuses = await Promise.all(Array.from({ length: atOnce }, (_, more) => call(n + more)))
    passed += statuses.filter((status) => status !== 429).length
  }
  return passed
}

test.each([
  ['link', 'POST', '/api/change-password/any'],
  ['booking', 'POST', '/api/customer-requests/pickup-return'],
] as const)('%s: two processes let through what one would, one by one and in a volley', async (rate, method, url) => {
  const { max } = rateLimits[rate]
  expect(await letThrough(max * 2, 1, callOf(newCaller(), method, url))).toBe(max)
  expect(await letThrough(max * 2, max * 2, callOf(newCaller(), method, url))).toBe(max)
})

test('what is counted in memory is told to the other: a tenth more of each is let through at most', async () => {
  const { max } = rateLimits.write
  const caller = newCaller()
  const call = callOf(caller, 'POST', '/api/service-desk/emails/1/resend')
  let passed = 0
  for (let n = 0; n < max * 2; n++) {
    if ((await call(n)) === 429) continue
    passed++
    // Nobody waits for what is told; on a busy machine it takes longer than a call.
    const known = Math.min(passed, max) - 2 * (max / 10)
    await vi.waitFor(async () => expect((await countsOf(caller))[0]?.hits ?? 0).toBeGreaterThanOrEqual(known), { timeout: 5_000 })
  }
  expect(passed).toBeGreaterThanOrEqual(max)
  // And what was under way when the last of the limit was told.
  expect(passed).toBeLessThanOrEqual(max * 1.25)
})

test('whoever calls little costs the database nothing', async () => {
  const caller = newCaller()
  await letThrough(50, 10, callOf(caller, 'GET', '/api/brands'))
  expect(await countsOf(caller)).toEqual([])
})

test('a window that has ended begins anew', async () => {
  const one = { limitName: 'POST /api/x', subject: 'somebody', hits: 3, msLeft: 60_000 }
  await addHits(db(), [one])
  const [more] = await addHits(db(), [{ ...one, msLeft: 5_000 }])
  expect(more).toMatchObject({ hits: 6 })
  expect(more?.msLeft).toBeGreaterThan(50_000)
  await sql`update rate_limit_counts set ends_at = now()`.execute(db())
  const [anew] = await addHits(db(), [{ ...one, hits: 1, msLeft: 5_000 }])
  expect(anew).toMatchObject({ hits: 1 })
  expect(anew?.msLeft).toBeLessThanOrEqual(5_000)
})

test('while the database cannot count, each process counts for itself', async () => {
  await sql`alter table rate_limit_counts rename to rate_limit_counts_away`.execute(db())
  const { max } = rateLimits.link
  expect(await letThrough(max * 3, 1, callOf(newCaller(), 'POST', '/api/change-password/any'))).toBe(max * 2)
  await sql`alter table rate_limit_counts_away rename to rate_limit_counts`.execute(db())
})
