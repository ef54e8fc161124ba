import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { samplePdf } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let clerk: Session & { accountId: number }
/** Sees requests, may not answer. */
let receiver: Session
let photo: Buffer
beforeAll(async () => {
  portal = await startPortal()
  clerk = await employeeWith(portal, 'request.queue', 'message.reply')
  receiver = await employeeWith(portal, 'request.queue')
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#224488' } })
    .withExifMerge({ IFD0: { Make: 'TITKOS' } })
    .png()
    .toBuffer()
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow(start.toString()))

const customerOf = (id: number, now?: Temporal.Instant) => sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
async function talk(row: Parameters<typeof insertRequest>[1] = {}) {
  const id = await insertRequest(portal.db, row)
  return { id, customer: await customerOf(id) }
}
const at = (minutes: number) => portal.setNow(start.add({ minutes }).toString())

type File = { field: string; name: string; bytes: Uint8Array }
const write = (
  id: number,
  session: Session | undefined,
  text: string,
  { seen = 0, files = [] as File[], key = crypto.randomUUID() as string } = {},
) =>
  portal.call('POST', `/api/customer-requests/${id}/messages`, {
    body: { text, seen },
    files,
    idempotencyKey: key,
    ...(session ? { session } : {}),
  })
const read = async (id: number, session: Session, query = '') =>
  (await portal.call('GET', `/api/customer-requests/${id}/messages${query}`, { session })).body.data
const mark = (id: number, session: Session, seen: number) =>
  portal.call('PUT', `/api/customer-requests/${id}/messages/read`, { session, body: { seen } })
const textsIn = (thread: { messages: { text: string }[] }) => thread.messages.map(({ text }) => text)
const waitingSince = async (id: number) => (await read(id, clerk)).waitingSince

describe('a thread', () => {
  test('holds what both sides wrote, each as the other side may know it', async () => {
    const { id, customer } = await talk()
    const first = await write(id, customer, '  Mikorra lesz kész?\r\nKöszönöm ')
    expect(first.body.data.message).toEqual({
      id: expect.any(Number),
      at: '2026-11-23T08:00:00Z',
      side: 'customer',
      name: null,
      text: 'Mikorra lesz kész?\nKöszönöm',
      attachments: [],
      isNew: false,
      isSeen: false,
    })
    const question = first.body.data.message.id
    at(5)
    expect((await write(id, clerk, 'Holnapra.', { seen: question })).status).toBe(200)

    const forCustomer = await read(id, customer)
    expect(forCustomer).toMatchObject({
      side: 'customer',
      hasEarlier: false,
      unread: 1,
      waitingSince: null,
      writeUntil: null,
      may: { write: true, settle: false },
    })
    expect(forCustomer.messages).toMatchObject([
      { side: 'customer', name: null, isNew: false, isSeen: true },
      { side: 'staff', name: 'Anna', text: 'Holnapra.', isNew: true, isSeen: false },
    ])
    const forStaff = await read(id, receiver)
    expect(forStaff).toMatchObject({ side: 'staff', unread: 0, waitingSince: null, may: { write: false, settle: false } })
    expect(forStaff.messages[1]).toMatchObject({ name: 'Kovács Anna', isNew: false })
  })

  test('comes page by page from the newest back', async () => {
    const { id, customer } = await talk()
    for (const text of ['1', '2', '3', '4', '5']) await write(id, customer, text)
    const newest = await read(id, customer, '?size=2')
    expect([textsIn(newest), newest.hasEarlier]).toEqual([['4', '5'], true])
    const earlier = await read(id, customer, `?size=3&before=${newest.messages[0].id}`)
    expect([textsIn(earlier), earlier.hasEarlier]).toEqual([['1', '2', '3'], false])
    for (const query of ['?before=x', '?size=0', '?size=101', '?from=1'])
      expect((await portal.call('GET', `/api/customer-requests/${id}/messages${query}`, { session: customer })).status, query).toBeGreaterThanOrEqual(
        404,
      )
  })

  test('counts what is unread until it is marked, and never back', async () => {
    const { id, customer } = await talk()
    const [one, two] = [await write(id, clerk, 'Egy'), await write(id, clerk, 'Kettő')].map(({ body }) => body.data.message.id)
    expect((await read(id, customer)).unread).toBe(2)
    expect((await mark(id, customer, one)).body.data).toEqual({ unread: 1 })
    expect((await read(id, clerk)).messages.map(({ isSeen }: { isSeen: boolean }) => isSeen)).toEqual([true, false])
    expect((await mark(id, customer, two + 1_000_000)).body.data).toEqual({ unread: 0 })
    expect((await mark(id, customer, one)).body.data).toEqual({ unread: 0 })
    // A mark from the future would have hidden what comes next.
    await write(id, clerk, 'Három')
    expect((await read(id, customer)).unread).toBe(1)
  })

  test('is read for the desk by those who may answer', async () => {
    const { id, customer } = await talk()
    const { message } = (await write(id, customer, 'Itt van?')).body.data
    expect((await mark(id, receiver, message.id)).body.data).toEqual({ unread: 1 })
    expect((await read(id, customer)).messages[0].isSeen).toBe(false)
    expect((await mark(id, clerk, message.id)).body.data).toEqual({ unread: 0 })
    expect((await read(id, customer)).messages[0].isSeen).toBe(true)
  })

  test('keeps every row as it was written', async () => {
    const { id, customer } = await talk()
    await write(id, customer, 'Maradok.', { files: [{ field: 'papers[]', name: 'a.pdf', bytes: samplePdf() }] })
    await expect(portal.db.updateTable('requestMessages').set({ text: 'Más' }).where('requestId', '=', id).execute()).rejects.toThrow('never changed')
    await expect(portal.db.deleteFrom('requestMessageAttachments').execute()).rejects.toThrow('never changed')
  })
})

describe('writing', () => {
  test.each([
    ['nothing', '', [], 'text', 'REQUIRED'],
    ['blanks', ' \n ', [], 'text', 'REQUIRED'],
    ['too much', 'á'.repeat(3001), [], 'text', 'TEXT_TOO_LONG'],
    ['a control character', 'a\u0007b', [], 'text', 'TEXT_NOT_PLAIN'],
    ['four files', 'Képek', ['photos[]', 'photos[]', 'papers[]', 'papers[]'], 'attachments', 'ATTACHMENTS_TOO_MANY'],
  ])('%s is refused', async (_what, text, fields, path, code) => {
    const { id, customer } = await talk()
    const files = fields.map((field) => ({ field, name: 'a', bytes: field === 'photos[]' ? photo : samplePdf() }))
    const { body } = await write(id, customer, text, { files })
    expect(body).toMatchObject({ status: 422, fields: [{ path, code }] })
    expect((await read(id, customer)).messages).toEqual([])
  })

  test('3000 characters are taken, whatever they are', async () => {
    const { id, customer } = await talk()
    const text = `<b>${'😀'.repeat(2993)}</b>`
    expect((await write(id, customer, text)).body.data.message.text).toBe(text)
  })

  test('happens once per key, however often it is sent at once', async () => {
    const { id, customer } = await talk()
    const key = crypto.randomUUID()
    const files = [{ field: 'photos[]', name: 'hiba.png', bytes: photo }]
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(id, customer, 'Kétszer kattintottam', { key, files })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await read(id, customer)).messages).toHaveLength(1)
    expect((await write(id, customer, 'Más szöveg', { key })).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await write(id, customer, 'Nincs kulcs', { key: '' })).body.code).toBe('IDEMPOTENCY_KEY_REQUIRED')
  })

  test('of many at once keeps every message, in an order the marks can trust', async () => {
    const { id, customer } = await talk()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => write(id, n % 3 === 0 ? clerk : customer, `${n}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const { messages, unread } = await read(id, customer)
    expect(messages).toHaveLength(12)
    expect(unread).toBe(4)
    expect(await waitingSince(id)).toBe('2026-11-23T08:00:00Z')
  })

  test('an employee needs the key, and writes as the company; the owner of a request is its customer', async () => {
    const { id } = await talk()
    expect((await write(id, receiver, 'Nem szabad')).body).toMatchObject({ status: 403, code: 'UNAUTHORISED' })
    const own = await insertRequest(portal.db, { accountId: clerk.accountId })
    expect((await write(own, clerk, 'A saját készülékem')).body.data.message).toMatchObject({ side: 'customer', name: null })
    expect((await read(own, clerk)).side).toBe('customer')
    const replyOnly = await employeeWith(portal, 'message.reply')
    expect((await write(id, replyOnly, 'Nem látom')).status).toBe(404)
  })

  test('the account that owns the request is the customer', async () => {
    const { id: accountId } = await addAccount(portal.db)
    const owner = await sessionOf(portal.db, { kind: 'account', accountId })
    const id = await insertRequest(portal.db, { accountId })
    expect((await write(id, owner, 'Fiókból')).body.data.message.side).toBe('customer')
    expect(await portal.db.selectFrom('requestMessages').select('byAccountId').where('requestId', '=', id).execute()).toEqual([
      { byAccountId: accountId },
    ])
  })

  test.each([
    ['2027-01-22T22:59:59Z', true],
    ['2027-01-22T23:00:00Z', false],
  ])('to a closed request at %s is possible: %s', async (moment, possible) => {
    const { id } = await talk({ status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: Temporal.Instant.from('2026-11-23T20:00:00Z') })
    const now = Temporal.Instant.from(moment)
    portal.setNow(moment)
    const customer = await customerOf(id, now)
    expect(await read(id, customer)).toMatchObject({ writeUntil: '2027-01-22', isOver: !possible, may: { write: possible } })
    const { body } = await write(id, customer, 'Még valami')
    expect(body).toMatchObject(
      possible ? { status: 200 } : { status: 409, code: 'CONVERSATION_CLOSED', message: expect.stringContaining('60 napig') },
    )
  })

  test('is counted per request: a new link opens no new service entry', async () => {
    const guarded = await startPortal({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
    try {
      const id = await insertRequest(guarded.db)
      const send = async (n: number, files: File[] = []) => {
        const session = await sessionOf(guarded.db, { kind: 'tracking', requestId: id })
        const headers = { 'x-forwarded-for': `10.0.0.${n}` }
        return guarded.call('POST', `/api/customer-requests/${id}/messages`, {
          session,
          headers,
          body: { text: `${n}`, seen: 0 },
          files,
          idempotencyKey: crypto.randomUUID(),
        })
      }
      const three = Array.from({ length: 3 }, () => ({ field: 'papers[]', name: 'a.pdf', bytes: samplePdf() }))
      for (let n = 0; n < 10; n++) expect((await send(n, three)).status).toBe(200)
      expect((await send(10, three)).body).toMatchObject({ status: 429, code: 'TOO_MANY' })
      for (let n = 10; n < 30; n++) expect((await send(n)).status).toBe(200)
      expect((await send(30)).status).toBe(429)
    } finally {
      await guarded.stop()
    }
  })
})

describe('an attachment', () => {
  const files = [
    { field: 'photos[]', name: 'törött kijelző.png', bytes: new Uint8Array() },
    { field: 'papers[]', name: 'számla.pdf', bytes: samplePdf() },
  ]
  const withPhoto = () => files.map((file) => (file.field === 'photos[]' ? { ...file, bytes: photo } : file))
  const open = (id: number, session: Session | undefined, messageId: number | string, n: number | string) =>
    portal.call('GET', `/api/customer-requests/${id}/messages/${messageId}/attachments/${n}`, session ? { session } : {})

  test('needs no words; a photo is drawn anew, a PDF stays as it is', async () => {
    const { id, customer } = await talk()
    const { message } = (await write(id, customer, '', { files: withPhoto() })).body.data
    expect(message.attachments).toEqual([
      { n: 1, name: 'törött kijelző.jpg', kind: 'photo', bytes: expect.any(Number) },
      { n: 2, name: 'számla.pdf', kind: 'pdf', bytes: samplePdf().length },
    ])
    const picture = await open(id, clerk, message.id, 1)
    expect(picture.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(picture.bytes.includes('TITKOS')).toBe(false)
    expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(picture.headers['content-disposition']).toBe(
      `attachment; filename="torott kijelzo.jpg"; filename*=UTF-8''${encodeURIComponent('törött kijelző.jpg')}`,
    )
    const document = await open(id, customer, message.id, 2)
    expect(document.bytes.equals(Buffer.from(samplePdf()))).toBe(true)
    expect(document.headers['content-disposition']).toMatch(/^inline; /)
  })

  test('of others, of other messages and of nothing is not there', async () => {
    const { id, customer } = await talk()
    const { message } = (await write(id, customer, 'Fotó', { files: withPhoto() })).body.data
    const other = await talk()
    const theirs = (await write(other.id, other.customer, 'Más')).body.data.message
    const refused = [
      await open(id, other.customer, message.id, 1),
      await open(other.id, other.customer, message.id, 1),
      await open(id, customer, theirs.id, 1),
      await open(id, customer, message.id, 3),
      await open(id, customer, message.id, 0),
      await open(id, customer, 'x', 1),
      await open(999_999_999, customer, message.id, 1),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 422, 422, 404])
    expect((await open(id, undefined, message.id, 1)).status).toBe(401)
    expect((await open(id, await sessionOf(portal.db, { kind: 'viewer', requestId: id }), message.id, 1)).status).toBe(403)
  })

  test.each([
    ['what only begins like a picture', 'photos[]', () => photo.subarray(0, 200), 'PHOTO_NOT_VALID'],
    ['a PDF among the photos', 'photos[]', samplePdf, 'PHOTO_NOT_VALID'],
    ['a photo among the PDFs', 'papers[]', () => photo, 'FILE_NOT_VALID'],
    ['more than five megabytes', 'papers[]', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'FILE_TOO_LARGE'],
  ])('%s is refused, and nothing is left', async (_what, field, bytes, code) => {
    const { id, customer } = await talk()
    const before = await portal.db.selectFrom('storedFiles').select('key').execute()
    const { body } = await write(id, customer, 'Nézze meg', { files: [{ field, name: 'a', bytes: bytes() }] })
    expect(body.code === 'INVALID_INPUT' ? body.fields[0].code : body.code).toBe(code)
    expect(await portal.db.selectFrom('storedFiles').select('key').execute()).toEqual(before)
    expect((await read(id, customer)).messages).toEqual([])
  })
})

describe('who waits for an answer', () => {
  const list = async (query = '', session = clerk as Session) =>
    (await portal.call('GET', `/api/service-desk/messages${query}`, { session })).body.data
  const numbersIn = (page: { requests: { crmRequestId: number }[] }) => page.requests.map(({ crmRequestId }) => crmRequestId)
  beforeEach(async () => {
    await portal.db.updateTable('requestConversations').set({ waitingSince: null }).execute()
  })

  test('is listed from the first unanswered message, the longest waiting first, page by page', async () => {
    const talks = [await talk(), await talk({ companyName: 'Duna Kft.', assignedAccountId: clerk.accountId }), await talk()]
    for (const [n, { id, customer }] of talks.entries()) {
      at(n)
      await write(id, customer, `Első ${n}`)
    }
    at(10)
    await write(talks[0]?.id ?? 0, talks[0]?.customer, 'Második')
    const page = await list('?size=2')
    expect(page.total).toBe(3)
    expect(page.requests).toEqual([
      {
        crmRequestId: talks[0]?.id,
        customer: 'Nagy Éva',
        device: expect.stringContaining('HUAWEI'),
        closed: false,
        assigned: null,
        waitingSince: '2026-11-23T08:00:00Z',
        waiting: 2,
        beginning: 'Második',
      },
      expect.objectContaining({ customer: 'Duna Kft.', assigned: 'Kovács Anna', waiting: 1 }),
    ])
    // Whoever is answered meanwhile does not move the place where the next page begins.
    await write(talks[1]?.id ?? 0, clerk, 'Válasz', { seen: 1_000_000 })
    const rest = await list(`?after=${encodeURIComponent(page.next)}`)
    expect([numbersIn(rest), rest.total, rest.next]).toEqual([[talks[2]?.id], null, null])
    expect((await list()).total).toBe(2)
  })

  test('is answered by what was seen, not by what came meanwhile', async () => {
    const { id, customer } = await talk()
    const seen = (await write(id, customer, 'Egy')).body.data.message.id
    at(3)
    await write(id, customer, 'Kettő')
    at(4)
    await write(id, clerk, 'Az elsőre', { seen })
    expect(await waitingSince(id)).toBe('2026-11-23T08:03:00Z')
    // An answer written in an older tab takes nothing back.
    await write(id, clerk, 'Mindkettőre', { seen: seen + 1_000_000 })
    await write(id, clerk, 'Régi lapról', { seen: 0 })
    expect(await waitingSince(id)).toBeNull()
  })

  test('may need no answer', async () => {
    const { id, customer } = await talk()
    const { message } = (await write(id, customer, 'Köszönöm!')).body.data
    const settle = (session: Session, requestId = id) =>
      portal.call('POST', `/api/service-desk/requests/${requestId}/messages/settle`, { session, body: { seen: message.id } })
    expect((await read(id, clerk)).may).toEqual({ write: true, settle: true })
    expect((await settle(receiver)).status).toBe(403)
    expect((await settle(customer)).status).toBe(403)
    expect((await settle(clerk, 999_999_999)).status).toBe(404)
    expect((await settle(clerk)).body.data).toEqual({ waitingSince: null })
    expect((await settle(clerk)).body.data).toEqual({ waitingSince: null })
    expect(await read(id, clerk)).toMatchObject({ unread: 0, may: { settle: false } })
    expect((await settle(clerk, (await talk()).id)).body.data).toEqual({ waitingSince: null })
    at(1)
    await write(id, customer, 'Mégis kérdezek.')
    expect(await waitingSince(id)).toBe('2026-11-23T08:01:00Z')
  })

  test('is shown to the desk only, and asked for in the right words', async () => {
    const { customer } = await talk()
    for (const [session, status] of [
      [customer, 403],
      [await employeeWith(portal, 'message.reply'), 403],
      [receiver, 200],
    ] as const)
      expect((await portal.call('GET', '/api/service-desk/messages', { session })).status).toBe(status)
    expect((await portal.call('GET', '/api/service-desk/messages')).status).toBe(401)
    for (const query of ['?after=1', '?after=2026-02-31T00:00:00Z_1', '?size=0', '?size=500', '?mine=1'])
      expect((await portal.call('GET', `/api/service-desk/messages${query}`, { session: receiver })).status, query).toBe(422)
  })
})

describe('what belongs to others', () => {
  test('looks like what does not exist', async () => {
    const { id } = await talk()
    const stranger = (await talk()).customer
    const calls = (number: number) => [
      portal.call('GET', `/api/customer-requests/${number}/messages`, { session: stranger }),
      write(number, stranger, 'Idegen'),
      mark(number, stranger, 1),
    ]
    const theirs = await Promise.all(calls(id))
    const nothing = await Promise.all(calls(987_654_321))
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(theirs.map(({ body }) => body)).toEqual(nothing.map(({ body }) => body))
    expect(await portal.db.selectFrom('requestMessages').select('id').where('requestId', '=', id).execute()).toEqual([])
  })
})

describe('the email', () => {
  const emailsOf = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)

  test.each(['hu', 'en', 'de', 'sl'])('in %s says that there is a message, not what it says, and comes once until it is read', async (language) => {
    const email = `uzenet-${language}@pelda.hu`
    const { id, customer } = await talk({ email, language })
    await write(id, customer, 'Kérdés')
    expect(await emailsOf(email)).toEqual([])
    const first = (await write(id, clerk, 'Titkos válasz a PIN-ről')).body.data.message.id
    await portal.jobsDone()
    await write(id, clerk, 'Még valami')
    const emails = await emailsOf(email)
    expect(emails.map(({ kind }) => kind)).toEqual(['conversation.mailStaffWrote'])
    expect(emails[0]).toMatchObject({ language })
    expect(emails[0]?.plain).toContain('/igeny-reszletei/')
    for (const part of ['subject', 'html', 'plain'] as const) expect(emails[0]?.[part]).not.toMatch(/Titkos|PIN-|\{\w+\}|undefined|null/)

    await mark(id, customer, first + 1)
    expect((await read(id, customer)).unread).toBe(0)
    at(1)
    await write(id, clerk, 'Új válasz')
    expect(await emailsOf(email)).toHaveLength(2)
  })
})
