import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '#errors.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', PUBLIC_URL: 'https://javitas.example' })
})
afterAll(() => portal.stop())

const ask = (headers: Record<string, string>) => portal.http.inject({ method: 'GET', url: '/api/openapi.json', headers })

test('the document speaks of this portal, and is sent packed, as it was, and not again to whoever has it', async () => {
  const [first, second] = await Promise.all([ask({}), ask({})])
  expect(first.statusCode).toBe(200)
  expect(second.body).toBe(first.body)
  const document = JSON.parse(first.body)
  expect(document.info.contact.url).toBe('https://javitas.example')
  expect(document.components.securitySchemes.cookie.name).toBe('__Host-sid_account')
  expect(document.paths['/api/customer-requests/pickup-return'].post).toBeDefined()

  const packed = await ask({ 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body)
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

/** Every call of the document. */
async function described() {
  const { paths } = JSON.parse((await ask({})).body) as { paths: Record<string, Record<string, Call>> }
  return (method: string, path: string) => paths[`/api/${path}`]?.[method]
}
type Call = {
  parameters?: readonly { in: string; name: string; required: boolean }[]
  requestBody?: { content: Readonly<Record<string, { schema: Described }>> }
  responses: Readonly<Record<string, { $ref?: string; content?: object }>>
}
type Described = { description?: string; properties?: Readonly<Record<string, Described>> }

test('it names the headers a call is sent with', async () => {
  const call = await described()
  const headersOf = (method: string, path: string) =>
    call(method, path)?.parameters?.flatMap((one) => (one.in === 'header' ? [[one.name, one.required]] : []))
  expect(headersOf('get', 'brands')).toEqual([['Language', false]])
  expect(headersOf('post', 'login')).toEqual([
    ['Language', false],
    ['X-CSRF-Token', true],
  ])
  // An API key needs no form.
  expect(headersOf('post', 'customer-requests/pickup-return')).toEqual([
    ['Language', false],
    ['X-CSRF-Token', false],
    ['Idempotency-Key', true],
  ])
})

test('it says what may be sent where a text has its own words', async () => {
  const call = await described()
  const { properties } = call('post', 'customer-requests/pickup-return')?.requestBody?.content['application/json']?.schema ?? {}
  expect(properties?.processType?.description).toContain('uj-megrendeles')
  expect(properties?.deliveryInAddress?.properties?.publicPlaceType?.description).toContain('GET /api/public-place-types')
})

test('it names every status of a refusal, and those of a body where there is one', async () => {
  const call = await described()
  const refusalsOf = (method: string, path: string) =>
    Object.entries(call(method, path)?.responses ?? {}).flatMap(([status, { $ref }]) =>
      $ref === '#/components/responses/refusal' ? [Number(status)] : [],
    )
  const all = [...new Set<number>(Object.values(errors))].toSorted()
  expect(refusalsOf('post', 'documents')).toEqual(all)
  expect(refusalsOf('get', 'password-links/{token}')).toEqual(all.filter((status) => ![408, 413, 415, 507].includes(status)))
})

test('it says what kind of file is answered, and no other is', async () => {
  const call = await described()
  const typesOf = (path: string) => Object.keys(call('get', path)?.responses[200]?.content ?? {})
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  expect(typesOf('policies/{kind}/pdf')).toEqual(['application/pdf'])
  expect(typesOf('documents-viewer/{documentType}/{token}')).toEqual(['application/pdf', 'image/jpeg', 'image/png'])
  expect(typesOf('report-lists/{reportHeaderId}')).toEqual(['application/json', 'text/csv', xlsx])
  expect(typesOf('customer-requests/{id}/pickup.ics')).toEqual(['text/calendar'])
  expect(typesOf('customer-requests/live')).toEqual(['text/event-stream'])
})
