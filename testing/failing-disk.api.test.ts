import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from 'prom-client'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#base/server/files/files.ts'
import { sweepFiles } from '#base/server/files/sweep-files.ts'
import { createLog } from '#base/server/log.ts'
import { watchFiles } from '#base/server/operations/file-metrics.ts'
import type { DB } from '#db/schema.ts'
import { orderFor, type Setup, samplePdf, serviceEntries, setupOf } from './factories.ts'
import { type FailingDisk, type Failure, failingDisk, storing, taking } from './failing-disk.ts'
import { insertRequest } from './insert-request.ts'
import { sessionOf } from './people.ts'
import { type CallAnswer, startPortal, type TestPortal } from './portal.ts'

// SECURITY F06, F08, F09: the disk is full, breaks, or a call on a file fails while people send papers and photos.

let first: TestPortal
/** The process that answers: another one on the same database and folder, once the first stores nothing more. */
let portal: TestPortal
let disk: FailingDisk
let setup: Setup
let photo: Buffer
const silent = createLog('silent')
beforeAll(async () => {
  first = await startPortal({ ROLE: 'web' }, silent)
  portal = first
  disk = await failingDisk(first.env.DATA_DIR)
  setup = await setupOf(portal, serviceEntries.warranty)
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#224488' } })
    .png()
    .toBuffer()
})
afterEach(() => disk.mend())
afterAll(async () => {
  disk.restore()
  if (portal !== first) await portal.stop()
  await first.stop()
})

async function startAnew() {
  if (portal !== first) await portal.stop()
  const { DATABASE_URL = '', DATA_DIR } = first.env
  portal = await startPortal({ ROLE: 'web', DATABASE_URL, DATA_DIR }, silent)
}

const filesUnder = async (folder: string) => {
  const entries = await readdir(path.join(first.env.DATA_DIR, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const under = (entry: (typeof entries)[number]) => path.relative(path.join(first.env.DATA_DIR, folder), path.join(entry.parentPath, entry.name))
  return entries
    .filter((entry) => entry.isFile())
    .map(under)
    .sort()
}

const seen = new Set<string>()

/** Every row has its file, byte for byte, every file its row, and nothing is left of what arrived. */
async function expectWhole() {
  const rows = await first.db.selectFrom('storedFiles').select(['key', 'sha256']).orderBy('key').execute()
  expect(await filesUnder('files')).toEqual(rows.map(({ key }) => key).sort())
  // An answer does not wait for its upload to be removed.
  await expect.poll(() => filesUnder('incoming')).toEqual([])
  for (const { key, sha256 } of rows.filter((row) => !seen.has(row.key))) {
    seen.add(key)
    const bytes = await readFile(path.join(first.env.DATA_DIR, 'files', key))
    expect(createHash('sha256').update(bytes).digest().equals(sha256)).toBe(true)
  }
}

async function counts() {
  const of = async (table: 'requests' | 'documents' | 'requestMessages' | 'storedFiles' | 'idempotencyKeys' | 'emails') =>
    Number(
      (
        await first.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const [requests, documents, messages, files, keys, emails] = await Promise.all([
    of('requests'),
    of('documents'),
    of('requestMessages'),
    of('storedFiles'),
    of('idempotencyKeys'),
    of('emails'),
  ])
  return { requests, documents, messages, files, keys, emails }
}

/** One thing somebody sends with a file; sent again it is the same call, under the same key. */
type Sending = () => Promise<CallAnswer>

const sendings: Record<string, () => Promise<Sending>> = {
  'a booking with its paper': async () => {
    const body = orderFor(setup)
    const idempotencyKey = crypto.randomUUID()
    const files = [{ field: 'invoice', name: 'szamla.pdf', bytes: samplePdf(idempotencyKey, 100_000) }]
    // One form, and its cookie, for every try: that is whose key it is.
    const form = await portal.call('GET', '/api/create-csrf-token')
    const [cookie] = Object.entries(form.cookies).map(([name, value]) => `${name}=${value}`)
    const headers = { 'x-csrf-token': form.body.data.token as string, cookie: cookie ?? '' }
    return () => portal.call('POST', '/api/customer-requests/pickup-return', { headers, body, files, idempotencyKey })
  },
  'a paper on the page of a request': async () => {
    const id = await insertRequest(first.db)
    const session = await sessionOf(first.db, { kind: 'tracking', requestId: id })
    const files = [
      { field: 'invoice', name: 'szamla.pdf', bytes: samplePdf(`a ${id}`, 100_000) },
      { field: 'warranty_card', name: 'jegy.pdf', bytes: samplePdf(`b ${id}`) },
    ]
    return () => portal.call('POST', `/api/customer-requests/${id}/document-upload`, { session, body: {}, files })
  },
  'a message with its photo': async () => {
    const id = await insertRequest(first.db)
    const session = await sessionOf(first.db, { kind: 'tracking', requestId: id })
    const files = [{ field: 'photos[]', name: 'kijelző.png', bytes: photo }]
    const idempotencyKey = crypto.randomUUID()
    const body = { text: 'Nézze meg', seen: 0 }
    return () => portal.call('POST', `/api/customer-requests/${id}/messages`, { session, body, files, idempotencyKey })
  },
}

const full = {
  status: 507,
  code: 'STORAGE_FULL',
  message: 'A fájlokat most nem tudjuk tárolni, a kérését nem rögzítettük. Próbálja meg később.',
}
const expectedOf: Record<Failure, object> = { ENOSPC: full, EIO: full, EMFILE: { status: 503, code: 'OVERLOADED' } }

const cases = Object.entries(sendings).flatMap(([what, make], index) =>
  // A call that fails alone is met alike whatever it says, so EMFILE is tried with one of them.
  (['ENOSPC', 'EIO', ...(index === 0 ? (['EMFILE'] as const) : [])] as const).map((code) => [what, code, make] as const),
)

test.each(cases)(
  '%s, while a call on a file fails with %s, each in its turn, is taken whole or refused whole',
  { timeout: 60_000 },
  async (_what, code, make) => {
    const calls: Record<string, number> = {}
    for (const name of code === 'ENOSPC' ? taking : storing) {
      let at = 0
      do at += 1
      while (await sendWhileFailing(code, name, at, await make()))
      if (at > 1) calls[name] = at - 1
    }
    const needed = code === 'ENOSPC' ? ['create', 'write', 'link', 'mkdir'] : ['create', 'write', 'close', 'sync', 'open', 'mkdir']
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(needed))
  },
)

/** Sends while the `at`-th call of this name fails, and again once it does not. @returns whether anything came as far as that call */
async function sendWhileFailing(code: Failure, name: string, at: number, send: Sending) {
  const before = await counts()
  // It is made again with the next upload, and that may fail too.
  await rm(path.join(first.env.DATA_DIR, 'incoming'), { recursive: true, force: true })
  disk.fail(code, name, at)
  const began = performance.now()
  const answer = await send()
  // Whoever only reads notices nothing.
  expect((await portal.call('GET', `/api/booking-setup?${serviceEntries.warranty}`)).status).toBe(200)
  expect((await portal.call('GET', '/healthz')).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(5000)
  const failed = disk.mend()
  await expectWhole()
  if (failed === undefined) {
    expect([name, at, answer.status]).toEqual([name, at, 200])
    return false
  }
  if (answer.status === 200) return true
  expect({ failed, ...answer.body }).toMatchObject({ failed, ...expectedOf[code] })
  expect(await counts()).toEqual(before)

  // After an fsync that failed nothing is stored by this process any more, and the next one goes on.
  if (code === 'EIO' && failed === 'sync') {
    expect((await send()).body).toMatchObject(full)
    expect(await counts()).toEqual(before)
    await expectWhole()
    // It says so, and stays in the load balancer for whoever reads.
    expect((await portal.call('GET', '/readyz')).body).toEqual({ status: 200, database: true, storesFiles: false })
    await startAnew()
    expect((await portal.call('GET', '/readyz')).body).toEqual({ status: 200, database: true, storesFiles: true })
  }
  const again = await send()
  expect([failed, again.status]).toEqual([failed, 200])
  const done = await counts()
  expect(done.files).toBeGreaterThan(before.files)
  if (done.keys > before.keys) {
    expect((await send()).body).toEqual(again.body)
    expect(await counts()).toEqual(done)
  }
  await expectWhole()
  return true
}

test.each(['EIO', 'ENOSPC'] as const)('a document of our own that was not written whole (%s) leaves nothing behind', async (code) => {
  const files = await openFiles(first.env)
  const registry = new Registry()
  watchFiles(registry, files)
  const said = async () => /^portal_files_stored \d$/m.exec(await registry.metrics())?.[0]
  expect(await said()).toBe('portal_files_stored 1')
  for (const name of ['create', 'writeFile', 'sync']) {
    disk.failAll(code, name)
    await expect(files.storeBytes(Buffer.from('A számla'))).rejects.toMatchObject({ code })
    expect(disk.mend()).toBe(name)
    await expectWhole()
  }
  if (code === 'EIO') await expect(files.storeBytes(Buffer.from('x'))).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  else await files.remove(await files.storeBytes(Buffer.from('x')))
  // A full disk is over by itself, so it is no reason to start anything again.
  expect(await said()).toBe(`portal_files_stored ${code === 'EIO' ? 0 : 1}`)
  await expectWhole()
})

test('what was done is acknowledged although its upload cannot be removed, and the sweeper removes it', async () => {
  const send = (await sendings['a message with its photo']?.()) ?? expect.fail()
  disk.failAll('EIO', 'unlink')
  expect((await send()).status).toBe(200)
  expect(disk.mend()).toBe('unlink')
  expect(await filesUnder('incoming')).toHaveLength(1)
  const files = await openFiles(first.env)
  await sweepFiles<DB>({ tx: first.db, env: first.env, files, log: silent, now: Temporal.Now.instant().add({ hours: 2 }) })
  await expectWhole()
})
