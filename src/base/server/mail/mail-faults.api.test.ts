import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#testing/crash/server.ts'
import { createFakeMailServer, type FakeMailServer } from '#testing/fake-mail-server.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { insertEmail } from './email-store.ts'
import { createMailer } from './mail.ts'
import { sendEmail } from './send-email.ts'

let portal: TestPortal
let server: FakeMailServer
let url: string
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  server = createFakeMailServer(await freePort())
  url = server.url.replace('//', '//portal:old-password@')
  await server.comeUp()
})
afterAll(async () => {
  await server.goDown()
  await portal.stop()
})

let count = 0
async function write(): Promise<string> {
  const id = await insertEmail(portal.db, {
    deduplicationKey: `fault:${++count}`,
    kind: 'test',
    to: `nev${count}@pelda.hu`,
    language: 'hu',
    subject: 'Próba',
    blocks: [],
    html: '<p>őű</p>',
    plain: 'őű',
    now: Temporal.Now.instant(),
  })
  return id ?? ''
}

/** One try, over a connection of its own: the password is said when a connection begins. */
async function send(id: string, isLast = false) {
  const mailer = createMailer({ ...portal.env, SMTP_URL: url })
  const services = {
    db: portal.db,
    files: { readBytes: async () => new Uint8Array() } as never,
    mailer,
    host: 'portal.example',
    now: () => Temporal.Now.instant(),
  }
  await sendEmail(services, id, { isLast }).finally(() => mailer.close())
}
const state = (id: string) =>
  portal.db.selectFrom('emails').select(['status', 'attempts', 'lastError']).where('id', '=', id).executeTakeFirstOrThrow()

test.each(['refusesPassword', 'refusesSender', 'asksLater'] as const)(
  'a server that %s loses no email: it waits with the reason, and leaves afterwards',
  async (mood) => {
    const id = await write()
    server.mood = mood
    for (let tries = 0; tries < 2; tries++) await expect(send(id)).rejects.toThrow()
    expect(await state(id)).toMatchObject({ status: 'queued', attempts: 2, lastError: expect.stringMatching(/refused|later/) })
    server.mood = 'takes'
    await send(id)
    expect(await state(id)).toMatchObject({ status: 'sent', lastError: null })
  },
)

test('nobody listens: the email waits', async () => {
  const id = await write()
  await server.goDown()
  await expect(send(id)).rejects.toThrow()
  expect(await state(id)).toMatchObject({ status: 'queued', lastError: expect.stringContaining('ECONNREFUSED') })
  await server.comeUp()
})

test('a recipient that is refused for good is left to a person', async () => {
  const id = await write()
  server.mood = 'refusesRecipient'
  await send(id)
  expect(await state(id)).toMatchObject({ status: 'failed', attempts: 1 })
})

test('after the last try the email stands as failed in the outbox', async () => {
  const id = await write()
  server.mood = 'refusesPassword'
  await expect(send(id, true)).rejects.toThrow()
  expect((await state(id)).status).toBe('failed')
})
