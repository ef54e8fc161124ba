import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { insertEmail } from './email-store.ts'
import { createMailer, type Mailer } from './mail.ts'
import { sendEmail } from './send-email.ts'

let portal: TestPortal
let server: SMTPServer
let mailer: Mailer
/** How the mail server answers the next emails: with nothing wrong, or with an SMTP code. */
let answers: number[] = []
let received: string[] = []
let connections = 0

beforeAll(async () => {
  portal = await startPortal()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onData: async (stream, _session, done) => {
      const message = await text(stream)
      const code = answers.shift()
      if (code) return done(Object.assign(new Error(`answer ${code}`), { responseCode: code }))
      received.push(message)
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  mailer = createMailer({ ...portal.env, SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
  await portal.stop()
})
beforeEach(() => {
  answers = []
  received = []
})

let count = 0
const write = async (deduplicationKey = `test:${++count}`) =>
  insertEmail(portal.db, {
    deduplicationKey,
    kind: 'test',
    to: 'nev@pelda.hu',
    language: 'hu',
    subject: 'Tűzőgép őrző',
    blocks: [],
    html: '<p>őű</p>',
    plain: 'őű',
    now: Temporal.Instant.from('2026-11-23T08:00:00Z'),
  })
const send = async (id: string | null, { isLast } = { isLast: false }) =>
  sendEmail(
    {
      db: portal.db,
      files: { readBytes: async () => new Uint8Array() } as never,
      mailer,
      host: 'portal.example',
      now: () => Temporal.Now.instant(),
    },
    id ?? '',
    { isLast },
  )
const state = (id: string | null) =>
  portal.db.selectFrom('emails').select(['status', 'attempts', 'lastError']).where('id', '=', id).executeTakeFirstOrThrow()

test('leaves once, under a Message-ID that names the email', async () => {
  const id = await write()
  await send(id)
  await send(id)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain(`Message-ID: <${id}@portal.example>`)
  expect(await state(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null })
})

test('emails share connections: opening one takes longer than sending an email', async () => {
  connections = 0
  for (let i = 0; i < 10; i++) await send(await write())
  expect(received).toHaveLength(10)
  expect(connections).toBeLessThanOrEqual(1)
})

test('a server that asks to try later is tried again, and the repeat is recognisable', async () => {
  const id = await write()
  answers = [451]
  await expect(send(id)).rejects.toThrow()
  expect(await state(id)).toMatchObject({ status: 'queued', attempts: 1 })
  await send(id)
  expect(received[0]).toContain(`Message-ID: <${id}@portal.example>`)
  expect(await state(id)).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a final refusal is kept for a person to look at, and not tried again', async () => {
  const id = await write()
  answers = [550]
  await send(id)
  expect(await state(id)).toMatchObject({ status: 'failed', attempts: 1 })
  await send(id)
  expect(received).toHaveLength(0)
})

test('one email per deduplication key', async () => {
  expect(await write('same')).not.toBeNull()
  expect(await write('same')).toBeNull()
})

test('of two who send at once one does; the other looks again later', async () => {
  const id = await write()
  const outcomes = await Promise.allSettled([send(id), send(id)])
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1)
  expect(received).toHaveLength(1)
  expect(await state(id)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('whoever died while sending is not waited for longer than three minutes and a half', async () => {
  const id = await write()
  const soon = Temporal.Now.instant().add({ seconds: 100 })
  await portal.db.updateTable('emails').set({ sendingUntil: soon }).where('id', '=', id).execute()
  await expect(send(id)).rejects.toThrow()
  expect(received).toHaveLength(0)
  await portal.db
    .updateTable('emails')
    .set({ sendingUntil: soon.subtract({ seconds: 101 }) })
    .where('id', '=', id)
    .execute()
  await send(id)
  expect(received).toHaveLength(1)
})

test('an email held while the mail server was failing stays held', async () => {
  const id = await write()
  answers = [451]
  const failing = send(id)
  await portal.db.updateTable('emails').set({ status: 'held' }).where('id', '=', id).execute()
  await failing.catch(() => undefined)
  expect((await state(id)).status).toBe('held')
  await send(id)
  expect(received).toHaveLength(0)
})

test('what an employee sends again is an email of its own', async () => {
  const id = await write()
  await send(id)
  await portal.db.updateTable('emails').set({ status: 'queued', resends: 1 }).where('id', '=', id).execute()
  await send(id)
  expect(received[1]).toContain(`Message-ID: <${id}.1@portal.example>`)
})
