import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
