import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiScopes } from '#accounts/api-scope.ts'
import type { CompanyRole } from '#accounts/who.ts'
import { insertApiKey } from '#testing/insert-api-key.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { arrivalBody } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let receiver: Session
let colleague: Session
beforeAll(async () => {
  portal = await startPortal()
  receiver = await employeeWith(portal, 'request.queue', 'request.arrive')
  colleague = await employeeWith(portal, 'request.queue', 'request.arrive')
})
afterAll(() => portal.stop())

let count = 0
const reference = () => `PARTNER-${++count}`
const device = (over: object = {}) => ({ reference: reference(), device: 'P30 Pro', brandId: 7, expectedOn: '2026-11-30', ...over })

/** Somebody of a partner, alone or in a company. */
async function partner(companyId?: number, role: CompanyRole = 'administrator') {
  const { id, email } = await addAccount(portal.db, { customerType: 'PREALERT' })
  await portal.db.updateTable('accounts').set({ companyName: 'Előjelző Partner Kft.', phone: '+36301234567' }).where('id', '=', id).execute()
  if (companyId !== undefined) await portal.db.insertInto('companyPeople').values({ accountId: id, companyId, role, joinedAt: start }).execute()
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  return { id, email, session, ...callsOf({ session }) }
}
type Caller = { session?: Session; headers?: Record<string, string> }
const callsOf = (caller: Caller) => ({
  announce: (devices: object[], idempotencyKey: string = crypto.randomUUID()) =>
    portal.call('POST', '/api/prealerts', { ...caller, idempotencyKey, body: { devices } }),
  list: async (query = '') => (await portal.call('GET', `/api/customer-requests/show-prealerts${query}`, caller)).body.data.preAlerts,
  show: (id: number) => portal.call('GET', `/api/customer-requests/${id}/show-prealert`, caller),
  change: (id: number, body: object) => portal.call('PUT', `/api/prealerts/${id}`, { ...caller, body }),
  withdraw: (id: number, version = 1) => portal.call('POST', `/api/prealerts/${id}/withdraw`, { ...caller, body: { version } }),
})
const idOf = async (answer: Promise<{ status: number; body: { data: { preAlerts: { id: number }[] } } }>) => {
  const { status, body } = await answer
  expect([status, body]).toMatchObject([201, {}])
  return body.data.preAlerts[0]?.id ?? 0
}

const arriving = (over: object = {}) => ({
  ...{ version: 1, warrantyType: 2, brandId: 7, productGroupId: 1, productTypeOther: 'P30 Pro', identifierKind: 'imei' },
  ...{ troubleDescription: 'Nem tölt.', contactName: 'Varga Ilona', contactPhone: '+36301234567' },
  address: { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43' },
  ...arrivalBody(),
  ...over,
})
const arrive = (id: number, over: object = {}, session = receiver) =>
  portal.call('POST', `/api/service-desk/prealerts/${id}/arrive`, { session, body: arriving(over), files: [] })
const scan = async (code: string, session = receiver) => portal.call('GET', `/api/service-desk/scan/${encodeURIComponent(code)}`, { session })
const desk = async (query: string) => (await portal.call('GET', `/api/service-desk/prealerts?${query}`, { session: receiver })).body.data

describe('a partner', () => {
  test('announces devices, all or none, once for a key, and a reference once while it is open', async () => {
    const { announce, list, withdraw } = await partner()
    const [one, two] = [device({ identifier: '35-2099 00 176148 1', note: 'Törött' }), device({ brandId: null, device: 'Fekete telefon' })]
    const key = crypto.randomUUID()
    const first = await announce([one, two], key)
    expect(first.status).toBe(201)
    expect((await announce([one, two], key)).body).toEqual(first.body)
    expect(await list()).toMatchObject([
      { reference: two.reference, device: 'Fekete telefon', identifier: null, status: 'announced', request: null },
      { reference: one.reference, device: 'HUAWEI P30 Pro', identifier: '352099001761481', note: 'Törött', expectedOn: '2026-11-30' },
    ])
    const again = await announce([device(), { ...one, reference: ` ${one.reference.toLowerCase()}` }])
    expect([again.status, again.body.fields]).toMatchObject([409, [{ path: 'devices.1.reference', code: 'PRE_ALERT_REFERENCE_OPEN' }]])
    expect(await list()).toHaveLength(2)
    const wrong = await announce([device({ expectedOn: '2020-01-01' }), device({ brandId: 987_654 })])
    expect(wrong.body.fields.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['devices.0.expectedOn', 'PRE_ALERT_DAY'],
      ['devices.1.brandId', 'BRAND_UNKNOWN'],
    ])
    // Another partner may call a device the same; once it was withdrawn, so may this one.
    expect((await (await partner()).announce([one])).status).toBe(201)
    expect((await withdraw(first.body.data.preAlerts[0].id)).status).toBe(200)
    expect((await announce([one])).status).toBe(201)
  })

  test('of two who announce the same reference of a company at once, one does', async () => {
    const { companyId } = await insertApiKey(portal.db, { scopes: ['preAlerts'] })
    const [one, other] = [await partner(companyId), await partner(companyId)]
    const [a, b] = [device(), device()]
    const answers = await Promise.all([one.announce([a, b]), other.announce([b, a]), one.announce([b])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409].toSorted())
    const written = await portal.db.selectFrom('preAlerts').select('id').where('referenceKey', 'in', [a.reference, b.reference]).execute()
    expect(written.length).toBe(answers.find(({ status }) => status === 201)?.body.data.preAlerts.length)
    const { companyId: neighbour } = await insertApiKey(portal.db, { scopes: ['preAlerts'] })
    expect((await (await partner(neighbour)).announce([b])).status, 'another company’s references are its own').toBe(201)
  })

  test('changes and withdraws what has not come, as it was seen, and reads what happened', async () => {
    const own = await partner()
    const id = await idOf(own.announce([device({ expectedOn: '2026-11-24' })]))
    expect((await own.change(id, { version: 1, expectedOn: '2026-12-01', note: 'Később' })).body.data).toMatchObject({
      version: 2,
      status: 'announced',
    })
    expect((await own.change(id, { version: 1, expectedOn: '2026-12-02' })).body.code).toBe('PRE_ALERT_MOVED_ON')
    expect((await own.change(id, { version: 2, expectedOn: '2026-01-01' })).body.code).toBe('PRE_ALERT_DAY')
    expect((await own.withdraw(id, 2)).body.data).toMatchObject({ status: 'withdrawn', mayChange: false })
    expect((await own.withdraw(id, 3)).body.code).toBe('PRE_ALERT_MOVED_ON')
    const { history } = (await own.show(id)).body.data
    expect(history.map(({ step, expectedOn }: { step: string; expectedOn: string }) => [step, expectedOn])).toEqual([
      ['announced', '2026-11-24'],
      ['changed', '2026-12-01'],
      ['withdrawn', '2026-12-01'],
    ])
    expect((await scan((await own.show(id)).body.data.reference)).status).toBe(404)
  })

  test('finds them by status, day and text, page by page', async () => {
    const own = await partner()
    const [late, soon] = [device({ expectedOn: '2026-11-24', identifier: 'SN-77/A' }), device({ expectedOn: '2026-12-05', device: 'Mate 20' })]
    await own.announce([late, soon])
    const references = async (query: string) => (await own.list(query)).map((row: { reference: string }) => row.reference)
    portal.setNow('2026-11-25T09:00:00Z')
    const later = await sessionOf(portal.db, { kind: 'account', accountId: own.id }, Temporal.Instant.from('2026-11-25T09:00:00Z'))
    const listed = async (query: string) => (await callsOf({ session: later }).list(query)).map((row: { reference: string }) => row.reference)
    expect(await listed('?status=overdue')).toEqual([late.reference])
    expect(await listed('?status=announced')).toEqual([soon.reference])
    portal.setNow(start.toString())
    expect(await references('?from=2026-12-01')).toEqual([soon.reference])
    expect(await references('?to=2026-12-01')).toEqual([late.reference])
    expect(await references('?text=mate')).toEqual([soon.reference])
    expect(await references('?text=huawei')).toHaveLength(2)
    expect(await references('?text=sn-77%2Fa')).toEqual([late.reference])
    expect(await references('?text=%25')).toEqual([])
    const page = (await portal.call('GET', '/api/customer-requests/show-prealerts?size=1', { session: own.session })).body.data
    expect(page.preAlerts).toMatchObject([{ reference: soon.reference }])
    expect(await references(`?size=1&after=${page.next}`)).toEqual([late.reference])
  })

  test('sees nothing of others, and no requests but what came of pre-alerts', async () => {
    const [own, stranger] = [await partner(), await partner()]
    const id = await idOf(own.announce([device()]))
    for (const answer of [stranger.show(id), stranger.change(id, { version: 1, expectedOn: '2026-12-01' }), stranger.withdraw(id)])
      expect((await answer).status).toBe(404)
    expect(await stranger.list()).toEqual([])
    await insertRequest(portal.db, { accountId: own.id })
    expect((await portal.call('GET', '/api/customer-requests', { session: own.session })).body.data.requests).toEqual([])
    const fleet = await sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db, { customerType: 'FLOTTA' })).id })
    expect((await portal.call('GET', '/api/customer-requests/show-prealerts', { session: fleet })).status).toBe(403)
  })

  test('in a company acts as its role allows: an administrator about all, a member about their own, a viewer about none', async () => {
    const { companyId } = await insertApiKey(portal.db, { scopes: ['preAlerts'] })
    const [head, member, viewer] = [await partner(companyId), await partner(companyId, 'member'), await partner(companyId, 'viewer')]
    const id = await idOf(member.announce([device()]))
    expect((await head.list()).map((row: { id: number }) => row.id)).toEqual([id])
    expect((await viewer.announce([device()])).status).toBe(403)
    const ofHead = await idOf(head.announce([device()]))
    expect((await member.show(ofHead)).status).toBe(404)
    const approver = await partner(companyId, 'approver')
    for (const looking of [viewer, approver]) {
      expect((await looking.show(ofHead)).body.data).toMatchObject({ mayChange: false })
      const acts = [await looking.withdraw(ofHead), await looking.change(ofHead, { version: 1, expectedOn: '2026-12-01', note: '' })]
      expect(acts.map(({ status }) => status)).toEqual([403, 403])
    }
    expect((await head.show(ofHead)).body.data).toMatchObject({ status: 'announced', history: [{ step: 'announced' }] })
    expect((await head.withdraw(id)).status).toBe(200)
    // An account that an office shared brings what it announced.
    const alone = await partner()
    const brought = await idOf(alone.announce([device()]))
    await portal.db.insertInto('companyPeople').values({ accountId: alone.id, companyId, role: 'member', joinedAt: start }).execute()
    expect((await head.show(brought)).status).toBe(200)
  })

  test('calls with a key of the scope, and its company is told by webhook', async () => {
    const { companyId, accountId, headers } = await insertApiKey(portal.db, { scopes: ['preAlerts'] })
    await portal.db.updateTable('accounts').set({ customerType: 'PREALERT' }).where('id', '=', accountId).execute()
    const narrow = await insertApiKey(portal.db, { scopes: apiScopes.filter((scope) => scope !== 'preAlerts') })
    await portal.db.updateTable('accounts').set({ customerType: 'PREALERT' }).where('id', '=', narrow.accountId).execute()
    const endpoint = await portal.db
      .insertInto('webhookEndpoints')
      .values({
        companyId,
        url: 'https://partner.example/hook',
        events: ['prealert.changed'],
        secret: Buffer.alloc(32),
        state: 'on',
        createdAt: start,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const machine = callsOf({ headers })
    expect((await callsOf({ headers: narrow.headers }).announce([device()])).body.code).toBe('API_KEY_SCOPE')
    const sent = device()
    const id = await idOf(machine.announce([sent]))
    expect((await machine.show(id)).body.data.history).toMatchObject([{ note: 'API: Webáruház' }])
    await portal.jobsDone()
    const crmRequestId = (await arrive(id)).body.data.crmRequestId
    await portal.jobsDone()
    const messages = await portal.db.selectFrom('webhookMessages').select('body').where('endpointId', '=', endpoint.id).orderBy('id').execute()
    expect(messages.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'prealert.changed',
        data: { preAlertId: id, reference: sent.reference, status: 'announced', expectedOn: sent.expectedOn, crmRequestId: null },
      },
      { type: 'prealert.changed', data: { preAlertId: id, status: 'arrived', crmRequestId } },
    ])
  })
})

describe('a file', () => {
  const read = (session: Session, text: string) =>
    portal.call('POST', '/api/prealerts/read-file', {
      session,
      body: {},
      files: [{ field: 'prealert_file', name: 'e.csv', bytes: Buffer.from(text) }],
    })

  test('fills the form, with what is wrong in it; nothing is announced by it', async () => {
    const own = await partner()
    const open = device()
    await own.announce([open])
    const { status, body } = await read(
      own.session,
      [
        'Hivatkozás;Márka;Modell;IMEI;Várható érkezés;Szín',
        'A-1;huawei;P30 Pro;352099001761481;2026.12.01.;kék',
        `${open.reference};Huavei;P30;3,52E+14;holnap;`,
        'a 1;;Mate;;2026-12-01;',
      ].join('\n'),
    )
    expect(status).toBe(200)
    expect(body.data.leftOut).toEqual(['Szín'])
    expect(body.data.rows[0]).toEqual({
      line: 2,
      device: { reference: 'A-1', brandId: 7, device: 'P30 Pro', identifier: '352099001761481', expectedOn: '2026-12-01', note: '' },
      problems: [],
    })
    const codes = body.data.rows.map(({ problems }: { problems: { field: string; code: string }[] }) =>
      problems.map(({ field, code }) => `${field} ${code}`),
    )
    expect(codes).toEqual([
      [],
      ['identifier CELL_SCIENTIFIC', 'brandId CELL_UNKNOWN', 'expectedOn REPORT_DAY', 'reference PRE_ALERT_REFERENCE_OPEN'],
      [],
    ])
    expect(body.data.rows[1].problems.find(({ field }: { field: string }) => field === 'brandId').suggestions).toContain('HUAWEI')
    expect(await own.list()).toHaveLength(1)
  })

  test('without its columns, without rows and with too many is refused in a sentence; the template is read back', async () => {
    const { session } = await partner()
    expect((await read(session, 'Valami;Más\n1;2')).body.code).toBe('PRE_ALERT_COLUMNS')
    expect((await read(session, 'Hivatkozás;Készülék;Várható nap')).body.code).toBe('UPLOAD_EMPTY')
    const many = Array.from({ length: 201 }, (_, i) => `A${i};x;2026-12-01`)
    expect((await read(session, ['Hivatkozás;Készülék;Várható nap', ...many].join('\n'))).body.code).toBe('UPLOAD_ROWS_TOO_MANY')
    const template = await portal.call('GET', '/api/prealerts/template?format=csv', { session })
    const back = await read(session, Buffer.from(template.bytes).toString('utf8'))
    expect(back.body.data.rows).toMatchObject([{ problems: [{ field: 'reference', code: 'CELL_EXAMPLE' }] }])
  })
})

describe('at the desk', () => {
  test('a scanned reference or device leads to the pre-alert, which becomes a request of the partner that has arrived', async () => {
    const own = await partner()
    const sent = device({ identifier: '356938035643809', note: 'Nem kapcsol be' })
    // The same device was here before.
    await insertRequest(portal.db, { identifier: '356938035643809', closedAt: start, status: 'SERVICE_DONE', outcome: 'REPAIRED' })
    const id = await idOf(own.announce([sent]))
    for (const code of [sent.reference, sent.reference.toLowerCase(), '35-693803-564380-9'])
      expect((await scan(code)).body.data).toEqual({ crmRequestId: null, preAlertId: id })
    expect((await scan(sent.reference, await employeeWith(portal, 'request.queue'))).status).toBe(404)
    const view = await portal.call('GET', `/api/service-desk/prealerts/${id}`, { session: receiver })
    expect(view.body.data).toMatchObject({
      ...{ partner: 'Előjelző Partner Kft.', status: 'announced' },
      form: { brandId: 7, identifierKind: 'imei', contactPhone: '+36301234567', address: null },
    })
    expect((await desk(`list=expected&text=${sent.reference}`)).preAlerts).toMatchObject([{ id, partner: 'Előjelző Partner Kft.' }])

    const answer = await arrive(id, { readIdentifier: '356938035643809' })
    expect([answer.status, answer.body]).toMatchObject([200, {}])
    const { crmRequestId, requestNumber } = answer.body.data
    const row = await portal.db.selectFrom('requests').selectAll().where('id', '=', crmRequestId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      ...{ accountId: own.id, status: 'ARRIVED', requestSourceId: 6, referenceNumber: sent.reference, identifier: '356938035643809' },
      ...{ brandId: 7, warrantyTypeId: 2, troubleDescription: 'Nem tölt.', companyName: 'Előjelző Partner Kft.', email: own.email },
    })
    const order = await portal.db.selectFrom('orders').selectAll().where('id', '=', row.orderId).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ source: 'preAlert', reference: sent.reference })
    expect(await portal.db.selectFrom('requestAddresses').select('city').where('requestId', '=', crmRequestId).execute()).toHaveLength(3)
    expect((await own.show(id)).body.data).toMatchObject({
      ...{ status: 'arrived', mayChange: false, request: { crmRequestId, requestNumber, status: 'ARRIVED', closed: false } },
      history: [{ step: 'announced' }, { step: 'arrived', by: null }],
    })
    expect((await scan(sent.reference)).body.data?.preAlertId).toBeUndefined()
    await portal.jobsDone()
    const emails = (await portal.emails()).filter(({ recipient }) => recipient === own.email)
    expect(emails.map(({ kind }) => kind)).toEqual(['workshop.mailArrived'])
    expect((await portal.call('GET', `/api/customer-requests/${crmRequestId}/show`, { session: own.session })).status).toBe(200)
  })

  test('it comes once, whatever is pressed twice, and of two employees one receives it', async () => {
    const own = await partner()
    const id = await idOf(own.announce([device()]))
    const [one, same, other] = await Promise.all([arrive(id), arrive(id), arrive(id, {}, colleague)])
    const requests = await portal.db.selectFrom('requests').select('id').where('accountId', '=', own.id).execute()
    expect(requests).toHaveLength(1)
    const statuses = [one, same, other].map(({ status }) => status)
    expect([
      [200, 200, 409],
      [409, 409, 200],
    ]).toContainEqual(statuses)
    expect((await own.withdraw(id)).body.code).toBe('PRE_ALERT_MOVED_ON')
    const last = await idOf(own.announce([device()]))
    const [came, gone] = await Promise.all([arrive(last), own.withdraw(last)])
    expect([came.status, gone.status].toSorted()).toEqual([200, 409])
  })

  test('what is refused changes nothing', async () => {
    const own = await partner()
    const sent = device({ identifier: '352099001761481' })
    const id = await idOf(own.announce([sent]))
    const open = await insertRequest(portal.db, { identifier: '352099001761481' })
    expect((await arrive(id)).body).toMatchObject({ code: 'OTHER_REQUEST_OPEN' })
    await portal.db.updateTable('requests').set({ closedAt: start, outcome: 'CANCELLED' }).where('id', '=', open).execute()
    expect((await arrive(id, { version: 2 })).body.code).toBe('PRE_ALERT_MOVED_ON')
    expect((await arrive(id, { brandId: 987_654 })).body.fields).toMatchObject([{ path: 'brandId', code: 'BRAND_UNKNOWN' }])
    expect((await arrive(987_654)).status).toBe(404)
    expect((await own.show(id)).body.data).toMatchObject({ status: 'announced', version: 1, request: null })
    expect((await portal.db.selectFrom('requests').select('id').where('accountId', '=', own.id).execute()).length).toBe(0)
  })

  test('two partners’ devices of one reference are chosen from a list, whose pages follow the expected day', async () => {
    const [one, two] = [await partner(), await partner()]
    const shared = reference()
    const later = await idOf(one.announce([device({ reference: shared, expectedOn: '2026-12-09' })]))
    const sooner = await idOf(two.announce([device({ reference: shared, expectedOn: '2026-12-01' })]))
    expect((await scan(shared)).body.data).toEqual({ crmRequestId: null, preAlertCode: shared })
    const page = await desk(`list=expected&text=${shared}&size=1`)
    expect([page.preAlerts.map(({ id }: { id: number }) => id), page.next]).toEqual([[sooner], `2026-12-01_${sooner}`])
    expect((await desk(`list=expected&text=${shared}&size=1&after=${page.next}`)).preAlerts).toMatchObject([{ id: later }])
    expect((await desk(`list=withdrawn&text=${shared}`)).preAlerts).toEqual([])
  })
})
