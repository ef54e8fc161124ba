import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, truncate } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeChannel } from '#base/server/db/change-hearing.ts'
import { openDatabase } from '#base/server/db/database.ts'
import { jobMessage } from '#base/server/jobs/jobs.ts'
import { sendEmailJob } from '#base/server/mail/emails.ts'
import type { DB } from '#db/schema.ts'
import { type Acknowledged, openForm } from './crash/clients.ts'
import { createVictim, freePort, type Victim } from './crash/server.ts'
import { verify } from './crash/verify.ts'
import { orderFor, samplePdf } from './factories.ts'
import { createFakeMailServer, type FakeMailServer } from './fake-mail-server.ts'
import { addAccount, sessionOf } from './people.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { writeJobs } from './write-jobs.ts'

// SECURITY F37: the backup of docs/operations.md for the embedded database, which has no pg_dump, is restored where everything else is lost.

const password = 'Piros-Alma12'

let folder: string
let backup: string
let server: Victim
let mailServer: FakeMailServer
beforeAll(async () => {
  folder = await temporaryFolder('restore')
  backup = await temporaryFolder('backup')
  mailServer = createFakeMailServer(await freePort())
  await mailServer.comeUp()
  server = createVictim(folder, await freePort(), { LOG_LEVEL: 'silent', SMTP_URL: mailServer.url })
})
afterAll(async () => {
  await server.stop()
  await mailServer.goDown()
  for (const each of [folder, backup]) await rm(each, { recursive: true, force: true })
})

const connection = () => ({ host: path.join(folder, 'postgres-socket'), user: 'portal', database: 'portal' })

/** A look into the database that is over when the server stops: whoever stays connected keeps the embedded database running. */
async function inDatabase<T>(look: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  const { db } = openDatabase<DB>(connection(), { max: 2, onError: () => undefined })
  return look(db).finally(() => db.destroy())
}

/** As operations.md says it. */
const copyAll = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to])

/** A repair under warranty with its paper. */
async function book(): Promise<Acknowledged> {
  const { setup, headers } = await openForm(server.url)
  const order = orderFor(setup) as { serviceRequest: { identifier: string }; customer: { email: string } }
  const bytes = samplePdf(randomUUID(), 50_000)
  const body = new FormData()
  body.set('data', JSON.stringify(order))
  body.append('invoice', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'szamla.pdf')
  const answer = await fetch(`${server.url}/api/customer-requests/pickup-return`, {
    method: 'POST',
    body,
    headers: { ...headers, 'idempotency-key': randomUUID(), language: 'hu' },
  })
  const text = await answer.text()
  expect([answer.status, text]).toEqual([200, expect.stringContaining('crmRequestId')])
  return {
    crmRequestId: (JSON.parse(text) as { data: { crmRequestId: number } }).data.crmRequestId,
    identifier: order.serviceRequest.identifier,
    email: order.customer.email,
    documents: [{ type: 'invoice', sha256: sha256(bytes) }],
    answer: text,
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A warranty card on the page of the request. */
async function upload(booking: Acknowledged): Promise<void> {
  const now = Temporal.Now.instant()
  const { token, cookie } = await inDatabase((db) => sessionOf(db, { kind: 'tracking', requestId: booking.crmRequestId }, now))
  const bytes = samplePdf(randomUUID(), 50_000)
  const body = new FormData()
  body.append('warranty_card', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'jegy.pdf')
  const answer = await fetch(`${server.url}/api/customer-requests/${booking.crmRequestId}/document-upload`, {
    method: 'POST',
    body,
    headers: { token, cookie: `sid_tracking=${cookie}` },
  })
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()])
  booking.documents.push({ type: 'warrantyCard', sha256: sha256(bytes) })
}

async function erase(accountId: number): Promise<void> {
  const { token, cookie } = await inDatabase((db) => sessionOf(db, { kind: 'account', accountId }, Temporal.Now.instant()))
  const answer = await fetch(`${server.url}/api/personal-data/erasure`, {
    method: 'POST',
    body: JSON.stringify({ password }),
    headers: { token, cookie: `sid_account=${cookie}`, 'content-type': 'application/json' },
  })
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()])
}

const lastNameOf = (id: number) =>
  inDatabase(async (db) => (await db.selectFrom('accounts').select('lastName').where('id', '=', id).executeTakeFirstOrThrow()).lastName)

const statusesOf = (bookings: readonly Acknowledged[]) =>
  inDatabase(async (db) => {
    const ids = bookings.map(({ crmRequestId }) => crmRequestId)
    const rows = await db.selectFrom('emails').select('status').where('requestId', 'in', ids).where('kind', '=', 'requests.mailReceived').execute()
    return rows.map(({ status }) => status)
  })

const sentTo = ({ email }: Acknowledged) => mailServer.taken.filter(({ to }) => to === email).map(({ messageId }) => messageId)

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await what()) return
    await wait(100)
  }
  throw new Error('It did not come about within 30 seconds')
}

/** An email that was put off leaves after minutes; nobody waits for that here. */
async function hurry(): Promise<void> {
  const client = new pg.Client(connection())
  await client.connect()
  await client.query(`update jobs.job set start_after = now() where state = 'retry' and name = $1`, [sendEmailJob])
  await client.query('select pg_notify($1, $2)', [changeChannel, jobMessage(sendEmailJob, 'beside')])
  await client.end()
}
const everyEmailLeaves = (bookings: readonly Acknowledged[]) =>
  until(async () => {
    const statuses = await statusesOf(bookings)
    if (statuses.length === bookings.length && statuses.every((status) => status === 'sent')) return true
    await hurry()
    return false
  })

/** What is wrong with what stands in the folder now. */
async function wrongWith(acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const client = new pg.Client(connection())
  await client.connect()
  const checks = await verify(client, folder, acknowledged).finally(() => client.end())
  return checks.filter(({ wrong }) => wrong.length > 0).map(({ name, wrong }) => `${name}: ${JSON.stringify(wrong)}`)
}

/** Everything that was drawn after the bookings is there. */
const sheetsDrawn = (bookings: readonly Acknowledged[]) =>
  until(() =>
    inDatabase(async (db) => {
      const ids = bookings.map(({ crmRequestId }) => crmRequestId)
      const sheets = db.selectFrom('documents').select('fileKey').where('requestId', 'in', ids).where('type', '=', 'handoverDocument')
      return (await sheets.where('fileKey', 'is not', null).execute()).length === ids.length
    }),
  )

test.skipIf(process.platform === 'win32')(
  'a backup of the embedded database brings back everything acknowledged before it',
  { timeout: 180_000 },
  async () => {
    await server.start()
    const [early, late] = await inDatabase(async (db) => [await addAccount(db, { password }), await addAccount(db, { password })] as const)
    const sent = await Promise.all([book(), book(), book()])
    await upload(sent[0] ?? expect.fail())
    await erase(early.id)
    await everyEmailLeaves(sent)
    // This one's email waits in the backup.
    mailServer.mood = 'asksLater'
    const waiting = await book()
    await until(async () => (await statusesOf([waiting])).includes('queued'))
    const before = [...sent, waiting]
    await sheetsDrawn(before)

    expect(await server.stop()).toBe(0)
    await copyAll(folder, backup)

    mailServer.mood = 'takes'
    await server.start()
    const lost = await book()
    await everyEmailLeaves([waiting, lost])
    await erase(late.id)
    const erasures = await inDatabase((db) =>
      db.selectFrom('erasures').select(['accountId', 'requestIds', 'erasedAt', 'byKind', 'byAccountId', 'reason']).execute(),
    )
    expect(erasures).toHaveLength(2)
    await server.stop()
    await rm(folder, { recursive: true })

    const began = Date.now()
    await mkdir(folder)
    await copyAll(backup, folder)
    await server.start()
    expect(Date.now() - began).toBeLessThan(60_000)

    // What waited leaves once more, as the same email; what had left does not.
    await everyEmailLeaves(before)
    expect(sentTo(waiting)).toHaveLength(2)
    expect(new Set(sentTo(waiting)).size).toBe(1)
    expect(sent.map((booking) => sentTo(booking).length)).toEqual([1, 1, 1])

    // Whoever was erased stays so, or is erased again.
    expect([await lastNameOf(early.id), await lastNameOf(late.id)]).toEqual(['', 'Kovács'])
    await inDatabase((db) => db.insertInto('erasures').values(erasures).execute())
    await writeJobs(connection(), 'personalData.eraseAgain', [{}])
    await until(async () => (await lastNameOf(late.id)) === '')

    // Jobs go on, and everything acknowledged before the backup is whole.
    const next = await book()
    await everyEmailLeaves([next])
    await sheetsDrawn([next])
    expect(await wrongWith([...before, next])).toEqual([])
    expect(sent.map((booking) => sentTo(booking).length)).toEqual([1, 1, 1])

    // The drill sees what a backup lacks: a booking that is not in it, half a file, none at all.
    expect(await wrongWith([...before, next, lost])).toEqual([
      expect.stringContaining(lost.identifier),
      expect.stringContaining(`${lost.crmRequestId}: `),
      expect.stringContaining('hand-over sheet'),
    ])
    const { key } = await inDatabase((db) =>
      db
        .selectFrom('documents')
        .innerJoin('storedFiles', 'key', 'fileKey')
        .select('key')
        .where('type', '=', 'warrantyCard')
        .executeTakeFirstOrThrow(),
    )
    await truncate(path.join(folder, 'files', key), 1000)
    expect(await wrongWith([...before, next])).toEqual([expect.stringContaining(`${sent[0]?.crmRequestId}: warrantyCard`)])
    await rm(path.join(folder, 'files'), { recursive: true })
    expect((await wrongWith([...before, next])).join()).toContain('every row its file')
  },
)
