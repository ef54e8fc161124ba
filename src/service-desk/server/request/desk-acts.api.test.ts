import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Post, permissionPresets } from '#accounts/permission-presets.ts'
import type { PermissionKey } from '#accounts/who.ts'
import type { Requests } from '#db/schema.ts'
import { errorsHu } from '#errors/hu.ts'
import { samplePdf } from '#testing/factories.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived as arrivedNow, sendQuote } from '#testing/quote-desk.ts'
import { insertWorksheet } from '#testing/workshop-desk.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'

type Employee = { id: number; session: { token: string; cookie: string } }
const posts = Object.keys(permissionPresets) as Post[]

let portal: TestPortal
const people = {} as Record<Post, Employee>
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  for (const post of posts) people[post] = await employee(permissionPresets[post])
})
afterAll(() => portal.stop())

async function employee(permissionKeys: readonly PermissionKey[]): Promise<Employee> {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })
  return { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

const add = (row: Partial<Insertable<Requests>> = {}) => insertRequest(portal.db, row)
/** A device that came in, as the history tells it, with a worksheet that can be closed. */
async function arrived(row: Partial<Insertable<Requests>> = {}) {
  const id = await add({ status: 'ARRIVED', warrantyTypeId: 1, ...row })
  await portal.db
    .insertInto('requestHistory')
    .values({ requestId: id, step: 'receiveDevice', code: 20, status: 'ARRIVED', at: Temporal.Instant.from('2026-11-23T08:00:00Z'), byKind: 'staff' })
    .execute()
  await insertWorksheet(portal, id)
  return id
}
/** A device on the bench, with the moment it came. */
const onBench = (row: Partial<Insertable<Requests>>) => arrivedNow(portal, row)
const act = (who: Employee, id: number, noun: string, body: object, method = 'POST') =>
  portal.call(method, `/api/service-desk/requests/${id}/${noun}`, { body, session: who.session })
const show = async (who: Employee, id: number) => (await portal.call('GET', `/api/service-desk/requests/${id}`, { session: who.session })).body.data
const row = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const history = (id: number) => portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', id).orderBy('id').execute()

describe.each(posts)('%s', (post) => {
  test.each(Object.entries(serviceDeskApi))('%s', async (_name, { method, path, who, csrf = false, idempotent = false }) => {
    const id = await arrived()
    const url = `/api${path.replace(':id', String(id)).replace(':code', String(id))}`
    const query = path.endsWith('labels') ? `?ids=${id}` : /(search|callers)$/.test(path) ? '?query=nagy' : ''
    const answer = await portal.call(method, url + query, {
      session: people[post].session,
      csrf,
      ...(idempotent ? { idempotencyKey: crypto.randomUUID() } : {}),
      ...(method === 'GET' ? {} : { body: {} }),
    })
    const may = who.kind === 'employee' && permissionPresets[post].includes(who.key)
    // Whoever may is told that the body lacks something.
    expect(answer.status).toBe(may ? (method === 'GET' ? 200 : 422) : 403)
  })
})

describe('hold, assignment and promise', () => {
  test('are written down with who did it, and said twice they are done once', async () => {
    const id = await arrived()
    const { technikus, logisztika } = people
    expect((await act(technikus, id, 'hold', { version: 1, reason: 'alkatresz' })).body.data).toEqual({ version: 2, status: 'ARRIVED' })
    expect((await act(technikus, id, 'hold', { version: 1, reason: 'alkatresz' })).body.data).toEqual({ version: 2, status: 'ARRIVED' })
    expect((await act(technikus, id, 'assignment', { version: 2, accountId: logisztika.id }, 'PUT')).body.data.version).toBe(3)
    expect((await act(logisztika, id, 'assignment', { version: 3, accountId: null }, 'PUT')).body.data.version).toBe(4)
    expect((await act(logisztika, id, 'promise', { version: 4, promisedBy: '2026-12-01', reason: 'Alkatrész' }, 'PATCH')).body.data.version).toBe(5)
    const seen = await show(technikus, id)
    expect(seen).toMatchObject({
      hold: { reason: 'alkatresz', since: '2026-11-23T08:00:00Z' },
      assigned: null,
      promise: { by: '2026-12-01', late: false },
    })
    expect((await act(technikus, id, 'resume', { version: 5 })).body.data.version).toBe(6)
    expect((await act(technikus, id, 'resume', { version: 5 })).status).toBe(200)
    expect((await history(id)).slice(2).map(({ step, byKind, byAccountId, internal }) => [step, byKind, byAccountId, internal])).toEqual([
      ['held', 'staff', technikus.id, true],
      ['assigned', 'staff', technikus.id, true],
      ['unassigned', 'staff', logisztika.id, true],
      ['promiseChanged', 'staff', logisztika.id, true],
      ['resumed', 'staff', technikus.id, true],
    ])
  })

  test('a hold is found beside its row, and writes into no index of requests (decision 163)', async () => {
    const id = await arrived()
    const held = async () => {
      const { rows } = await sql<{ requestId: number; reason: string }>`select request_id, reason from held_requests`.execute(portal.db)
      return rows.filter(({ requestId }) => requestId === id).map(({ reason }) => reason)
    }
    await act(people.technikus, id, 'hold', { version: 1, reason: 'alkatresz' })
    expect(await held()).toEqual(['alkatresz'])
    await act(people.technikus, id, 'hold', { version: 2, reason: 'ugyfel' })
    expect(await held()).toEqual(['ugyfel'])
    await act(people.technikus, id, 'resume', { version: 3 })
    expect(await held()).toEqual([])
    const { rows } = await sql<{ written: string }>`select indexdef as written from pg_indexes
      where tablename = 'requests' and indexdef ~ '\\m(hold_reason|hold_since|version)\\M'`.execute(portal.db)
    expect(rows).toEqual([])
  })

  test('refuse what is not there, not offered or over', async () => {
    const id = await arrived()
    const customer = await addAccount(portal.db)
    const { vezeto } = people
    const codeOf = async (answer: ReturnType<typeof act>) => (await answer).body.code
    expect(await codeOf(act(vezeto, id, 'assignment', { version: 1, accountId: customer.id }, 'PUT'))).toBe('EMPLOYEE_UNKNOWN')
    for (const promisedBy of ['2026-11-22', '2027-11-22', '2026-02-30', 'holnap'])
      expect(await codeOf(act(vezeto, id, 'promise', { version: 1, promisedBy, reason: 'Alkatrész' }, 'PATCH')), promisedBy).toBe('PROMISE_DAY')
    expect(await codeOf(act(vezeto, id, 'hold', { version: 1, reason: 'szabadsag' }))).toBe('INVALID_INPUT')
    expect(await codeOf(act(vezeto, 999999999, 'hold', { version: 1, reason: 'ugyfel' }))).toBe('NOT_FOUND')
    const over = await add({ status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') })
    for (const [noun, body, method] of [
      ['hold', { reason: 'ugyfel' }, 'POST'],
      ['resume', {}, 'POST'],
      ['assignment', { accountId: vezeto.id }, 'PUT'],
      ['promise', { promisedBy: '2026-12-01', reason: 'Alkatrész' }, 'PATCH'],
      ['undo', { reason: 'Tévedés' }, 'POST'],
      ['finish-repair', {}, 'POST'],
      ['return-unrepaired', { outcome: 'NO_FAULT' }, 'POST'],
    ] as const)
      expect((await act(vezeto, over, noun, { version: 1, ...body }, method)).body, noun).toMatchObject({ status: 409, code: 'STATE_MOVED_ON' })
  })

  test('whoever looked at an older state is told the present one', async () => {
    const id = await arrived()
    await act(people.technikus, id, 'hold', { version: 1, reason: 'ugyfel' })
    const late = await act(people.atvevo, id, 'finish-repair', { version: 1 })
    expect(late.body).toMatchObject({ status: 409, code: 'STATE_MOVED_ON', data: { version: 2, requestStatus: 'ARRIVED' } })
    expect(late.body.message).toContain('Frissítettük')
  })
})

describe('races of two employees', () => {
  const both = (id: number, acts: [string, object][]) =>
    Promise.all(acts.map(([noun, body], i) => act(i % 2 ? people.atvevo : people.technikus, id, noun, { version: 1, ...body })))

  test.each([
    [
      'two reasons to wait',
      [
        ['hold', { reason: 'alkatresz' }],
        ['hold', { reason: 'ugyfel' }],
      ],
    ],
    [
      'two ends',
      [
        ['finish-repair', {}],
        ['return-unrepaired', { outcome: 'NO_FAULT' }],
      ],
    ],
    [
      'two ends without repair',
      [
        ['return-unrepaired', { outcome: 'REPLACED' }],
        ['return-unrepaired', { outcome: 'NO_FAULT' }],
      ],
    ],
    [
      'waiting and ending',
      [
        ['hold', { reason: 'alkatresz' }],
        ['finish-repair', {}],
      ],
    ],
  ] as [string, [string, object][]][])('%s: one wins', async (_name, acts) => {
    for (let round = 0; round < 5; round++) {
      const id = await arrived()
      const answers = await both(id, acts)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await row(id)).version).toBe(2)
      expect(await history(id)).toHaveLength(3)
    }
  })

  test('the same wish of both is done once', async () => {
    const id = await arrived()
    const answers = await both(id, [
      ['finish-repair', {}],
      ['finish-repair', {}],
    ])
    expect(answers.map(({ body }) => body.data)).toEqual(
      [expect.anything(), expect.anything()].map(() => ({ version: 2, status: 'PRODUCT_LEFT_THE_SERVICE' })),
    )
    expect(await history(id)).toHaveLength(3)
  })
})

describe('finishing and undoing', () => {
  test('a paid repair waits for its quote', async () => {
    const id = await arrived({ warrantyTypeId: 2 })
    expect((await show(people.technikus, id)).steps).not.toContain('finishRepair')
    expect((await act(people.technikus, id, 'finish-repair', { version: 1 })).body).toMatchObject({ status: 409, code: 'QUOTE_NOT_ACCEPTED' })
  })

  test('the last step is taken back, and may be taken again', async () => {
    const id = await arrived()
    const { vezeto, technikus } = people
    expect((await show(technikus, id)).steps).toContain('finishRepair')
    await act(technikus, id, 'finish-repair', { version: 1 })
    expect(await row(id)).toMatchObject({ status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED', readyAt: expect.anything() })
    expect((await show(technikus, id)).undo).toBeNull()
    const before = await show(vezeto, id)
    expect(before.undo).toEqual({ step: 'finishRepair', to: 'ARRIVED', isMailed: false })
    expect(before.timeline.at(-1)).toMatchObject({ step: 60, state: 'done' })

    const undone = await act(vezeto, id, 'undo', { version: 2, reason: 'Másik készülék volt.' })
    expect(undone.body.data).toEqual({ version: 3, status: 'ARRIVED' })
    expect(await row(id)).toMatchObject({ status: 'ARRIVED', outcome: null, readyAt: null })
    const after = await show(vezeto, id)
    expect(after.timeline.at(-1)).toMatchObject({ step: 60, state: 'upcoming' })
    expect(after.history.slice(-2)).toMatchObject([
      { step: 'finishRepair', undone: true },
      { step: 'stepUndone', note: 'Másik készülék volt.', by: 'Kovács Anna', undone: false },
    ])
    expect(after.undo).toBeNull()
    expect((await act(vezeto, id, 'undo', { version: 3, reason: 'Megint' })).body.code).toBe('STEP_CANNOT_BE_UNDONE')

    await act(technikus, id, 'return-unrepaired', { version: 3, outcome: 'NO_FAULT', note: 'Nálunk működik.' })
    expect(await row(id)).toMatchObject({ outcome: 'NO_FAULT', version: 4 })
    expect((await act(vezeto, id, 'undo', { version: 4, reason: 'Mégis hibás' })).body.data.status).toBe('ARRIVED')
  })

  test('customers see neither what employees do among themselves nor what was taken back', async () => {
    const id = await arrived()
    await act(people.vezeto, id, 'hold', { version: 1, reason: 'alkatresz' })
    await act(people.vezeto, id, 'finish-repair', { version: 2 })
    await act(people.vezeto, id, 'undo', { version: 3, reason: 'Tévedés' })
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    const { body } = await portal.call('GET', `/api/customer-requests/${id}/show`, { session })
    expect(body.data.history.filter(({ type }: { type: string }) => type !== 'upcoming').map(({ type }: { type: string }) => type)).toEqual([
      'requestReceived',
      'receiveDevice',
    ])
    expect(body.data.timeline.at(-1)).toMatchObject({ step: 60, state: 'upcoming' })
  })

  test('what followed by itself is not undone', async () => {
    const id = await arrived()
    const at = Temporal.Instant.from('2026-11-23T08:00:00Z')
    const returned = { status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'WARRANTY_REJECTED' } as const
    await portal.db.updateTable('requests').set(returned).where('id', '=', id).execute()
    const step = { step: 'finishWithoutRepair', code: null, status: returned.status, at, byKind: 'system' }
    await portal.db
      .insertInto('requestHistory')
      .values({ ...step, requestId: id })
      .execute()
    expect((await show(people.vezeto, id)).undo).toBeNull()
    expect((await act(people.vezeto, id, 'undo', { version: 1, reason: 'Tévedés' })).body.code).toBe('STEP_CANNOT_BE_UNDONE')
  })

  test('what the courier has an order for is not undone', async () => {
    const id = await arrived()
    await act(people.vezeto, id, 'finish-repair', { version: 1 })
    await portal.db
      .insertInto('shipments')
      .values({
        requestId: id,
        leg: 'out',
        serial: 1,
        provider: 'simulator',
        clientReference: `${id}-O1`,
        day: '2026-11-24',
        pickupWindow: '08-17',
        createdAt: Temporal.Instant.from('2026-11-23T08:00:00Z'),
      })
      .execute()
    expect((await show(people.vezeto, id)).undo).toBeNull()
    expect((await act(people.vezeto, id, 'undo', { version: 2, reason: 'Tévedés' })).body.code).toBe('STEP_CANNOT_BE_UNDONE')
  })
})

test('the screen of a request has everything, in the language of the employee', async () => {
  const id = await arrived({ troubleDescription: 'Fekete a kijelző', companyName: 'Próba', businessFormId: 1 })
  const { body } = await portal.call('GET', `/api/service-desk/requests/${id}`, { session: people.atvevo.session, language: 'en' })
  expect(body.data).toMatchObject({
    crmRequestId: id,
    version: 1,
    language: 'hu',
    customer: { name: 'Éva Nagy', phone: '+36301234567', company: 'Próba Kft.' },
    addresses: { deliveryIn: { contactName: 'Éva Nagy', address: '1134 Budapest, Váci út 43.' } },
    fault: { description: 'Fekete a kijelző' },
    may: { hold: true, resume: false, assign: true, promise: true, note: true, upload: true, changePickup: false, cancel: false },
    steps: ['finishRepair', 'finishWithoutRepair'],
    history: [{ step: 'requestReceived' }, { step: 'receiveDevice', byKind: 'staff' }],
  })
  expect((await portal.call('GET', '/api/service-desk/requests/999999999', { session: people.atvevo.session })).status).toBe(404)
  const { employees } = (await portal.call('GET', '/api/service-desk/employees', { session: people.atvevo.session })).body.data
  expect(employees.map((one: { id: number }) => one.id)).toEqual(expect.arrayContaining(posts.map((post) => people[post].id)))
})

test('whoever may not take the next step is told which one waits for others', async () => {
  const id = await arrived({ warrantyTypeId: 2 })
  const writer = await employee(['request.queue', 'quote.edit'])
  expect(await show(writer, id)).toMatchObject({ steps: [], stepOfOthers: 'sendQuote' })
  expect(await show(people.technikus, id)).toMatchObject({ steps: expect.arrayContaining(['sendQuote']), stepOfOthers: null })
  await portal.db
    .updateTable('requests')
    .set({ closedAt: Temporal.Instant.from('2026-11-23T09:00:00Z') })
    .where('id', '=', id)
    .execute()
  expect(await show(writer, id)).toMatchObject({ steps: [], stepOfOthers: null })
})

describe('steps for many at once', () => {
  const bulk = (who: Employee, items: object[], step: object) =>
    portal.call('POST', '/api/service-desk/bulk-steps', { body: { items, step }, session: who.session })

  test('each is done or refused on its own', async () => {
    const [good, changed, closed] = [
      await arrived(),
      await arrived({ version: 5 }),
      await add({ status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') }),
    ]
    const items = [good, changed, closed, 999999999].map((id) => ({ id, version: 1 }))
    const { status, body } = await bulk(people.logisztika, items, { kind: 'hold', reason: 'alkatresz' })
    expect(status).toBe(200)
    expect(body.data.results).toMatchObject([
      { id: good, result: 'done', version: 2, status: 'ARRIVED' },
      { id: changed, result: 'refused', code: 'STATE_MOVED_ON', version: 5, status: 'ARRIVED' },
      { id: closed, result: 'refused', code: 'STEP_NOT_IN_STATUS', version: 1, status: 'SERVICE_DONE' },
      { id: 999999999, result: 'refused', code: 'NOT_FOUND', version: null, status: null },
    ])
    expect((await row(good)).holdReason).toBe('alkatresz')
    expect((await row(changed)).holdReason).toBeNull()
  })

  test('every step, for whoever may take it alone', async () => {
    const one = async (who: Employee, step: object) => (await bulk(who, [{ id: await arrived(), version: 1 }], step)).body
    expect((await one(people.ugyfelszolgalat, { kind: 'assign', accountId: people.technikus.id })).data.results[0].result).toBe('done')
    for (const kind of ['resume', 'finishRepair']) {
      expect((await one(people.ugyfelszolgalat, { kind })).code).toBe('UNAUTHORISED')
      expect((await one(people.technikus, { kind })).data.results[0].result).toBe('done')
    }
    expect((await one(people.technikus, { kind: 'finishWithoutRepair', outcome: 'NO_FAULT' })).data.results[0].result).toBe('done')
    expect((await one(people.technikus, { kind: 'ship' })).code).toBe('UNAUTHORISED')
    // Nothing has changed meanwhile, and nobody says that it has.
    const { data } = await one(people.logisztika, { kind: 'ship' })
    expect(data.results[0]).toMatchObject({ result: 'refused', code: 'STEP_NOT_IN_STATUS', message: errorsHu.STEP_NOT_IN_STATUS, version: 1 })
    expect((await one(people.vezeto, { kind: 'sendQuote' })).status).toBe(422)
    const many = Array.from({ length: 101 }, (_, i) => ({ id: 100000000 + i, version: 1 }))
    expect((await bulk(people.vezeto, many, { kind: 'resume' })).body.fields).toMatchObject([{ path: 'items', code: 'LIST_TOO_LONG' }])
  })
})

describe('on the customer’s behalf', () => {
  const waiting = { status: 'RECEIVED', pickupDay: '2026-11-25', pickupWindow: '08-17', pickupZone: 'bp' } as const
  const call = (id: number, method: 'POST' | 'PUT', noun: string, body: object) =>
    portal.call(method, `/api/customer-requests/${id}/${noun}`, { body, session: people.ugyfelszolgalat.session })

  test('the pickup is moved and the request cancelled while the screen says they may be', async () => {
    const id = await add(waiting)
    expect(await show(people.ugyfelszolgalat, id)).toMatchObject({ pickup: { postalCode: '1134' }, may: { changePickup: true, cancel: true } })
    const moved = await call(id, 'PUT', 'pickup', { pickupDay: '2026-11-26', pickupWindow: '08-17', version: 1 })
    expect(moved.body.data).toMatchObject({ pickupDay: '2026-11-26', version: 2 })
    expect((await call(id, 'POST', 'cancel', { reason: 'worksAgain', note: 'Telefonon kérte' })).status).toBe(200)
    const { outcome, may, history: summary } = await show(people.ugyfelszolgalat, id)
    expect([outcome, may.changePickup, may.cancel]).toEqual(['CANCELLED', false, false])
    expect(summary.slice(-2)).toMatchObject([
      { step: 'pickupChanged', byKind: 'staff', note: '2026-11-26 08-17' },
      { step: 'requestCancelled', byKind: 'staff', note: 'worksAgain: Telefonon kérte' },
    ])
  })

  test('without a day the courier cannot be ordered: the day is asked for instead', async () => {
    const { vezeto } = people
    expect((await show(vezeto, await add(waiting))).steps).toContain('orderPickup')
    const undecided = await show(vezeto, await add({ ...waiting, pickupDay: null, pickupWindow: null }))
    expect(undecided.steps).not.toContain('orderPickup')
    expect(undecided.may.changePickup).toBe(true)
  })

  test('neither is offered nor done once the courier has the device', async () => {
    const id = await add({ ...waiting, collectedAt: Temporal.Instant.from('2026-11-23T07:00:00Z') })
    expect(await show(people.ugyfelszolgalat, id)).toMatchObject({ may: { changePickup: false, cancel: false } })
    expect((await call(id, 'POST', 'cancel', { reason: 'other' })).body.code).toBe('PICKUP_CANNOT_CHANGE')
    expect((await call(id, 'PUT', 'pickup', { pickupDay: '2026-11-26', pickupWindow: '08-17', version: 1 })).body.code).toBe('PICKUP_CANNOT_CHANGE')
  })
})

test.each([
  ['cash that a courier takes is owed: only a courier', { paymentMethodId: 1 }, ['orderDelivery']],
  [
    'it is paid: a courier or the counter',
    { paymentMethodId: 1, status: 'paid', paidAt: Temporal.Instant.from('2026-11-20T08:00:00Z') },
    ['orderDelivery', 'handOverAtCounter'],
  ],
  ['it is to be paid before: neither', { paymentMethodId: 4 }, []],
] as const)('the way back while %s', async (_what, invoice, steps) => {
  const id = await add({ status: 'INVOICE_DONE', outcome: 'REPAIRED' })
  await insertInvoice(portal.db, id, { net: 10000, vat: 2700, gross: 12700, ...invoice })
  expect((await show(people.logisztika, id)).steps).toEqual(steps)
})

test('labels: eight on a sheet', async () => {
  const ids: number[] = []
  for (let i = 0; i < 9; i++) ids.push(await add())
  const print = (list: string) => portal.call('GET', `/api/service-desk/labels?ids=${list}`, { session: people.atvevo.session })
  const sheet = await print(ids.join(','))
  expect(sheet.headers['content-type']).toBe('application/pdf')
  expect(sheet.headers['content-disposition']).toContain('cimkek.pdf')
  expect(sheet.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect((await print(ids.slice(0, 8).join(','))).bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect((await print('999999999')).status).toBe(404)
  for (const list of ['', 'abc', '-1', '1.5']) expect((await print(list)).status, list).toBe(422)
})

describe('what a quote or a report changes', () => {
  const technician = () => people.technikus.session

  test('the customer’s last day is the next step’s, and only an open quote is decided for them', async () => {
    const id = await onBench({ warrantyTypeId: 2 })
    expect((await show(people.vezeto, id)).steps).toEqual(['sendQuote', 'finishWithoutRepair'])
    const { lastDay } = await sendQuote(portal, technician(), id)
    const open = await show(people.vezeto, id)
    expect(open.promise.next).toMatchObject({ code: 'youDecide', by: lastDay })
    expect(open.steps).toEqual(['reviseQuote', 'acceptQuote', 'rejectQuote'])
    const [sentAt, validUntil] = [Temporal.Instant.from('2026-11-20T08:00:00Z'), Temporal.Instant.from('2026-11-22T22:59:59Z')]
    await portal.db.updateTable('quotes').set({ sentAt, validUntil }).where('requestId', '=', id).execute()
    expect((await show(people.vezeto, id)).steps).toEqual(['reviseQuote'])
  })

  test('a warranty repair has the company’s clocks, and after an accepted report waits for its quote', async () => {
    const id = await onBench({ warrantyTypeId: 1 })
    const fresh = await show(people.vezeto, id)
    expect(fresh).toMatchObject({ ageInDays: 0, today: '2026-11-23', steps: ['finishRepair', 'finishWithoutRepair'] })
    expect(fresh.deadlines).toEqual([
      { deadline: 'answerBy', day: '2026-11-30', state: 'running' },
      { deadline: 'repairBy', day: '2026-12-08', state: 'running' },
      { deadline: 'replaceFrom', day: '2026-12-23', state: 'running' },
    ])
    const issued = await portal.call('POST', `/api/customer-requests/${id}/expert-report`, {
      session: technician(),
      body: { version: 1, reason: 'liquid', findings: 'Folyadék nyoma az alaplapon.' },
      files: [],
    })
    expect(issued.status).toBe(200)
    expect((await show(people.vezeto, id)).deadlines[0].state).toBe('done')
    await portal.call('PUT', `/api/customer-requests/${id}/expert-report-user-accept`, {
      session: await sessionOf(portal.db, { kind: 'tracking', requestId: id }),
      body: { expertReportAcceptedStatus: true, returnReport: false },
    })
    const accepted = await show(people.vezeto, id)
    expect(accepted.steps).toEqual(['sendQuote', 'finishWithoutRepair'])
    expect((await act(people.vezeto, id, 'finish-repair', { version: accepted.version })).body.code).toBe('QUOTE_NOT_ACCEPTED')
    expect((await show(people.vezeto, await onBench({ warrantyTypeId: 2 }))).deadlines).toEqual([])
  })
})

test('documents are added and listed by whoever may, and the screen says who that is', async () => {
  const id = await arrived()
  const upload = (who: Employee) =>
    portal.call('POST', `/api/customer-requests/${id}/document-upload`, {
      session: who.session,
      body: {},
      files: [{ field: 'invoice', name: 'szamla.pdf', bytes: samplePdf() }],
    })
  expect((await show(people.logisztika, id)).may.upload).toBe(false)
  expect((await upload(people.logisztika)).body).toMatchObject({ status: 403, code: 'UNAUTHORISED' })
  expect((await show(people.atvevo, id)).may.upload).toBe(true)
  expect((await upload(people.atvevo)).status).toBe(200)
  expect((await show(people.logisztika, id)).documents).toMatchObject([{ documentType: 'invoice' }])
  expect((await show(await employee(['request.queue']), id)).documents).toEqual([])
})
