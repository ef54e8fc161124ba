import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newImei } from './factories.ts'
import { insertCompany } from './insert-api-key.ts'
import { sessionOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// What a partner would do: types are generated from the document that the portal serves, a client is written against them, and lives a
// request through over HTTP. A call whose row says something else than it does is found here.

type Client = { bookFollowAndDecide: (baseUrl: string, key: string, imei: string) => Promise<string[]> }
type Operations = Record<string, { 'x-api-key-scope'?: string }>

const root = path.join(import.meta.dirname, '..')
const source = path.join(import.meta.dirname, 'partner-client/client.ts')
const folder = path.join(root, 'node_modules/.cache/partner-client')
const node = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test('a client with generated types compiles, and one that says something wrong does not', async () => {
  const document = (await portal.call('GET', '/api/openapi.json')).body as { paths: Record<string, Operations> }
  // Only what opens to keys: of all calls there are ten megabytes.
  const paths = Object.entries(document.paths).filter(([, calls]) => Object.values(calls).some((call) => call['x-api-key-scope'] !== undefined))
  await mkdir(folder, { recursive: true })
  const to = (name: string) => path.join(folder, name)
  await writeFile(to('openapi.json'), JSON.stringify({ ...document, paths: Object.fromEntries(paths) }))
  await node(
    '--import',
    './scripts/older-typescript.ts',
    'node_modules/openapi-typescript/bin/cli.js',
    to('openapi.json'),
    '-o',
    to('portal-api.d.ts'),
  )
  const client = await readFile(source, 'utf8')
  await writeFile(to('client.ts'), client)
  await writeFile(to('wrong.ts'), client.replace('quoteAcceptedStatus: true', "quoteAcceptedStatus: 'yes'"))
  const options = { incremental: false, types: [] }
  await writeFile(
    to('tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.json', compilerOptions: options, include: [], files: ['client.ts', 'wrong.ts'] }),
  )
  const said = await node('node_modules/typescript/bin/tsc', '-p', to('tsconfig.json'), '--pretty', 'false')
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/wrong\.ts\(\d+,\d+\): error TS2322: Type 'string' is not assignable to type 'boolean'/),
  ])
}, 120_000)

test('and books, follows and decides in the sandbox of its company', async () => {
  const { companyId, accountId } = await insertCompany(portal.db)
  const session = await sessionOf(portal.db, { kind: 'account', accountId })
  await portal.call('POST', `/api/companies/${companyId}/sandbox`, { session })
  const body = { name: 'Kliens', scopes: ['requests.read', 'requests.write', 'decisions'], validDays: 90 }
  const { secret } = (await portal.call('POST', `/api/in-sandbox/companies/${companyId}/api-keys`, { session, body })).body.data
  const address = await portal.http.listen({ port: 0, host: '127.0.0.1' })
  // Its types are not there when the whole repository is checked.
  const { bookFollowAndDecide } = (await import(source)) as Client
  const seen = await bookFollowAndDecide(address, secret, newImei())
  expect(seen.slice(1)).toEqual(['ARRIVED', 'QUOTE_DONE', 'QUOTE_ACCEPTED'])
  expect(['RECEIVED', 'DELIVERY_IN_ORDERED']).toContain(seen[0])
  await expect(bookFollowAndDecide(address, secret.replace('mf_test_', 'mf_test_x').slice(0, 51), newImei())).rejects.toThrow('401')
}, 120_000)
