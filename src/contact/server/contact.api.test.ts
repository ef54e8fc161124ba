import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf } from '#testing/factories.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ CONTACT_EMAIL: 'iroda@ceg.example', CAREERS_EMAIL: 'allas@ceg.example' })
})
afterAll(() => portal.stop())

const message = { topic: 'prices', name: 'Tőrös Űllő', email: 'toros@example.com', subject: 'Mennyibe kerül?', message: 'Egy kijelző.' }
const application = { ...message, topic: 'job', job: 'Szerelő', email: 'allas@example.com' }
const file = (field: string) => ({ field, name: `${field}.pdf`, bytes: samplePdf() })

let key = 0
const send = (body: unknown, files: ReturnType<typeof file>[] = []) =>
  portal.call('POST', '/api/contact-messages', { csrf: true, idempotencyKey: `contact-${key++}`, body, files })

const emailsOf = async (number: string) => (await portal.emails()).filter(({ subject }) => subject.includes(number))

test('a message reaches customer service with its document, and the sender is told without their words', async () => {
  const { status, body } = await send({ ...message, job: 'Szerelő' }, [file('other')])
  expect(status).toBe(200)
  expect(body.data.number).toMatch(/^K-2026-[2-9A-HJ-NP-Z]{6}$/)
  const emails = await emailsOf(body.data.number)
  const confirmation = emails.find(({ recipient }) => recipient === message.email)
  expect(confirmation?.plain).toContain('Árak')
  for (const typed of [message.name, message.subject, message.message]) expect(confirmation?.plain).not.toContain(typed)
  const copy = emails.find(({ recipient }) => recipient === 'iroda@ceg.example')
  expect(copy).toMatchObject({ attachments: [{ name: 'other.pdf', mediaType: 'application/pdf' }] })
  for (const typed of [message.name, message.email, message.subject, message.message]) expect(copy?.plain).toContain(typed)
  expect(await portal.db.selectFrom('contactMessages').select('job').where('number', '=', body.data.number).executeTakeFirst()).toEqual({ job: null })
})

test('an application goes to the careers address with its CV, and the outbox of the desk shows nothing of it', async () => {
  const { body } = await send(application, [file('cv'), file('other')])
  const copy = (await emailsOf(body.data.number)).find(({ recipient }) => recipient === 'allas@ceg.example')
  expect(copy?.attachments).toHaveLength(2)
  const row = portal.db.selectFrom('emails').select('opensAccess').where('deduplicationKey', 'like', 'contactToCompany:%').orderBy('createdAt')
  expect(await row.execute()).toEqual([{ opensAccess: false }, { opensAccess: true }])
  expect(copy?.plain).toContain('Szerelő')
})

test.each([
  ['nothing at all', {}, [], ['topic', 'name', 'email', 'subject', 'message']],
  ['a topic nobody knows', { ...message, topic: 'x' }, [], ['topic']],
  ['two lines as a subject', { ...message, subject: 'a\nb' }, [], ['subject']],
  ['a CV without an application', message, [file('cv')], ['cv']],
] as const)('%s is refused and nothing is kept', async (_, body, files, fields) => {
  const count = () =>
    portal.db
      .selectFrom('contactMessages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  const answer = await send(body, [...files])
  expect(answer.status).toBe(422)
  expect(answer.body.fields.map(({ path }: { path: string }) => path)).toEqual(fields)
  expect(await count()).toEqual(before)
})
