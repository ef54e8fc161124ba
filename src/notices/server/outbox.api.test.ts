import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmail } from '#base/server/mail/email-store.ts'
import { newToken } from '#base/server/tokens.ts'
import { book } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { emailStatuses } from '../email.ts'

let portal: TestPortal
let clerk: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal()
  clerk = await employeeWith(portal, 'message.reply')
})
afterAll(() => portal.stop())

const url = '/api/service-desk/emails'
const get = async (path: string) => portal.call('GET', `${url}${path}`, { session: clerk })
const post = async (path: string, body: object = {}) => portal.call('POST', `${url}${path}`, { session: clerk, body })

let count = 0
type Row = { status?: string; recipient?: string; requestId?: number; opensAccess?: true; token?: string; lastError?: string }
async function write({ status = 'sent', recipient = 'nev@pelda.hu', requestId, opensAccess, token = newToken(), lastError }: Row = {}) {
  count += 1
  const id = await insertEmail(portal.db, {
    deduplicationKey: `outbox:${count}`,
    kind: 'test.email',
    to: recipient,
    language: 'hu',
    subject: `Levél ${count}`,
    blocks: [],
    html: `<!doctype html><html><head></head><body><a href="http://localhost:3000/igeny-reszletei/${token}">Megnyitás</a></body></html>`,
    plain: `Megnyitás:\nhttp://localhost:3000/igeny-reszletei/${token}`,
    now: Temporal.Instant.from('2026-11-20T08:00:00Z').add({ seconds: count }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(opensAccess ? { opensAccess } : {}),
  })
  if (id === null) throw new Error('The letter was written before')
  await portal.db
    .updateTable('emails')
    .set({ status, lastError: lastError ?? null })
    .where('id', '=', id)
    .execute()
  return id
}
const rowOf = (id: string) => portal.db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const actionsOf = async (id: string) =>
  (await portal.db.selectFrom('emailActions').select(['action', 'accountId']).where('emailId', '=', id).orderBy('id').execute()).map(
    ({ action, accountId }) => [action, accountId],
  )

describe('the list', () => {
  test('is filtered, and read page by page without gaps or repeats', async () => {
    const requestId = await insertRequest(portal.db)
    const written: string[] = []
    for (let i = 0; i < 7; i++) written.push(await write({ requestId, recipient: 'Lista@Pelda.hu', status: emailStatuses[i % 4] ?? 'sent' }))
    // Two of the same moment are told apart by their ids.
    const moment = Temporal.Instant.from('2026-11-20T07:00:00Z')
    await portal.db.updateTable('emails').set({ createdAt: moment }).where('id', 'in', written.slice(0, 3)).execute()
    const seen: string[] = []
    let after = ''
    for (let page = 0; page < 10; page++) {
      const { body } = await get(`?request=${requestId}&size=2${after && `&after=${after}`}`)
      expect(body.data.waiting === null).toBe(after !== '')
      seen.push(...body.data.emails.map(({ id }: { id: string }) => id))
      after = body.data.next
      if (after === null) break
    }
    expect(seen).toHaveLength(7)
    expect(seen.toSorted()).toEqual(written.toSorted())
    expect((await get('?recipient=lista@PELDA.hu')).body.data.emails).toHaveLength(7)
    expect((await get('?recipient=lista@pelda.hu&status=failed')).body.data.emails).toHaveLength(2)
    expect((await get('?recipient=lista')).body).toMatchObject({ status: 422, fields: [{ path: 'recipient', code: 'EMAIL' }] })
  })

  test('counts what has not left', async () => {
    const before = (await get('')).body.data.waiting
    await write({ status: 'failed' })
    await write({ status: 'held' })
    expect((await get('')).body.data.waiting).toEqual({ ...before, failed: before.failed + 1, held: before.held + 1 })
  })

  test('looks every filter up on an index', async () => {
    await portal.db.deleteFrom('emails').where('kind', '=', 'bulk').execute()
    const { sql } = await import('kysely')
    await sql`insert into emails (deduplication_key, kind, request_id, language, recipient, subject, html, plain, status, created_at)
      select 'bulk' || n, 'bulk', 100000000 + n / 5, 'hu', 'a' || n / 5 || '@pelda.hu', '', '', '', 'sent', '2026-10-01'::timestamptz + n * interval '1 second'
      from generate_series(1, 20000) as n`.execute(portal.db)
    await sql`analyze emails`.execute(portal.db)
    const plan = async (where: string) => {
      const { rows } = await sql`explain select id from emails where ${sql.raw(where)} order by created_at desc, id desc limit 26`.execute(portal.db)
      return JSON.stringify(rows)
    }
    const wheres = ['true', `lower(recipient) = 'a7@pelda.hu'`, `request_id = 100000007`, `status = 'failed'`, `status = 'held'`]
    for (const where of wheres) expect(await plan(where), where).not.toContain('Seq Scan')
    await portal.db.deleteFrom('emails').where('kind', '=', 'bulk').execute()
  })
})

describe('one email', () => {
  test('is shown without what opens anything', async () => {
    const token = newToken()
    const { body } = await get(`/${await write({ token })}`)
    expect(JSON.stringify(body)).not.toContain(token.slice(0, 20))
    expect(body.data.plain).toContain('/igeny-reszletei/•••')
    expect(body.data.html).toContain("default-src 'none'")
    expect(body.data.html).not.toContain('href=')
    expect(body.data.linkOpensUntil).toMatch(/^2027-01-19/)
  })

  test('of a real booking is shown with its documents’ names and without their bytes', async () => {
    const { crmRequestId } = await book(portal)
    await portal.jobsDone()
    const { emails } = (await get(`?request=${crmRequestId}`)).body.data
    expect(emails.length).toBeGreaterThan(0)
    for (const { id } of emails) {
      const { data } = (await get(`/${id}`)).body
      expect(data.plain).not.toMatch(/igeny-reszletei\/[\w-]{20}/)
      for (const document of data.attachments) expect(Object.keys(document).toSorted()).toEqual(['mediaType', 'name'])
    }
  })

  test('that lets its reader in is listed, and neither shown nor sent again nor kept back', async () => {
    const id = await write({ opensAccess: true, status: 'failed' })
    const { data } = (await get(`/${id}`)).body
    expect(data).toMatchObject({ html: null, plain: null, opensAccess: true, may: { resend: false, hold: false, release: false } })
    expect((await post(`/${id}/resend`, { resends: 0 })).body.code).toBe('EMAIL_OPENS_ACCESS')
    await portal.db.updateTable('emails').set({ status: 'queued' }).where('id', '=', id).execute()
    expect((await post(`/${id}/hold`)).body.code).toBe('EMAIL_OPENS_ACCESS')
    expect(await actionsOf(id)).toEqual([])
  })

  test('unknown is unknown', async () => {
    for (const answer of [await get(`/${crypto.randomUUID()}`), await post(`/${crypto.randomUUID()}/resend`, { resends: 0 })])
      expect(answer.status).toBe(404)
  })
})

test('login codes, password links and tracking links are marked when they are written, other emails are not', async () => {
  const [email, password] = ['titok@test.example', 'Alma-fa-2026']
  const employee = await addAccount(portal.db, { customerType: 'EMPLOYEE', email, password })
  const requestId = await insertRequest(portal.db, { email })
  await portal.call('POST', '/api/login', { csrf: true, body: { email, password } })
  await portal.call('POST', '/api/reset-password', { csrf: true, body: { email }, files: [] })
  await portal.call('POST', '/api/login-request', { csrf: true, body: { crmRequestId: requestId, email } })
  await portal.jobsDone()
  const rows = await portal.db.selectFrom('emails').select(['kind', 'opensAccess']).where('recipient', '=', employee.email).execute()
  expect(rows.map(({ kind, opensAccess }) => [kind, opensAccess]).toSorted()).toEqual([
    ['accounts.mailLoginCode', true],
    ['accounts.mailPasswordLink', true],
    ['tracking.mailLink', true],
  ])
})

describe('sending again', () => {
  test('sends once, however often it is clicked, and is written down', async () => {
    const id = await write()
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(`/${id}/resend`, { resends: 0 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_MOVED_ON')
    await portal.jobsDone()
    expect(await rowOf(id)).toMatchObject({ status: 'sent', resends: 1, attempts: 1 })
    expect(await actionsOf(id)).toEqual([['resent', clerk.accountId]])
    expect((await get(`/${id}`)).body.data.actions).toMatchObject([{ action: 'resent', by: 'Kovács Anna', at: '2026-11-23T08:00:00Z' }])
    // An old page sends nothing; one that shows the present state does.
    expect((await post(`/${id}/resend`, { resends: 0 })).status).toBe(409)
    expect((await post(`/${id}/resend`, { resends: 1 })).status).toBe(200)
    await portal.jobsDone()
    expect(await rowOf(id)).toMatchObject({ status: 'sent', resends: 2, attempts: 2 })
  })

  test('is for what has left or was refused, not for what waits', async () => {
    for (const [status, expected] of [
      ['failed', 200],
      ['held', 409],
    ] as const)
      expect((await post(`/${await write({ status })}/resend`, { resends: 0 })).status, status).toBe(expected)
    await portal.jobsDone()
  })
})

describe('keeping back', () => {
  test('an email that waits stays until it is let go', async () => {
    const id = await write({ status: 'queued' })
    expect((await post(`/${id}/hold`)).body.data.status).toBe('held')
    expect((await post(`/${id}/hold`)).body.data.status).toBe('held')
    await portal.jobsDone()
    expect((await rowOf(id)).status).toBe('held')
    expect((await post(`/${id}/release`)).body.data.status).toBe('queued')
    await portal.jobsDone()
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 })
    expect((await actionsOf(id)).map(([action]) => action)).toEqual(['held', 'released'])
    expect((await post(`/${id}/hold`)).body.code).toBe('EMAIL_MOVED_ON')
    expect((await post(`/${id}/release`)).body.code).toBe('EMAIL_MOVED_ON')
  })

  test('one the mail server did not take is tried at once when it is let go', async () => {
    const id = await write({ status: 'queued', lastError: 'Connection refused' })
    expect((await get(`/${id}`)).body.data.may).toEqual({ resend: false, hold: true, release: true })
    await post(`/${id}/release`)
    await portal.jobsDone()
    expect(await rowOf(id)).toMatchObject({ status: 'sent', resends: 0, attempts: 1, lastError: null })
  })
})
