import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PermissionKey, permissionKeys, type Who } from '#accounts/who.ts'
import { api } from '../src/api.ts'
import { insertRequest } from './insert-request.ts'
import { addAccount, sessionOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// A key that is granted and changes nothing is a promise nobody keeps. What a row of api.ts names, the authorisation test covers; here are
// the keys that are asked inside of calls, and that there is no other key.

let portal: TestPortal
let requestId: number
beforeAll(async () => {
  portal = await startPortal()
  requestId = await insertRequest(portal.db)
})
afterAll(() => portal.stop())

async function employeeWith(...keys: readonly string[]) {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
  await portal.db
    .updateTable('accounts')
    .set({ permissionKeys: [...keys] })
    .where('id', '=', id)
    .execute()
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  return (method: string, url: string, body?: object) => portal.call(method, url, { session, ...(body ? { body } : {}) })
}
type Employee = Awaited<ReturnType<typeof employeeWith>>

const whole = async (call: Employee) => (await call('GET', `/api/service-desk/requests/${requestId}`)).body.data

/** Asked by use cases, each with its test below or in the slice. */
const askedInside: readonly PermissionKey[] = [
  'request.queue',
  'document.viewAll',
  'document.upload',
  'customer.view',
  'note.internal',
  'worksheet.lg.send',
  'worksheet.apple.send',
  'worksheet.miele.send',
]

test('every key opens something', () => {
  const rows = Object.values(api).flatMap((slice) => Object.values<{ who: Who }>(slice))
  const keysIn = (who: Who): PermissionKey[] => (who.kind === 'employee' ? [who.key] : who.kind === 'anyOf' ? who.of.flatMap(keysIn) : [])
  const asked = new Set([...rows.flatMap(({ who }) => keysIn(who)), ...askedInside])
  expect(permissionKeys.filter((key) => !asked.has(key))).toEqual([])
})

describe('document.viewAll', () => {
  const documents = async (call: Employee) => [
    (await call('GET', `/api/customer-requests/${requestId}/documents`)).status,
    (await call('POST', '/api/documents', { documentType: 'invoice', crmRequestId: requestId })).body.code,
  ]

  test('opens the documents of every request, and nothing else does', async () => {
    expect(await documents(await employeeWith('document.viewAll'))).toEqual([200, 'DOCUMENT_NOT_FOUND'])
    const others = permissionKeys.filter((key) => key !== 'document.viewAll')
    expect(await documents(await employeeWith(...others))).toEqual([404, 'NOT_FOUND'])
  })

  test('without it the desk shows a request without its documents and their links', async () => {
    const [without, having] = [await whole(await employeeWith('request.queue')), await whole(await employeeWith('request.queue', 'document.viewAll'))]
    expect([without.documents, without.may.openDocuments, having.may.openDocuments]).toEqual([[], false, true])
  })

  test('by itself opens no request', async () => {
    const call = await employeeWith('document.viewAll')
    expect((await call('GET', `/api/service-desk/requests/${requestId}`)).status).toBe(403)
    expect((await call('GET', `/api/customer-requests/${requestId}/show`)).status).toBe(404)
  })
})

describe('customer.view', () => {
  test('shows how to reach a customer and where they live; without it only whose device it is', async () => {
    const without = await whole(await employeeWith(...permissionKeys.filter((key) => key !== 'customer.view')))
    expect(without.customer).toMatchObject({ name: 'Nagy Éva', email: null, phone: null, taxNumber: null })
    expect(without.addresses).toBeNull()
    const having = await whole(await employeeWith('request.queue', 'customer.view'))
    expect(having.customer).toMatchObject({ name: 'Nagy Éva', email: 'nagy.eva@pelda.hu', phone: '+36301234567' })
    expect(having.addresses.deliveryIn.address).toEqual(expect.any(String))
  })

  test('by itself opens no request', async () => {
    const call = await employeeWith('customer.view')
    expect((await call('GET', `/api/service-desk/requests/${requestId}`)).status).toBe(403)
  })
})

describe('a key whose screen is not built yet', () => {
  const toCome = ['worksheet.dyson.view']

  test('cannot be granted', async () => {
    const manager = await employeeWith('permission.grant')
    for (const key of toCome) {
      const colleague = { email: `${key}@test.example`.toLowerCase(), lastName: 'Kis', firstName: 'Pál' }
      const answer = await manager('POST', '/api/service-desk/staff', { colleague, keys: [key] })
      expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'keys.0'])
    }
  })

  test('counts for nothing where it is stored', async () => {
    const call = await employeeWith(...toCome, 'report.view')
    expect((await call('GET', '/api/login/validator')).body.data.userRoles).toEqual(['report.view'])
  })
})
