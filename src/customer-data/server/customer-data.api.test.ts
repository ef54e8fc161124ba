import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CustomerType, customerTypes } from '#accounts/who.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const customer = async (customerType: CustomerType = 'B2C') => {
  const { id } = await addAccount(portal.db, { customerType })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const call = (method: string, rest = '', body?: object, whose = id) =>
    portal.call(method, `/api/customers/${whose}${rest}`, { session, ...(body ? { body } : {}) })
  return { id, session, call }
}

const anna = { lastName: 'Kovács', firstName: 'Anna', defaultLanguage: 'hu' }

describe('the profile', () => {
  test('is changed by its owner, and read back', async () => {
    const { call } = await customer()
    const body = { ...anna, version: 1, lastName: 'Kis', middleName: 'Mária', phone: '06 30 123 4567', defaultLanguage: 'sl' }
    const answer = await call('PUT', '', body)
    expect(answer.body).toMatchObject({
      status: 200,
      data: { version: 2, lastName: 'Kis', firstName: 'Anna', middleName: 'Mária', phone: '+36301234567', defaultLanguage: 'sl', companyName: null },
    })
    expect((await call('GET')).body).toEqual(answer.body)
  })

  test('of a company has its name and legal form', async () => {
    const { call } = await customer('B2B')
    expect((await call('PUT', '', { ...anna, version: 1 })).body.fields).toMatchObject([{ path: 'companyName', code: 'REQUIRED' }])
    const { data } = (await call('PUT', '', { ...anna, version: 1, companyName: 'Minta', businessForm: 2 })).body
    expect(data).toMatchObject({ companyName: 'Minta', businessForm: { id: 2, name: 'Bt.' } })
  })

  test.each([
    ['B2C', { companyName: 'Minta' }, 'companyName', 'FIELD_NOT_ASKED'],
    ['B2C', { businessForm: 1 }, 'businessForm', 'FIELD_NOT_ASKED'],
    ['FLOTTA', { companyName: 'Minta', businessForm: 9999 }, 'businessForm', 'INVALID_INPUT'],
    ['B2C', { phone: '12' }, 'phone', 'PHONE'],
    ['B2C', { lastName: '' }, 'lastName', 'REQUIRED'],
    ['B2C', { defaultLanguage: 'fr' }, 'defaultLanguage', 'INVALID_INPUT'],
    ['B2C', { email: 'mas@pelda.hu' }, 'email', 'UNKNOWN_FIELD'],
  ] as const)('of %s refuses %j', async (type, change, path, code) => {
    const { call } = await customer(type)
    const answer = await call('PUT', '', { ...anna, version: 1, ...change })
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toMatchObject([{ path, code }])
  })

  test('changed elsewhere is not overwritten, and of others is not there', async () => {
    const [one, other] = [await customer(), await customer()]
    expect((await one.call('PUT', '', { ...anna, version: 1 })).status).toBe(200)
    expect((await one.call('PUT', '', { ...anna, version: 1 })).body).toMatchObject({ status: 409, code: 'OWN_DATA_MOVED_ON' })
    expect((await one.call('PUT', '', { ...anna, version: 1 }, other.id)).status).toBe(404)
    expect((await one.call('GET', '/financial-data', undefined, other.id)).status).toBe(404)
    expect((await one.call('PUT', '/financial-data', { version: 1 }, other.id)).status).toBe(404)
  })
})

describe('financial data', () => {
  test('are empty, then as they were saved', async () => {
    const { call } = await customer('MOST-B2B')
    const nothing = { currency: 'HUF', paymentMethod: null, bankAccountNumber: null, taxNumber: null, businessForm: null }
    expect((await call('GET', '/financial-data')).body).toEqual({ status: 200, data: { version: 1, ...nothing } })
    const body = { version: 1, paymentMethod: 2, bankAccountNumber: '1177301611111018', taxNumber: '12345676241', businessForm: 1 }
    const { data } = (await call('PUT', '/financial-data', body)).body
    expect(data).toEqual({
      version: 2,
      currency: 'HUF',
      paymentMethod: { id: 2, name: 'Átutalás' },
      bankAccountNumber: '11773016-11111018',
      taxNumber: '12345676-2-41',
      businessForm: { id: 1, name: 'Kft.' },
    })
    // The legal form is the profile's too: who has the older one open does not put it back.
    expect((await call('PUT', '', { ...anna, companyName: 'Minta', version: 1 })).status).toBe(409)
    expect((await call('GET')).body.data).toMatchObject({ version: 2, businessForm: { name: 'Kft.' }, taxNumber: '12345676-2-41' })
    expect((await call('PUT', '/financial-data', body)).body.code).toBe('OWN_DATA_MOVED_ON')
  })

  test.each([
    ['B2C', { paymentMethod: 2 }, 'paymentMethod', 'INVALID_INPUT'],
    ['B2B', { paymentMethod: 9 }, 'paymentMethod', 'INVALID_INPUT'],
    ['B2C', { bankAccountNumber: '11773017-11111018' }, 'bankAccountNumber', 'BANK_ACCOUNT'],
    ['B2B', { taxNumber: '12345677-2-41' }, 'taxNumber', 'TAX_NUMBER'],
    ['B2C', { businessForm: 1 }, 'businessForm', 'FIELD_NOT_ASKED'],
    ['B2C', { currency: 'EUR' }, 'currency', 'INVALID_INPUT'],
  ] as const)('of %s refuse %j', async (type, change, path, code) => {
    const { call } = await customer(type)
    expect((await call('PUT', '/financial-data', { version: 1, ...change })).body.fields).toMatchObject([{ path, code }])
  })

  test('are taken as a form', async () => {
    const { id, session } = await customer()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await portal.call('PUT', `/api/customers/${id}/financial-data`, { body: 'version=1&paymentMethod=4', headers, session })
    expect(answer.body).toMatchObject({ status: 200, data: { paymentMethod: { id: 4, name: 'Online fizetés' } } })
  })
})

test('every type of customer has payment methods, in either spelling of FLOTTA; no type has none', async () => {
  const { session } = await customer()
  const of = (type: string, language = 'hu') => portal.call('GET', `/api/customer-types/${type}/payments`, { session, language })
  for (const type of customerTypes) expect((await of(type)).body.data.length, type).toBeGreaterThan(3)
  expect((await of('FLEET')).body).toEqual((await of('FLOTTA')).body)
  expect((await of('B2C', 'en')).body.data[0]).toEqual({ id: 1, name: 'Cash on delivery' })
  expect((await of('B2C')).body.data).not.toContainEqual(expect.objectContaining({ id: 2 }))
  expect((await of('NINCS')).status).toBe(404)
})
