import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { byForm, fc } from '#testing/random-runs.ts'
import { maxSavedAddresses } from '../saved-address.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const customer = async () => {
  const { id } = await addAccount(portal.db)
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const at = (rest = '', whose = id) => `/api/customers/${whose}/addresses${rest}`
  return {
    id,
    session,
    list: async () => (await portal.call('GET', at(), { session })).body.data,
    save: (body: object, whose = id) => portal.call('POST', at('', whose), { body, session }),
    change: (address: number, body: object, whose = id) => portal.call('PUT', at(`/${address}`, whose), { body, session }),
    remove: (address: number, whose = id) => portal.call('DELETE', at(`/${address}`, whose), { session }),
  }
}

const vaci = {
  addressType: { id: 1 },
  postalCode: '1134',
  city: 'Budapest',
  publicPlaceName: 'Váci',
  publicPlaceType: 'út',
  streetNumber: '43',
  other: 'II. em. 4.',
}
const oktogon = { ...vaci, publicPlaceName: 'Oktogon', publicPlaceType: '-', streetNumber: '1' }
const invoiced = { ...vaci, addressType: { id: 2 }, billingName: 'Kovács Anna' }

describe('saved addresses', () => {
  test('are answered with every field of SPEC 3, in both spellings', async () => {
    const { save, list } = await customer()
    const body = { ...invoiced, isCompany: 1, billingName: 'Minta Kft.', taxNumber: '12345676241', accountNumber: '1177301611111018', label: 'Iroda' }
    const saved = await save(body)
    expect([saved.status, saved.body.status]).toEqual([201, 201])
    expect(saved.body.data).toEqual({
      id: expect.any(Number),
      version: 1,
      addressType: { id: 2 },
      isDefault: true,
      label: 'Iroda',
      country: { countryCode: 'HUN', label: 'Magyarország' },
      countryCode: 'HUN',
      countryLabel: 'Magyarország',
      shared: false,
      ...{ postalCode: '1134', zipCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út' },
      ...{ streetNumber: '43', houseNumber: '43', other: 'II. em. 4.', otherAddressInfo: 'II. em. 4.' },
      ...{ billingName: 'Minta Kft.', taxNumber: '12345676-2-41', accountNumber: '11773016-11111018', isCompany: 1 },
      ...{ contactName: '', contactPhone: '', courierNote: '' },
    })
    expect(await list()).toEqual([saved.body.data])
  })

  test('are taken by the server’s names, and as what was answered is sent back', async () => {
    const { save, change } = await customer()
    const names = { zipCode: 'ZIP:1134', houseNumber: '43', otherAddressInfo: 'fszt.', country: { countryCode: 'HUN', label: 'Magyarország' } }
    const { data } = (await save({ addressType: { id: 3 }, city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', ...names })).body
    expect(data).toMatchObject({ postalCode: '1134', streetNumber: '43', other: 'fszt.', isCompany: 0, isDefault: true })
    const again = await change(data.id, { ...data, label: 'Otthon' })
    expect(again.body).toMatchObject({ status: 200, data: { ...data, label: 'Otthon', version: 2 } })
  })

  test('are taken as forms', async () => {
    const { id, session, list } = await customer()
    const fields = { addressType: '1', zipCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', houseNumber: '43' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ ...fields, isDefault: '1', isCompany: '0' }).toString()
    const answer = await portal.call('POST', `/api/customers/${id}/addresses`, { body, headers, session })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(await list()).toHaveLength(1)
  })

  test('saved twice, however it is written, is there once', async () => {
    const { save, list } = await customer()
    const first = await save(vaci)
    const second = await save({ ...vaci, city: 'BUDAPEST', streetNumber: '43.', other: 'II em 4' })
    expect(second.body).toEqual(first.body)
    // Another floor is another door, and another purpose another address.
    await save({ ...vaci, other: 'III. em. 1.' })
    await save(invoiced)
    await save({ ...invoiced, billingName: 'Kovács Béla' })
    expect(await list()).toHaveLength(4)
  })

  test('of a kind have one default, as long as there are any', async () => {
    const { save, change, remove, list } = await customer()
    const neighbour = await customer()
    await neighbour.save(vaci)
    const one = (await save(vaci)).body.data
    const two = (await save({ ...oktogon, isDefault: true })).body.data
    const other = (await save(invoiced)).body.data
    const defaults = async () => (await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault).map(({ id }: { id: number }) => id)
    expect(await defaults()).toEqual([two.id, other.id])
    expect((await save({ ...vaci, isDefault: true })).body.data).toMatchObject({ id: one.id, isDefault: true })
    expect(await defaults()).toEqual([one.id, other.id])
    // Not the default any more only when another is.
    expect((await change(one.id, { ...vaci, isDefault: false, version: 2 })).body.data.isDefault).toBe(true)
    expect((await remove(one.id)).body).toEqual({ status: 200, data: {} })
    expect(await defaults()).toEqual([two.id, other.id])
    const moved = (await change(two.id, { ...oktogon, addressType: { id: 3 }, version: two.version })).body.data
    expect(moved).toMatchObject({ addressType: { id: 3 }, isDefault: true })
    expect(await neighbour.list(), 'nobody else’s default changes').toMatchObject([{ isDefault: true, version: 1 }])
  })

  test('changed elsewhere are not overwritten, deleted elsewhere are gone', async () => {
    const { save, change, remove } = await customer()
    const { id } = (await save(vaci)).body.data
    expect((await change(id, { ...vaci, label: 'Otthon', version: 1 })).status).toBe(200)
    expect((await change(id, { ...vaci, label: 'Munkahely', version: 1 })).body).toMatchObject({ status: 409, code: 'OWN_DATA_MOVED_ON' })
    expect((await remove(id)).status).toBe(200)
    expect((await change(id, { ...vaci, version: 2 })).body.code).toBe('NOT_FOUND')
    expect((await remove(id)).body.code).toBe('NOT_FOUND')
  })

  test.each([
    ['no kind', { ...vaci, addressType: undefined }, 'addressType', 'MISSING_ADDRESS_DATA'],
    ['an unknown kind', { ...vaci, addressType: { id: 4 } }, 'addressType.id', 'MISSING_ADDRESS_DATA'],
    ['no town', { ...vaci, city: ' ' }, 'city', 'REQUIRED'],
    ['a wrong postal code', { ...vaci, postalCode: '0134' }, 'postalCode', 'POSTAL_CODE'],
    ['a pickup abroad', { ...vaci, countryCode: 'AUT' }, 'countryCode', 'COUNTRY_NOT_SERVED'],
    ['an invoice for nobody', { ...invoiced, billingName: '' }, 'billingName', 'REQUIRED'],
    ['a company without tax number', { ...invoiced, isCompany: true }, 'taxNumber', 'REQUIRED'],
    ['a wrong tax number', { ...invoiced, isCompany: true, taxNumber: '12345677-2-41' }, 'taxNumber', 'TAX_NUMBER'],
    ['a wrong bank account', { ...invoiced, accountNumber: '11773017-11111018' }, 'accountNumber', 'BANK_ACCOUNT'],
    ['an unknown field', { ...vaci, floor: '2' }, 'floor', 'UNKNOWN_FIELD'],
  ])('are refused with %s', async (_, body, path, code) => {
    const { save } = await customer()
    const answer = await save(body)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ path, code }))
  })

  test('saved at once by two tabs are there once, and there are never too many', async () => {
    const { id, save, list } = await customer()
    await Promise.all(Array.from({ length: 5 }, () => save(vaci)))
    expect(await list()).toHaveLength(1)
    const many = Array.from({ length: maxSavedAddresses - 2 }, (_, index) => ({
      ...{ accountId: id, addressTypeId: 3, postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út' },
      streetNumber: String(index),
    }))
    await portal.db.insertInto('accountAddresses').values(many).execute()
    const last = await Promise.all([save(oktogon), save({ ...oktogon, streetNumber: '2' }), save({ ...oktogon, streetNumber: '3' })])
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    expect(last.find(({ status }) => status === 422)?.body.code).toBe('ADDRESSES_TOO_MANY')
    expect(await list()).toHaveLength(maxSavedAddresses)
  })
})

test('two customers never reach each other’s addresses', async () => {
  const place = fc.record({ city: fc.constantFrom('Budapest', 'Győr'), streetNumber: fc.stringMatching(/^[1-9]\d?$/), type: fc.constantFrom(1, 3) })
  const step = fc.record({ who: fc.constantFrom(0, 1), act: fc.constantFrom('save', 'change', 'remove'), place })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const people = [await customer(), await customer()] as const
      const owned: [Set<number>, Set<number>] = [new Set(), new Set()]
      for (const { who, act, place: where } of steps) {
        const [me, other] = [people[who] ?? people[0], people[1 - who] ?? people[1]]
        const [mine = new Set<number>(), theirs = new Set<number>()] = [owned[who], owned[1 - who]]
        const body = { ...vaci, city: where.city, streetNumber: where.streetNumber, addressType: { id: where.type } }
        if (act === 'save') {
          mine.add((await me.save(body)).body.data.id)
          expect((await me.save(body, other.id)).status).toBe(404)
        }
        for (const id of theirs) {
          // Neither by the owner's number nor by one's own.
          for (const whose of [me.id, other.id]) {
            if (act === 'change') expect((await me.change(id, { ...body, version: 1 }, whose)).status).toBe(404)
            if (act === 'remove') expect((await me.remove(id, whose)).status).toBe(404)
          }
        }
        expect((await portal.call('GET', `/api/customers/${other.id}/addresses`, { session: me.session })).status).toBe(404)
      }
      for (const who of [0, 1] as const) expect(new Set((await people[who].list()).map(({ id }: { id: number }) => id))).toEqual(owned[who])
    }),
    { numRuns: byForm(10, 300) },
  )
})

test('addresses of a company are kept by its administrators, chosen by everybody of it, and seen by nobody else', async () => {
  const companyId = await addCompany(portal.db)
  const [administrator, member] = [await addMember(portal.db, companyId, 'administrator'), await addMember(portal.db, companyId, 'member')]
  const stranger = await addMember(portal.db, await addCompany(portal.db), 'administrator')
  type Person = typeof member
  const at = (rest = '') => `/api/companies/${companyId}/addresses${rest}`
  const call = (method: string, { session }: Person, rest: string, body?: object) =>
    portal.call(method, at(rest), { session, ...(body ? { body } : {}) })
  const list = async ({ id, session }: Person) => (await portal.call('GET', `/api/customers/${id}/addresses`, { session })).body.data
  const office = (await call('POST', administrator, '', { ...vaci, label: 'Iroda' })).body.data
  expect(office).toMatchObject({ shared: true, isDefault: true, label: 'Iroda' })
  const billing = (await call('POST', administrator, '', { ...invoiced, billingName: 'Minta Kft.' })).body.data
  const own = (await portal.call('POST', `/api/customers/${member.id}/addresses`, { session: member.session, body: oktogon })).body.data
  // For an invoice the company's stands first, else one's own.
  expect((await list(member)).map(({ id, shared }: { id: number; shared: boolean }) => [id, shared])).toEqual([
    [billing.id, true],
    [own.id, false],
    [office.id, true],
  ])
  expect(await list(stranger)).toEqual([])
  for (const [method, rest, body] of [
    ['POST', '', vaci],
    ['PUT', `/${office.id}`, { ...vaci, version: 1 }],
    ['DELETE', `/${office.id}`, undefined],
  ] as const) {
    expect((await call(method, member, rest, body)).status).toBe(403)
    expect((await call(method, stranger, rest, body)).status).toBe(404)
  }
  // One's own call does not reach them.
  const throughOwn = await portal.call('DELETE', `/api/customers/${administrator.id}/addresses/${office.id}`, { session: administrator.session })
  expect(throughOwn.status).toBe(404)
  const changed = await call('PUT', administrator, `/${office.id}`, { ...office, label: 'Székhely' })
  expect(changed.body.data).toMatchObject({ label: 'Székhely', version: 2, isDefault: true, shared: true })
  expect((await call('PUT', administrator, `/${office.id}`, { ...office, label: 'Iroda' })).body.code).toBe('OWN_DATA_MOVED_ON')
  const second = (await call('POST', administrator, '', { ...vaci, streetNumber: '45', isDefault: true })).body.data
  expect((await call('DELETE', administrator, `/${second.id}`)).status).toBe(200)
  expect((await list(member)).filter(({ shared, isDefault }: { shared: boolean; isDefault: boolean }) => shared && isDefault)).toHaveLength(2)
})

test('a pickup point is an address of a company with whom the courier meets there; the desk keeps them too, and the log tells who did', async () => {
  const companyId = await addCompany(portal.db)
  const [administrator, member] = [await addMember(portal.db, companyId, 'administrator'), await addMember(portal.db, companyId, 'member')]
  const employee = async (...permissionKeys: ('company.people' | 'request.queue')[]) => {
    const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })
    return { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
  }
  const [keeper, other] = [await employee('company.people'), await employee('request.queue')]
  const at = (rest = '', id = companyId) => `/api/companies/${id}/addresses${rest}`
  const call = (method: string, { session }: { session: typeof member.session }, url: string, body?: object) =>
    portal.call(method, url, { session, ...(body ? { body } : {}) })
  const depot = { ...vaci, label: 'Raktár', contactName: 'Raktáros Róza', contactPhone: '06 30 111 2233', courierNote: 'H–P 8–16, hátsó kapu' }
  const saved = await call('POST', keeper, at(), depot)
  expect(saved.status).toBe(201)
  expect(saved.body.data).toMatchObject({
    contactName: 'Raktáros Róza',
    contactPhone: '+36301112233',
    courierNote: 'H–P 8–16, hátsó kapu',
    shared: true,
  })
  // Another entrance of the same house is another point.
  const gate = await call('POST', administrator, at(), { ...depot, contactName: 'Porta Pál' })
  expect(gate.body.data.id).not.toBe(saved.body.data.id)
  const changed = await call('PUT', keeper, at(`/${gate.body.data.id}`), { ...gate.body.data, courierNote: '' })
  expect(changed.body.data).toMatchObject({ courierNote: '', version: 2 })
  expect((await call('DELETE', keeper, at(`/${gate.body.data.id}`))).status).toBe(200)
  expect((await call('GET', keeper, at())).body.data).toHaveLength(1)
  expect((await call('GET', administrator, at())).body.data).toHaveLength(1)
  expect((await call('GET', member, at())).status).toBe(403)
  expect((await call('GET', other, at())).status).toBe(403)
  expect((await call('GET', keeper, at('', 999_999))).status).toBe(404)
  const offered = (await portal.call('GET', `/api/customers/${member.id}/addresses`, { session: member.session })).body.data
  expect(offered).toMatchObject([{ contactName: 'Raktáros Róza', shared: true }])
  const fieldsOf = async (answer: ReturnType<typeof call>) =>
    (await answer).body.fields.map(({ path, code }: { path: string; code: string }) => [path, code])
  expect(await fieldsOf(call('POST', keeper, at(), { ...depot, contactPhone: '' }))).toEqual([['contactPhone', 'REQUIRED']])
  expect(await fieldsOf(call('POST', keeper, at(), { ...depot, contactPhone: '12' }))).toEqual([['contactPhone', 'PHONE']])
  expect(await fieldsOf(call('POST', keeper, at(), { ...invoiced, contactName: 'Z', contactPhone: '06301112233' }))).toEqual([
    ['contactName', 'FIELD_NOT_ASKED'],
  ])
  expect(await fieldsOf(call('POST', member, `/api/customers/${member.id}/addresses`, depot))).toEqual([['contactName', 'FIELD_NOT_ASKED']])
  const log = (await call('GET', administrator, `/api/companies/${companyId}/log`)).body.data.entries
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['addressRemoved', 'addressChanged', 'addressAdded', 'addressAdded'])
  expect(log.at(-1).about).toMatch(/^Raktár, 1134 Budapest/)
})
