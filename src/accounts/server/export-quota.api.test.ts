import { afterAll, beforeAll, expect, test } from 'vitest'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { exportQuota } from './export-quota.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'on' })
})
afterAll(() => portal.stop())

/** How many tables the employee was given at a moment before. */
const given = (accountId: number, count: number, at: Temporal.Instant) =>
  portal.db
    .insertInto('rateLimitHits')
    .values(Array.from({ length: count }, () => ({ limitName: exportQuota.limit, subject: String(accountId), at })))
    .execute()

test('tables of any list or report are counted together, for each employee, and no more than the quota leave', async () => {
  const employee = () => employeeWith(portal, 'price.edit', 'report.view')
  const [busy, other] = [await employee(), await employee()]
  const prices = (session: typeof busy, format = 'csv') => portal.call('GET', `/api/service-desk/prices/export?format=${format}`, { session })
  const promises = (session: typeof busy) => portal.call('GET', '/api/service-desk/promises/export?format=xlsx', { session })
  // What was given eight hours ago does not count any more.
  await given(busy.accountId, 5, start.subtract({ hours: 8 }))
  await given(busy.accountId, exportQuota.max - 2, start.subtract({ hours: 1 }))

  expect([(await prices(busy)).status, (await promises(busy)).status]).toEqual([200, 200])
  for (const refused of [await prices(busy, 'xlsx'), await promises(busy)])
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ code: 'TOO_MANY', message: expect.stringContaining(String(7 * 60)) }),
    ])
  // What is read on the screen goes on, and so does everybody else.
  expect((await portal.call('GET', '/api/service-desk/prices?size=10', { session: busy })).status).toBe(200)
  expect((await prices(other)).status).toBe(200)
})

test('of a volley no more leave than the quota', async () => {
  const session = await employeeWith(portal, 'price.edit')
  await given(session.accountId, exportQuota.max - 3, start)
  const answers = await Promise.all(Array.from({ length: 8 }, () => portal.call('GET', '/api/service-desk/prices/export', { session })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
})
