import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertApiKey } from '#testing/insert-api-key.ts'
import { workbench } from '#testing/job-context.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { dueNotice } from '../key-notice.ts'
import { keyEndsEmail } from './key-ends.email.ts'
import { noticeEndingKeys } from './notice-ending-keys.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

test('the notice of a day: two weeks before, three days before, and on it', () => {
  const of = (day: string) => dueNotice(day, '2026-12-20')
  expect([of('2026-12-05'), of('2026-12-06'), of('2026-12-16'), of('2026-12-17'), of('2026-12-19'), of('2026-12-20'), of('2026-12-21')]).toEqual([
    ...[null, 'twoWeeks', 'twoWeeks', 'threeDays', 'threeDays', 'today', null],
  ])
})

test('administrators are mailed each notice once; nobody of a key that was revoked or that ends later', async () => {
  const expiresAt = Temporal.Instant.from('2026-12-20T10:00:00Z')
  const { accountId, email, keyId } = await insertApiKey(portal.db, { scopes: ['orders'], expiresAt, name: 'Webáruház' })
  await insertApiKey(portal.db, { scopes: ['orders'], expiresAt, revokedAt: Temporal.Instant.from('2026-11-30T10:00:00Z') })
  await insertApiKey(portal.db, { scopes: ['orders'], expiresAt: Temporal.Instant.from('2027-03-01T10:00:00Z') })
  const bench = await workbench(portal)
  const on = async (day: string, hour = '09') => {
    const at = bench.at(`${day}T${hour}:10:00Z`)
    await noticeEndingKeys(at)
    for (const { job, data } of bench.jobs.splice(0)) if (job === keyEndsEmail.job) await keyEndsEmail.run(at, data as never)
    bench.jobs.length = 0
  }
  for (const day of ['2026-12-01', '2026-12-06', '2026-12-07', '2026-12-18', '2026-12-20']) await on(day)
  await on('2026-12-20', '08')
  await on('2026-12-21')
  const mails = await portal.db.selectFrom('emails').select(['recipient', 'subject', 'plain']).orderBy('createdAt').execute()
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [email, 'Hamarosan lejár egy API-kulcs, Mobilfutár portál'],
    [email, 'Hamarosan lejár egy API-kulcs, Mobilfutár portál'],
    [email, 'Ma lejár egy API-kulcs, Mobilfutár portál'],
  ])
  expect(mails.every(({ plain }) => plain.includes('Webáruház') && plain.includes('december 20'))).toBe(true)
  // A new term begins anew.
  await portal.db
    .updateTable('apiKeys')
    .set({ expiresAt: Temporal.Instant.from('2027-12-20T10:00:00Z') })
    .where('id', '=', keyId)
    .execute()
  const later = bench.at('2027-12-10T09:10:00Z')
  await noticeEndingKeys(later)
  expect(bench.jobs.map(({ data }) => data)).toEqual([expect.objectContaining({ keyId, accountId, notice: 'twoWeeks' })])
})
