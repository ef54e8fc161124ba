import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

test('the page for developers shows the calls that the OpenAPI document opens to API keys', async () => {
  const { paths } = (await portal.call('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, { operationId: string; security?: object[]; 'x-api-key-scope'?: string; requestBody?: object }>>
  }
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) =>
      call['x-api-key-scope']
        ? [[call.operationId, method.toUpperCase(), path, call['x-api-key-scope'], call.security?.some((one) => 'apiKey' in one)]]
        : [],
    ),
  )
  const { calls } = (await portal.call('GET', '/api/developers/calls')).body.data
  type Call = { operation: string; method: string; path: string; scope: string; body: string | null; files: string[] }
  const shown = calls.map(({ operation, method, path, scope }: Call) => [operation, method, path, scope, true])
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.toSorted()).toEqual(described.toSorted())

  // Whatever takes a body has one to begin with, or names its files.
  const withBody = Object.values(paths).flatMap((ways) =>
    Object.values(ways).flatMap((call) => (call['x-api-key-scope'] && call.requestBody ? [call.operationId] : [])),
  )
  const sends = calls.filter(({ body, files }: Call) => body !== null || files.length > 0)
  expect(sends.map(({ operation }: Call) => operation).toSorted()).toEqual(withBody.toSorted())
})
