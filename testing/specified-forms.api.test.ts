import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/api.ts'
import { pickupOrder, samplePdf } from './factories.ts'
import { insertRequest } from './insert-request.ts'
import { endOfParts, filePart, multipartType } from './multipart.ts'
import { sessionOf } from './people.ts'
import { type CallAnswer, startPortal, type TestPortal } from './portal.ts'

// Where SPEC 7 says "form" or "data JSON" (DESIGN 8.22), a multipart form, an urlencoded one and plain JSON are answered the same.

let portal: TestPortal
let requestId: number
beforeAll(async () => {
  portal = await startPortal()
  requestId = await insertRequest(portal.db, { email: 'form@pelda.hu' })
})
afterAll(() => portal.stop())

let count = 0
type Body = Readonly<Record<string, unknown>>

const urlencoded = (fields: URLSearchParams) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: String(fields),
})

const asFields = (body: Body) =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [`${name}[]`, String(one)]) : [[name, String(value)]],
    ),
  )

async function sendAs(way: string, url: string, body: Body): Promise<CallAnswer> {
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId })
  const options = { session, csrf: true, idempotencyKey: crypto.randomUUID() }
  const post = (more: object) => portal.call('POST', `/api/${url}`, { ...options, ...more })
  if (way === 'JSON') return post({ body })
  if (way === 'multipart data') return post({ body, files: [] })
  if (way === 'urlencoded data') return post(urlencoded(new URLSearchParams({ data: JSON.stringify(body) })))
  return post(urlencoded(asFields(body)))
}

const answer = ({ status, headers, body }: CallAnswer) => ({ status, type: headers['content-type'], body })
const ways = ['JSON', 'multipart data', 'urlencoded data', 'urlencoded fields'] as const

describe.each<[string, () => Body]>([
  // Each to another address: one address is mailed only so often.
  ['reset-password', () => ({ email: `form${++count}@pelda.hu` })],
  ['calculator/repair', () => ({ brandId: 7, productGroupId: 1, productTypeId: 7001, failureOptionIds: [1, 2] })],
  ['documents', () => ({ documentType: 'invoiceHash', crmRequestId: requestId })],
])('POST %s', (url, body) => {
  test('answers the same however its body travels', async () => {
    const answers = await Promise.all(ways.map(async (way) => answer(await sendAs(way, url, body()))))
    expect(answers.map(({ status }) => status)).toEqual(Array(ways.length).fill(url === 'documents' ? 404 : 200))
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('refuses the same however its body travels', async () => {
    const answers = await Promise.all(ways.slice(0, 3).map(async (way) => answer(await sendAs(way, url, { unknown: [1] }))))
    expect(answers[0]?.status).toBe(422)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

test.each(ways.slice(0, 3))('POST customer-requests/pickup-return takes %s', async (way) => {
  const { status, body } = await sendAs(way, 'customer-requests/pickup-return', await pickupOrder(portal))
  expect([status, typeof body.data?.crmRequestId]).toEqual([200, 'number'])
})

test('POST customer-requests/{id}/document-upload takes its files alone', async () => {
  // SPEC 7 names the files and no data.
  const payload = Buffer.concat([filePart('invoice', 'szamla.pdf', samplePdf()), endOfParts])
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId })
  const answer = await portal.http.inject({
    method: 'POST',
    url: `/api/customer-requests/${requestId}/document-upload`,
    headers: { 'content-type': multipartType, token: session.token, cookie: `sid_tracking=${session.cookie}` },
    payload,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.documents).toMatchObject([{ type: 'invoice', name: 'szamla.pdf' }])
})

describe('what is no form', () => {
  test.each([
    ['data and something beside it', 'data=%7B%7D&email=a%40b.hu', 400],
    ['data twice', 'data=%7B%7D&data=%7B%7D', 400],
    ['data that is no JSON', 'data=%7B', 400],
    ['a prototype', '__proto__=1', 400],
    ['more fields than any form has', Array.from({ length: 41 }, (_, i) => `f${i}=1`).join('&'), 400],
    ['a form of 300 kB', `email=${'a'.repeat(300 * 1024)}`, 413],
  ])('%s is refused', async (_what, text, status) => {
    const answer = await portal.call('POST', '/api/reset-password', { ...urlencoded(new URLSearchParams()), body: text, csrf: true })
    expect(answer.status).toBe(status)
  })

  test('a form for a call that takes JSON only', async () => {
    const fields = new URLSearchParams({ email: 'a@pelda.hu', password: 'x' })
    for (const form of [urlencoded(fields), { body: Object.fromEntries(fields), files: [] }])
      expect((await portal.call('POST', '/api/login', { ...form, csrf: true })).body).toMatchObject({ status: 415 })
  })
})

test('the calls SPEC 7 sends as forms say so in api.ts', () => {
  const rows = Object.values(api).flatMap((table) => Object.values(table))
  const forms = rows.filter((row) => ('forms' in row && row.forms) || 'files' in row).map(({ path }) => path)
  expect(forms).toEqual(
    expect.arrayContaining([
      '/reset-password',
      '/customer-requests/pickup-return',
      '/customer-requests/:id/document-upload',
      '/documents',
      '/calculator/repair',
    ]),
  )
})
