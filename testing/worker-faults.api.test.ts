import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVictim, freePort, type Victim } from './crash/server.ts'
import { book } from './factories.ts'
import { type FakeGls, glsSettings, startFakeGls } from './fake-courier.ts'
import { createFakeMailServer, type FakeMailServer } from './fake-mail-server.ts'
import { sessionOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// The world outside fails and the worker is killed while it waits for it; afterwards everything has happened once. What a single email
// or a single order does when its server misbehaves is in send-email.api.test.ts and courier-trouble.api.test.ts.

let portal: TestPortal
let gls: FakeGls
let post: FakeMailServer
let worker: Victim
beforeAll(async () => {
  gls = await startFakeGls()
  post = createFakeMailServer(await freePort())
  // Customers are served by one process, jobs are done by another.
  portal = await startPortal({ ROLE: 'web', ...glsSettings(gls.url) })
  worker = createVictim(portal.env.DATA_DIR, await freePort(), {
    ROLE: 'worker',
    DATABASE_URL: portal.env.DATABASE_URL ?? '',
    SMTP_URL: post.url,
    LOG_LEVEL: 'fatal',
    PUBLIC_URL: portal.env.PUBLIC_URL,
    ...glsSettings(gls.url),
  })
})
afterAll(async () => {
  await worker.kill()
  await post.goDown()
  await portal.stop()
  await gls.stop()
})

async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 20) {
  for (let tries = 0; tries < seconds * 20; tries++) {
    if (await holds()) return
    await wait(50)
  }
  throw new Error(`In vain waited until ${what}`)
}

/** A new worker, hours later: the jobs of the dead one have been given up, and whatever waits, between two tries or for its hour, may go on. */
async function startHoursLater() {
  await sql`update jobs.job set state = 'retry' where state = 'active' and left(name, 2) <> '__'`.execute(portal.db)
  await sql`update jobs.job set start_after = now() where state in ('created', 'retry') and left(name, 2) <> '__'`.execute(portal.db)
  await sql`update shipments set asked_until = now() where asked_until is not null`.execute(portal.db)
  await sql`update emails set sending_until = now() where sending_until is not null`.execute(portal.db)
  await worker.start()
}

/** Nothing fails any more; what waits for its next try is not waited for. */
async function everythingDone() {
  for (let nights = 0; nights < 5 && !(await idle()); nights++) {
    await worker.kill()
    await startHoursLater()
    for (let tries = 0; tries < 100 && (await count('created')) + (await count('active')) > 0; tries++) await wait(50)
    // Written by the last one.
    await wait(200)
  }
  const { rows } =
    await sql`select name, state, output from jobs.job where state in ('created', 'retry', 'active') and left(name, 2) <> '__'`.execute(portal.db)
  expect(rows).toEqual([])
}
const count = async (state: string, name = '%') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job where state = ${state} and name like ${name}`.execute(portal.db)
  return rows[0]?.n ?? 0
}
const idle = async () => (await count('created')) + (await count('retry')) + (await count('active')) === 0

const emails = () => portal.db.selectFrom('emails').select(['id', 'deduplicationKey', 'status', 'recipient', 'kind']).execute()
const statesOf = (ids: readonly number[]) =>
  portal.db.selectFrom('requests').select(['id', 'status', 'outcome']).where('id', 'in', ids).orderBy('id').execute()
const parcelsOf = (id: number) => gls.parcels.filter(({ ClientReference }) => ClientReference.startsWith(`${id}-`))

async function cancel(id: number) {
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  const { status } = await portal.call('POST', `/api/customer-requests/${id}/cancel`, { session, body: { reason: 'changedMind' } })
  expect(status).toBe(200)
}

test('emails and parcels of five customers, one each, after everything failed', { timeout: 120_000 }, async () => {
  gls.misbehave = () => ({ status: 503, body: {} })
  const booked: number[] = []
  for (let i = 0; i < 5; i++) booked.push((await book(portal)).crmRequestId)
  const [calledOff = 0, ...remaining] = booked

  // Nobody listens at the mail server's port, and the courier is down although it has taken the orders.
  await worker.start()
  await until('every email and every order was tried', async () => (await count('retry')) >= 10)
  expect(post.taken).toEqual([])
  expect((await emails()).filter(({ status }) => status !== 'queued')).toEqual([])
  await worker.kill()

  // One changes their mind meanwhile; the worker dies while mail server and courier still have its calls in hand.
  await cancel(calledOff)
  await post.comeUp()
  post.mood = 'holds'
  gls.misbehave = () => 'held'
  const asked = gls.asked.length
  await startHoursLater()
  await until('both were asked', () => post.unanswered > 0 && gls.asked.length > asked)
  await worker.kill()
  expect(await count('active')).toBeGreaterThan(0)

  // The mail server is busy, the courier works again, and the worker is killed at any moment.
  post.mood = 'asksLater'
  gls.misbehave = undefined
  for (const milliseconds of [50, 400]) {
    await startHoursLater()
    await wait(milliseconds)
    await worker.kill()
  }

  post.mood = 'takes'
  await everythingDone()

  const written = await emails()
  expect(written.filter(({ status }) => status !== 'sent')).toEqual([])
  expect(written.map(({ kind }) => kind).filter((kind) => kind === 'requests.mailReceived')).toHaveLength(5)
  expect(written.filter(({ kind }) => kind === 'requests.mailCancelled')).toHaveLength(1)
  expect(new Set(written.map(({ deduplicationKey }) => deduplicationKey)).size).toBe(written.length)
  // As they came in at the mail server.
  expect(post.taken.map(({ messageId }) => messageId).toSorted()).toEqual(written.map(({ id }) => `<${id}@localhost>`).toSorted())

  expect((await statesOf(remaining)).map(({ status }) => status)).toEqual(remaining.map(() => 'DELIVERY_IN_ORDERED'))
  expect(remaining.map((id) => parcelsOf(id).map(({ deleted }) => deleted))).toEqual(remaining.map(() => [false]))
  expect(parcelsOf(calledOff).filter(({ deleted }) => !deleted)).toEqual([])
  const steps = await portal.db
    .selectFrom('requestHistory')
    .select('requestId')
    .where('step', '=', 'orderPickup')
    .where('requestId', 'in', booked)
    .execute()
  expect(steps.map(({ requestId }) => requestId).toSorted()).toEqual(remaining.toSorted())
})

test('an email that was taken while the worker died comes once more, under the same Message-ID', { timeout: 60_000 }, async () => {
  const before = post.taken.length
  post.mood = 'takesSilently'
  const { crmRequestId, order } = await book(portal)
  await until('the mail server has it', () => post.taken.length > before)
  await worker.kill()
  post.mood = 'takes'
  await everythingDone()
  const { customer } = order as { customer: { email: string } }
  const [sent, ...more] = (await emails()).filter(({ recipient, kind }) => recipient === customer.email && kind === 'requests.mailReceived')
  expect([sent?.status, sent?.deduplicationKey.includes(String(crmRequestId)), more]).toEqual(['sent', true, []])
  // The booking has several emails; which was under way when the worker died is chance. A mail server drops what it has under a name already.
  const taken = post.taken.slice(before).map(({ messageId }) => messageId)
  expect(taken.filter((messageId) => messageId === taken[0])).toHaveLength(2)
  const written = (await emails()).filter(({ recipient }) => recipient === customer.email)
  expect([...new Set(taken)].toSorted()).toEqual(written.map(({ id }) => `<${id}@localhost>`).toSorted())
})
