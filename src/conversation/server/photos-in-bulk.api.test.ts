import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let photo: Buffer
beforeAll(async () => {
  portal = await startPortal()
  photo = await sharp({ create: { width: 7680, height: 7680, channels: 3, background: '#224488' } })
    .png()
    .toBuffer()
})
afterAll(() => portal.stop())

async function writer() {
  const id = await insertRequest(portal.db)
  return { id, session: await sessionOf(portal.db, { kind: 'tracking', requestId: id }) }
}

const write = ({ id, session }: Awaited<ReturnType<typeof writer>>) =>
  portal.call('POST', `/api/customer-requests/${id}/messages`, {
    body: { text: 'Nézze meg', seen: 0 },
    files: [{ field: 'photos[]', name: 'kijelző.png', bytes: photo }],
    idempotencyKey: crypto.randomUUID(),
    session,
  })

/** The longest time (ms) for which a transaction of this database has been open. */
async function maxTransactionMs(): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select coalesce(max(extract(epoch from clock_timestamp() - xact_start) * 1000), 0)::int as ms
    from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(portal.db)
  return rows[0]?.ms ?? 0
}

/** What somebody else waits meanwhile: the longest answer (ms), its status, the longest transaction (ms). */
async function watch({ id, session }: Awaited<ReturnType<typeof writer>>, isOver: () => boolean) {
  const seen = { longest: 0, statuses: new Set<number>(), transaction: 0 }
  while (!isOver()) {
    const began = performance.now()
    const { status } = await portal.call('GET', `/api/customer-requests/${id}/messages`, { session })
    seen.longest = Math.max(seen.longest, performance.now() - began)
    seen.statuses.add(status)
    seen.transaction = Math.max(seen.transaction, await maxTransactionMs())
    await sleep(50)
  }
  return seen
}

test('54 messages at once, each with a photo of 59 million pixels, are stored or told to come again, and nobody else waits', {
  timeout: 120_000,
}, async () => {
  const reader = await writer()
  const writers = await Promise.all(Array.from({ length: 54 }, writer))
  let isOver = false
  const watched = watch(reader, () => isOver)
  const answers = await Promise.all(writers.map(write))
  isOver = true

  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.body.code).toBe('OVERLOADED')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  const stored = await portal.db.selectFrom('storedFiles').select(['mediaType', 'size']).execute()
  expect(stored).toHaveLength(statuses.filter((status) => status === 200).length)
  expect(stored[0]?.mediaType).toBe('image/jpeg')

  const { longest, statuses: others, transaction } = await watched
  expect(others).toEqual(new Set([200]))
  expect(longest).toBeLessThan(2000)
  expect(transaction).toBeLessThan(1000)
})

test('where work finds no free connection it is an overload, not a fault, and what is read is still answered', { timeout: 30_000 }, async () => {
  const { id, session } = await writer()
  const messages = `/api/customer-requests/${id}/messages`
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const holders = Array.from({ length: 10 }, () => portal.db.transaction().execute(() => held))
  const { status: read } = await portal.call('GET', messages, { session })
  const { status, headers } = await portal.call('POST', messages, {
    body: { text: 'Nézze meg', seen: 0 },
    idempotencyKey: crypto.randomUUID(),
    session,
  })
  release()
  await Promise.all(holders)
  expect([read, status, headers['retry-after']]).toEqual([200, 503, '5'])
})
