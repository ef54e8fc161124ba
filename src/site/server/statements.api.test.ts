import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { company } from '../company.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const complaint = {
  name: 'Tőrös Űllő',
  email: 'torosullo@example.com',
  phone: '+36 30 123 4567',
  requestNumber: '123 456 789',
  subject: 'Késett a futár',
  message: 'Két napot vártam.\nKérem, szállítsák ki.',
}
const withdrawal = { name: 'Kovács Éva', contract: '123456789, Apple iPhone 15', email: 'kovacs.eva@example.com' }

let key = 0
const send = (path: 'complaints' | 'withdrawals', body: unknown, options: { language?: string; csrf?: boolean; idempotencyKey?: string } = {}) =>
  portal.call('POST', `/api/${path}`, { csrf: true, idempotencyKey: `statement-${key++}`, body, ...options })

const stored = async () => ({
  complaints: await portal.db.selectFrom('complaints').selectAll().orderBy('id').execute(),
  withdrawals: await portal.db.selectFrom('withdrawals').selectAll().orderBy('id').execute(),
  emails: (await portal.emails()).length,
})

/** The email to the visitor about this number. */
const receiptOf = async (number: string) => (await portal.emails()).find(({ kind, subject }) => kind.endsWith('Receipt') && subject.includes(number))

describe('a complaint', () => {
  test('is kept, and its receipt leaves at once in the language of the visitor', async () => {
    const { status, body } = await send('complaints', complaint, { language: 'hu' })
    expect(status).toBe(200)
    expect(body.data.number).toMatch(/^P-2026-[2-9A-HJ-NP-Z]{6}$/)
    expect(body.data.receivedAt).toBe('2026-11-23T08:00:00Z')
    const receipt = await receiptOf(body.data.number)
    expect(receipt).toMatchObject({ recipient: complaint.email, language: 'hu', subject: `Panaszát megkaptuk (${body.data.number})` })
    for (const words of [body.data.number, 'Késett a futár', 'Két napot vártam.', '30 napon belül', 'Budapesti Békéltető Testület', '9:00'])
      expect(receipt?.plain).toContain(words)
    expect(receipt?.html).toContain('Tőrös Űllő')
  })

  test('reaches our own customer service too', async () => {
    const copy = (await portal.emails()).find(({ kind }) => kind === 'site.complaintToDesk')
    expect(copy).toMatchObject({ recipient: company.email, language: 'hu' })
    for (const words of ['2026. december 23.', 'Az ügyfél nyelve: magyar', '/iranyitopult/szerviz/panaszok']) expect(copy?.plain).toContain(words)
  })

  test('needs neither phone nor request number, and is answered in the language of the call', async () => {
    const { status, body } = await send('complaints', { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' }, { language: 'de' })
    expect(status).toBe(200)
    expect((await stored()).complaints.at(-1)).toMatchObject({ number: body.data.number, phone: null, requestNumber: null, language: 'de' })
    expect((await receiptOf(body.data.number))?.subject).toBe(`Wir haben Ihre Beschwerde erhalten (${body.data.number})`)
  })

  test('what looks like HTML is shown as it was typed', async () => {
    const { body } = await send('complaints', { ...complaint, message: '<script>alert(1)</script> & {name}' })
    const receipt = await receiptOf(body.data.number)
    expect(receipt?.html).not.toContain('<script>')
    expect(receipt?.plain).toContain('<script>alert(1)</script> & {name}')
  })

  test('sent twice under one key is one complaint and one receipt', async () => {
    const before = await stored()
    const form = await portal.call('GET', '/api/create-csrf-token')
    const click = () =>
      portal.call('POST', '/api/complaints', {
        body: complaint,
        idempotencyKey: 'double-click',
        headers: { 'x-csrf-token': form.body.data.token, cookie: `form=${form.cookies.form}` },
      })
    const [first, second] = [await click(), await click()]
    expect(second.body).toEqual(first.body)
    const after = await stored()
    expect(after.complaints).toHaveLength(before.complaints.length + 1)
    expect(after.emails).toBe(before.emails + 2)
  })
})

describe('a withdrawal', () => {
  test('is logged with its words, and its receipt tells content, day and time', async () => {
    const { status, body } = await send('withdrawals', withdrawal, { language: 'hu' })
    expect(status).toBe(200)
    expect(body.data.number).toMatch(/^E-2026-[2-9A-HJ-NP-Z]{6}$/)
    const row = (await stored()).withdrawals.at(-1)
    expect(row?.statement).toContain('elállok')
    expect(row?.statement).toContain(withdrawal.contract)
    const receipt = await receiptOf(body.data.number)
    expect(receipt?.recipient).toBe(withdrawal.email)
    for (const words of [body.data.number, row?.statement ?? '', '2026. november 23.', '9:00', '14 napon belül', 'az elállási jog megszűnt'])
      expect(receipt?.plain).toContain(words)
  })

  test.each(['en', 'de', 'sl'])('works in %s without anybody logged in', async (language) => {
    const { status, body } = await send('withdrawals', withdrawal, { language })
    expect(status).toBe(200)
    const receipt = await receiptOf(body.data.number)
    expect(receipt).toMatchObject({ language })
    expect(receipt?.plain).toContain(body.data.number)
  })

  test('is never changed or removed', async () => {
    await expect(portal.db.updateTable('withdrawals').set({ contract: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(portal.db.deleteFrom('withdrawals').execute()).rejects.toThrow('never changed')
    await expect(portal.db.updateTable('complaints').set({ subject: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(portal.db.deleteFrom('complaints').execute()).rejects.toThrow('never changed')
  })
})

describe('an address that is typed again and again', () => {
  let limited: TestPortal
  beforeAll(async () => {
    limited = await startPortal({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  })
  afterAll(() => limited.stop())

  /** Each from somewhere else, as whoever floods a mailbox comes. */
  const from = (n: number, path: 'complaints' | 'withdrawals', body: unknown) =>
    limited.call('POST', `/api/${path}`, {
      ...{ body, csrf: true, idempotencyKey: `flood-${path}-${n}`, headers: { 'x-forwarded-for': `192.0.2.${n}` } },
    })
  const emailsTo = async (address: string) => (await limited.emails()).filter(({ recipient }) => recipient === address)
  const last = async (kind: string) => (await limited.emails()).filter((email) => email.kind === kind).at(-1)

  test('is sent five receipts an hour, all that comes is taken, and who reads it is told', async () => {
    const victim = 'aldozat@example.com'
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await from(n, 'complaints', { ...complaint, email: victim }))
    for (let n = 4; n < 8; n++) answers.push(await from(n, 'withdrawals', { ...withdrawal, email: victim.toUpperCase() }))
    answers.push(await from(8, 'complaints', { ...complaint, email: victim }))
    expect(answers.map(({ status, body }) => [status, body.data.isWithoutEmail])).toEqual([
      ...Array<unknown>(5).fill([200, undefined]),
      ...Array<unknown>(4).fill([200, true]),
    ])
    expect(await emailsTo(victim)).toHaveLength(5)
    expect(await limited.db.selectFrom('withdrawals').select('id').execute()).toHaveLength(4)
    expect(await limited.db.selectFrom('statementCases').select('id').execute()).toHaveLength(9)
    const [firstToDesk] = (await limited.emails()).filter(({ kind }) => kind === 'site.complaintToDesk')
    expect(firstToDesk?.plain).not.toContain('nem ment ki visszaigazoló levél')
    for (const kind of ['site.complaintToDesk', 'site.withdrawalToDesk'])
      expect((await last(kind))?.plain).toContain('nem ment ki visszaigazoló levél')
  })

  test('is sent receipts again after the hour, and others are meanwhile', async () => {
    expect((await from(9, 'withdrawals', withdrawal)).body.data.isWithoutEmail).toBeUndefined()
    limited.setNow('2026-11-23T09:00:01Z')
    expect((await from(10, 'complaints', { ...complaint, email: 'aldozat@example.com' })).body.data.isWithoutEmail).toBeUndefined()
    expect(await emailsTo('aldozat@example.com')).toHaveLength(6)
  })
})

test.each([
  ['Nyerjen iPhone-t: http://evil.example', 'Tisztelt Ügyfelünk!'],
  ['Nyerjen www.evil.example', 'Tisztelt Ügyfelünk!'],
  ['evil.example/nyeremeny', 'Tisztelt Ügyfelünk!'],
  ['Dr.Kiss Éva', 'Tisztelt Dr.Kiss Éva!'],
  ['özv. Nagy J. Pálné', 'Tisztelt özv. Nagy J. Pálné!'],
])('%s is greeted as %s', async (name, greeting) => {
  for (const [path, body] of [
    ['complaints', complaint],
    ['withdrawals', withdrawal],
  ] as const) {
    const answer = await send(path, { ...body, name })
    expect((await receiptOf(answer.body.data.number))?.plain).toContain(greeting)
  }
})

test('a receipt does not promise what a company, or a statement after the term, has no right to', async () => {
  const answer = await send('withdrawals', withdrawal)
  const receipt = (await receiptOf(answer.body.data.number))?.plain.replace(/\s+/g, ' ')
  expect(receipt).toContain('Ha a szerződést vállalkozásként kötötte, vagy a nyilatkozatot a 14 napos határidő letelte után küldte el')
})

describe('bad input is refused field by field and nothing is kept', () => {
  const long = 'x'.repeat(3001)
  test.each([
    ['complaints', {}, ['name', 'email', 'subject', 'message'], 'REQUIRED'],
    ['complaints', { ...complaint, name: '  ' }, ['name'], 'REQUIRED'],
    ['complaints', { ...complaint, message: ' ' }, ['message'], 'COMPLAINT_EMPTY'],
    ['complaints', { ...complaint, email: 'nem email' }, ['email'], 'EMAIL'],
    ['complaints', { ...complaint, phone: 'hívjanak' }, ['phone'], 'PHONE'],
    ['complaints', { ...complaint, message: long }, ['message'], 'TEXT_TOO_LONG'],
    ['complaints', { ...complaint, message: 'a\u0000b' }, ['message'], 'TEXT_NOT_PLAIN'],
    ['complaints', { ...complaint, subject: 'két\nsor' }, ['subject'], 'TEXT_NOT_PLAIN'],
    ['complaints', { ...complaint, message: 7 }, ['message'], 'INVALID_INPUT'],
    ['withdrawals', {}, ['name', 'contract', 'email'], 'REQUIRED'],
    ['withdrawals', { ...withdrawal, contract: ' ' }, ['contract'], 'REQUIRED'],
    ['withdrawals', { ...withdrawal, email: 'a@b' }, ['email'], 'EMAIL'],
  ] as const)('%s %#', async (path, body, fields, code) => {
    const before = await stored()
    const answer = await send(path, body)
    expect(answer.status).toBe(422)
    expect(answer.body.fields.map((field: { path: string }) => field.path)).toEqual(fields)
    expect(answer.body.fields.every((field: { code: string; message: string }) => field.code === code && field.message.length > 5)).toBe(true)
    expect(await stored()).toEqual(before)
  })

  test('fields nobody asked for are refused: a withdrawal wants three details only', async () => {
    expect((await send('withdrawals', { ...withdrawal, reason: 'mert' })).status).toBe(422)
  })

  test('without the form token or the key nothing is taken', async () => {
    const before = await stored()
    expect((await send('withdrawals', withdrawal, { csrf: false })).status).toBe(403)
    expect((await portal.call('POST', '/api/withdrawals', { csrf: true, body: withdrawal })).status).toBe(422)
    expect(await stored()).toEqual(before)
  })

  test('emoji and right-to-left tricks are kept clean', async () => {
    const { status } = await send('complaints', { ...complaint, subject: 'Nem jó 😡', message: 'a\u202Eb' })
    expect(status).toBe(200)
    expect((await stored()).complaints.at(-1)).toMatchObject({ subject: 'Nem jó 😡', message: 'ab' })
  })
})
