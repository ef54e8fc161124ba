import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PermissionKey } from '#accounts/who.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
type Session = Awaited<ReturnType<typeof sessionOf>>
let [cashier, desk, looker]: Session[] = []
let cashierId = 0
beforeAll(async () => {
  portal = await startPortal()
  const employee = (...permissionKeys: PermissionKey[]) => addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })
  const enter = ({ id }: { id: number }) => sessionOf(portal.db, { kind: 'account', accountId: id })
  const paying = await employee('invoice.markPaid')
  cashierId = paying.id
  cashier = await enter(paying)
  desk = await enter(await employee('request.queue', 'quote.decideOnBehalf'))
  looker = await enter(await employee('request.queue'))
})
afterAll(() => portal.stop())
beforeEach(() => later(start))

const account = '11773016-11111018'
const other = 'HU42 1177 3016 1111 1018 0000 0000'
const said = { version: 1, account, holder: 'Nagy Éva' }

/** The portal's clock moves, and whoever pays has come in again; so has the customer. */
async function later(instant: Temporal.Instant, requestId?: number) {
  portal.setNow(instant.toString())
  cashier = await sessionOf(portal.db, { kind: 'account', accountId: cashierId }, instant)
  return requestId === undefined ? undefined : sessionOf(portal.db, { kind: 'tracking', requestId }, instant)
}

/** A lost parcel, with the session of whoever follows it by the link of its email. */
async function lost({ language = 'hu', accountId = null as number | null, compensation = 45_000, decidedAt = start } = {}) {
  const email = `${crypto.randomUUID()}@pelda.hu`
  const requestId = await insertRequest(portal.db, { language, email, accountId, status: 'SERVICE_DONE', outcome: 'LOST', closedAt: start })
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
  const row = { requestId, leg: 'in', compensation, note: 'A futár elismerte', decidedAt, decidedByAccountId: id }
  await portal.db.insertInto('lostParcels').values(row).execute()
  await portal.db.insertInto('compensations').values({ requestId }).execute()
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId })
  const emails = async () => {
    await portal.jobsDone()
    return (await portal.emails()).filter(({ recipient }) => recipient === email)
  }
  return { requestId, session, emails }
}

async function anonymise(crmRequestId: number) {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['customer.anonymise'] })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const body = { person: { crmRequestId }, reason: 'levélben kérte', why: 'asked' }
  expect((await portal.call('POST', '/api/service-desk/persons/anonymise', { session, body })).status).toBe(200)
}

const shown = async (id: number, session: Session | undefined) =>
  (await portal.call('GET', `/api/customer-requests/${id}/compensation`, { session })).body
const say = (id: number, session: Session | undefined, body: object = said) =>
  portal.call('PUT', `/api/customer-requests/${id}/compensation-account`, { session, body })
const act = (id: number, step: string, body: object, session = cashier, idempotencyKey = crypto.randomUUID()) =>
  portal.call('POST', `/api/finance-desk/compensations/${id}/${step}`, { session, body, idempotencyKey })
const listed = async (query: string) => (await portal.call('GET', `/api/finance-desk/compensations?${query}`, { session: cashier })).body.data
const numbersOf = async (list: string) =>
  (await listed(`list=${list}&size=100`)).compensations.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId)

test('the service desk says so of the request until it is paid', async () => {
  const { requestId, session } = await lost()
  const ofDesk = async () => (await portal.call('GET', `/api/service-desk/requests/${requestId}`, { session: looker })).body.data.compensation
  expect(await ofDesk()).toEqual({ amount: 45_000, hasAccount: false, dueOn: null })
  await say(requestId, session)
  expect(await ofDesk()).toEqual({ amount: 45_000, hasAccount: true, dueOn: '2026-12-07' })
  expect((await act(requestId, 'pay', { version: 2, paidOn: '2026-11-23' })).status).toBe(200)
  expect(await ofDesk()).toBe(null)
  expect((await act(requestId, 'take-back', { version: 3, note: 'Visszajött.' })).status).toBe(200)
  expect(await ofDesk()).toMatchObject({ hasAccount: true })
})

describe('where to', () => {
  test('its customer says it, and another one while it is unpaid; the day of paying is that of the first word; the same twice is one', async () => {
    const { requestId, session, emails } = await lost()
    expect((await shown(requestId, session)).data.compensation).toEqual({
      ...{ version: 1, amount: 45_000, account: null, known: null, dueOn: null, paidOn: null, steps: null },
      may: { say: true, sayOnBehalf: false },
    })
    expect((await say(requestId, session)).body.data).toEqual({ version: 2 })
    expect((await say(requestId, session)).body.data).toEqual({ version: 2 })
    const again = await later(start.add({ hours: 48 }), requestId)
    expect((await say(requestId, again, { ...said, account: other })).body.code).toBe('COMPENSATION_MOVED_ON')
    expect((await say(requestId, again, { ...said, version: 2, account: other })).body.data).toEqual({ version: 3 })
    const { compensation } = (await shown(requestId, again)).data
    expect(compensation).toMatchObject({ account: { end: '0000', holder: 'Nagy Éva' }, dueOn: '2026-12-07', paidOn: null })
    expect(JSON.stringify(compensation)).not.toContain('1177')
    expect((await emails()).map(({ kind }) => kind)).toEqual(['compensations.mailMoved', 'compensations.mailMoved'])
  })

  test('what is no account, has no holder or says too much is refused', async () => {
    const { requestId, session } = await lost()
    for (const [wrong, path, code] of [
      [{ account: '12345678-12345678' }, 'account', 'BANK_ACCOUNT'],
      [{ account: ' ' }, 'account', 'REQUIRED'],
      [{ account: '', useKnown: true }, 'account', 'REQUIRED'],
      [{ holder: '' }, 'holder', 'REQUIRED'],
      [{ version: 'x' }, 'version', 'INVALID_INPUT'],
    ] as const) {
      const { status, body } = await say(requestId, session, { ...said, ...wrong })
      expect([status, body.fields]).toMatchObject([422, [{ path, code }]])
    }
    expect((await say(requestId, session, { ...said, more: 1 })).status).toBe(422)
    expect((await shown(requestId, session)).data.compensation.account).toBe(null)
  })

  test('an account the portal knows is offered by its end: that of a bought device to whoever follows it, that of a person to themselves', async () => {
    const { id } = await addAccount(portal.db)
    await portal.db.updateTable('accounts').set({ bankAccount: account }).where('id', '=', id).execute()
    const own = await sessionOf(portal.db, { kind: 'account', accountId: id })
    const { requestId, session } = await lost({ accountId: id })
    expect((await shown(requestId, session)).data.compensation.known).toBe(null)
    expect((await shown(requestId, own)).data.compensation.known).toEqual({ end: '1018' })
    expect((await say(requestId, own, { version: 1, useKnown: true, holder: 'Kovács Anna' })).status).toBe(200)
    expect(await numbersOf('toPay')).toContain(requestId)
    expect((await shown(requestId, own)).data.compensation.known).toBe(null)
  })

  test('an employee writes down what they were told, which the customer reads; the desk sees who did what', async () => {
    const { requestId, session, emails } = await lost()
    const body = { ...said, method: 'phone', note: 'Születési dátummal azonosítva' }
    const write = (by: Session | undefined) =>
      portal.call('POST', `/api/customer-requests/${requestId}/compensation-account-on-behalf`, {
        session: by,
        body,
        idempotencyKey: crypto.randomUUID(),
      })
    for (const nobody of [session, looker, cashier, undefined]) expect([401, 403]).toContain((await write(nobody)).status)
    expect((await say(requestId, looker)).status).toBe(403)
    expect((await write(desk)).body.data).toEqual({ version: 2 })
    expect((await shown(requestId, looker)).data.compensation).toMatchObject({
      may: { say: false, sayOnBehalf: false },
      steps: [{ step: 'account', by: 'Kovács Anna', channel: 'phone', accountEnd: '1018', note: body.note }],
    })
    expect((await shown(requestId, session)).data.compensation.steps).toBe(null)
    const [email] = await emails()
    expect(email?.plain).toContain('Munkatársunk rögzítette')
    expect(email?.plain).not.toContain(body.note)
  })

  test('of somebody else, of a request without one, and without a login there is none', async () => {
    const [{ requestId }, { session }] = [await lost(), await lost()]
    const { id } = await addAccount(portal.db)
    for (const stranger of [session, await sessionOf(portal.db, { kind: 'account', accountId: id })]) {
      expect((await shown(requestId, stranger)).code).toBe('NOT_FOUND')
      expect((await say(requestId, stranger)).status).toBe(404)
    }
    expect((await say(requestId, undefined)).status).toBe(401)
    const plain = await insertRequest(portal.db)
    const follower = await sessionOf(portal.db, { kind: 'tracking', requestId: plain })
    expect((await shown(plain, follower)).data).toEqual({ compensation: null })
    expect((await say(plain, follower)).status).toBe(404)
    expect((await act(plain, 'pay', { version: 1, paidOn: '2026-11-23' })).status).toBe(404)
  })
})

describe('the finance desk', () => {
  test('without an account it waits, then it is to be paid, the one due first first, in pages; only for whoever marks payments', async () => {
    const [first, second, third] = [
      await lost(),
      await lost({ decidedAt: start.add({ hours: 1 }) }),
      await lost({ decidedAt: start.add({ hours: 2 }) }),
    ]
    const own = [first, second, third].map(({ requestId }) => requestId)
    const ours = (numbers: number[]) => numbers.filter((number) => own.includes(number))
    expect(ours(await numbersOf('noAccount'))).toEqual(own)
    await say(second.requestId, second.session)
    for (const { requestId } of [first, third])
      await say(requestId, await later(start.add({ hours: requestId === first.requestId ? 30 : 54 }), requestId))
    const order = [second, first, third].map(({ requestId }) => requestId)
    expect(ours(await numbersOf('toPay'))).toEqual(order)
    const found: number[] = []
    for (let after = ''; ; ) {
      const { compensations, next, counts } = await listed(`list=toPay&size=1${after}`)
      expect(counts === null).toBe(after !== '')
      found.push(...compensations.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId))
      if (next === null) break
      after = `&after=${next}`
    }
    expect(ours(found)).toEqual(order)
    const rows = (await listed('list=toPay&size=100')).compensations
    expect(rows.find(({ crmRequestId }: { crmRequestId: number }) => crmRequestId === second.requestId)).toMatchObject({
      ...{
        customer: 'Nagy Éva',
        amount: 45_000,
        leg: 'in',
        why: 'A futár elismerte',
        account,
        holder: 'Nagy Éva',
        dueOn: '2026-12-07',
        isLate: false,
      },
    })
    await later(Temporal.Instant.from('2026-12-08T08:00:00Z'))
    const late = (await listed('list=toPay&size=100')).compensations.filter(({ isLate }: { isLate: boolean }) => isLate)
    expect(late.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId)).toContain(second.requestId)
    for (const nobody of [desk, first.session, undefined])
      expect([401, 403]).toContain((await portal.call('GET', '/api/finance-desk/compensations', { session: nobody })).status)
    expect((await portal.call('GET', '/api/finance-desk/compensations?list=all', { session: cashier })).status).toBe(422)
  })

  test('paid once, told once, in the closing of its day; afterwards nobody changes where to', async () => {
    const { requestId, session, emails } = await lost({ compensation: 61_234 })
    expect((await act(requestId, 'pay', { version: 1, paidOn: '2026-11-23' })).body.code).toBe('COMPENSATION_NO_ACCOUNT')
    await say(requestId, session)
    for (const paidOn of ['2026-11-22', '2026-11-24'])
      expect((await act(requestId, 'pay', { version: 2, paidOn })).body.code).toBe('COMPENSATION_DAY')
    for (const [paidOn, code] of [
      ['ma', 'COMPENSATION_DAY'],
      [undefined, 'REQUIRED'],
    ])
      expect((await act(requestId, 'pay', { version: 2, paidOn })).body).toMatchObject({ status: 422, fields: [{ path: 'paidOn', code }] })
    expect((await act(requestId, 'pay', { version: 1, paidOn: '2026-11-23' })).body.code).toBe('COMPENSATION_MOVED_ON')
    expect([401, 403]).toContain((await act(requestId, 'pay', { version: 2, paidOn: '2026-11-23' }, session)).status)
    const closing = async (day: string) =>
      (await portal.call('GET', `/api/finance-desk/closing?day=${day}`, { session: cashier })).body.data.compensations
    const before = await closing('2026-11-23')
    const key = crypto.randomUUID()
    const paid = { version: 2, paidOn: '2026-11-23', reference: 'KART-1' }
    const twice = await Promise.all([act(requestId, 'pay', paid, cashier, key), act(requestId, 'pay', paid, cashier, key)])
    expect(twice.some(({ status }) => status === 200)).toBe(true)
    expect((await act(requestId, 'pay', paid, cashier, key)).body.data).toEqual({ version: 3 })
    expect((await act(requestId, 'pay', { ...paid, version: 3 })).body.code).toBe('COMPENSATION_MOVED_ON')
    expect(await closing('2026-11-23')).toEqual({ count: before.count + 1, amount: before.amount + 61_234 })
    expect((await say(requestId, session, { ...said, version: 3, account: other })).body.code).toBe('COMPENSATION_MOVED_ON')
    expect((await shown(requestId, session)).data.compensation).toMatchObject({ paidOn: '2026-11-23', may: { say: false } })
    expect(await numbersOf('toPay')).not.toContain(requestId)
    expect((await numbersOf('paid'))[0]).toBe(requestId)
    const [, email, ...more] = await emails()
    expect(more).toEqual([])
    expect(email?.plain.replaceAll(/[\s.,]/g, '')).toContain('61234')
    expect(email?.plain).toContain('1018')
    expect(email?.plain).not.toContain('KART-1')
  })

  test('who was erased before saying an account waits for none; what they say at the desk all the same is paid to whose account it is', async () => {
    const { requestId } = await lost()
    const waiting = async () => (await listed('list=noAccount&size=1')).counts.noAccount
    expect(await numbersOf('noAccount')).toContain(requestId)
    const before = await waiting()
    await anonymise(requestId)
    expect(await numbersOf('noAccount')).not.toContain(requestId)
    expect(await waiting()).toBe(before - 1)
    const body = { ...said, method: 'phone', note: 'Az utolsó levelével azonosítva' }
    const path = `/api/customer-requests/${requestId}/compensation-account-on-behalf`
    expect((await portal.call('POST', path, { session: desk, body, idempotencyKey: crypto.randomUUID() })).status).toBe(200)
    const rows = (await listed('list=toPay&size=100')).compensations
    expect(rows.find(({ crmRequestId }: { crmRequestId: number }) => crmRequestId === requestId)).toMatchObject({ customer: 'Nagy Éva' })
  })

  test('a wrong mark is taken back within a month: it waits again by the same day, and the customer reads so', async () => {
    const { requestId, session, emails } = await lost()
    await say(requestId, session)
    await act(requestId, 'pay', { version: 2, paidOn: '2026-11-23' })
    expect((await act(requestId, 'take-back', { version: 3, note: '' })).status).toBe(422)
    expect((await act(requestId, 'take-back', { version: 2, note: 'Más tétel volt' })).body.code).toBe('COMPENSATION_MOVED_ON')
    expect((await act(requestId, 'take-back', { version: 3, note: 'Más tétel volt' })).body.data).toEqual({ version: 4 })
    expect((await act(requestId, 'take-back', { version: 4, note: 'Más tétel volt' })).body.code).toBe('COMPENSATION_MOVED_ON')
    expect((await shown(requestId, session)).data.compensation).toMatchObject({ paidOn: null, dueOn: '2026-12-07', account: { end: '1018' } })
    expect((await act(requestId, 'pay', { version: 4, paidOn: '2026-11-23' })).status).toBe(200)
    expect((await shown(requestId, desk)).data.compensation.steps.map(({ step }: { step: string }) => step)).toEqual([
      'account',
      'paid',
      'takenBack',
      'paid',
    ])
    expect((await emails()).map(({ subject }) => subject.split(',')[0])).toEqual([
      'Rögzítettük a bankszámláját',
      'Átutaltuk a kártalanítást',
      'Helyesbítés a kártalanításról',
      'Átutaltuk a kártalanítást',
    ])
    await later(start.add({ hours: 24 * 31 }))
    expect((await act(requestId, 'take-back', { version: 5, note: 'Más tétel volt' })).body.code).toBe('COMPENSATION_TAKE_BACK_OVER')
  })
})

test.each([
  ['en', ['noted where to transfer', 'ending in 1018']],
  ['de', ['erfasst, wohin wir die Entschädigung', 'mit der Endung 1018']],
  ['sl', ['zabeležili smo, kam nakažemo', 's končnico 1018']],
] as const)('the emails in %s', async (language, words) => {
  const { requestId, session, emails } = await lost({ language })
  await say(requestId, session)
  await act(requestId, 'pay', { version: 2, paidOn: '2026-11-23' })
  await act(requestId, 'take-back', { version: 3, note: 'Más tétel volt' })
  const sent = await emails()
  expect(sent.map((email) => email.language)).toEqual([language, language, language])
  for (const word of words) expect(sent[0]?.plain.replaceAll(/\s+/g, ' ')).toContain(word)
  for (const { plain } of sent) expect(plain).not.toMatch(/[{}]|undefined|null/)
})
