import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const ask = (headers: Record<string, string>, url = '/api/brands') => portal.http.inject({ method: 'GET', url, headers })

test('an answer that is the same for everybody is sent packed as its caller takes it, each kind under its own tag', async () => {
  const plain = await ask({ language: 'hu' })
  const tags = new Set([plain.headers.etag])
  for (const [coding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    // It is held as it was asked for: another coding is packed meanwhile.
    await expect
      .poll(() => ask({ language: 'hu', 'accept-encoding': `x;q=0.5, ${coding}` }))
      .toMatchObject({ headers: { 'content-encoding': coding } })
    const { rawPayload, headers } = await ask({ language: 'hu', 'accept-encoding': coding })
    expect(unpack(rawPayload).toString()).toBe(plain.payload)
    expect(headers.vary).toBe('Language, Accept-Encoding')
    tags.add(headers.etag)
    const again = await ask({ language: 'hu', 'accept-encoding': coding, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  }
  expect(tags.size).toBe(3)
  expect((await ask({ language: 'hu', 'accept-encoding': 'br;q=0, gzip;q=0.0' })).headers['content-encoding']).toBeUndefined()
  expect((await ask({ language: 'de', 'accept-encoding': 'br' })).headers.etag).not.toBe(plain.headers.etag)
  const head = await portal.http.inject({ method: 'HEAD', url: '/api/brands', headers: { language: 'hu' } })
  expect([head.payload, head.headers['content-length']]).toEqual(['', plain.headers['content-length']])
})

test('where few ask, whoever asks first has it packed too', async () => {
  const { headers, rawPayload } = await ask({ language: 'sl', 'accept-encoding': 'gzip, deflate, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await ask({ language: 'sl' })).payload)
})

test('a change is seen by the next call, a key that is none is refused, and what is not right is not kept', async () => {
  const names = async () => JSON.parse((await ask({ language: 'hu' })).payload).data.map(({ brandName }: { brandName: string }) => brandName)
  expect(await names()).not.toContain('Másik név')
  await portal.db.updateTable('brands').set({ name: 'Másik név' }).where('id', '=', 7).execute()
  await portal.settled()
  expect(await names()).toContain('Másik név')
  expect((await ask({ language: 'hu', authorization: 'Bearer mf_nincs_ilyen' })).statusCode).toBe(401)
  for (let i = 0; i < 2; i++) expect((await ask({ language: 'hu' }, '/api/streets?postalCode=x&query=y')).statusCode).toBe(422)
})
