import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { agreedOrder, deviceOrder, orderedDevice } from '#testing/device-orders.ts'
import { newImei, rowCounts } from '#testing/factories.ts'
import { insertApiKey } from '#testing/insert-api-key.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { runClockJob } from '#testing/quote-desk.ts'
import { writeJobs } from '#testing/write-jobs.ts'
import { parseOrderNumber } from '../order-number.ts'

type Session = { token: string; cookie: string }
type Booked = { id: string; pickups: number; requests: { crmRequestId: number; requestNumber: string; wantsDocument: boolean }[] }

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

async function fleet() {
  const { id, email } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  return { id, email, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

const send = (session: Session, body: unknown, idempotencyKey: string = randomUUID()) =>
  portal.call('POST', '/api/orders', { session, body, idempotencyKey })

async function order(session: Session, ...about: [devices?: object[], over?: object]) {
  const { status, body } = await send(session, await agreedOrder(portal, session, ...about))
  expect([status, body]).toEqual([201, expect.anything()])
  return body.data as Booked
}

const placesTaken = async () => {
  const { taken } = await portal.db
    .selectFrom('pickupSlots')
    .select((eb) => eb.fn.sum<string | null>('taken').as('taken'))
    .executeTakeFirstOrThrow()
  return Number(taken ?? 0)
}

const rowsOf = (id: string) =>
  portal.db
    .selectFrom('requests')
    .selectAll()
    .where('orderId', '=', parseOrderNumber(id) ?? 0)
    .orderBy('id')
    .execute()

describe('whoever orders for a company', () => {
  const invoicedTo = async (id: string) => {
    const [row] = await rowsOf(id)
    const { billingName, taxNumber, isCompany, city } = await portal.db
      .selectFrom('requestAddresses')
      .selectAll()
      .where('requestId', '=', row?.id ?? 0)
      .where('addressTypeId', '=', 2)
      .executeTakeFirstOrThrow()
    return { billingName, taxNumber, isCompany, city, companyName: row?.companyName }
  }
  const ofCompany = { billingName: 'Minta Kft.', taxNumber: '12345676-2-41', isCompany: true, companyName: 'Minta' }

  test('need not type its data: what they leave out is invoiced to it, to the address they gave', async () => {
    const { session } = await addMember(portal.db, await addCompany(portal.db), 'member')
    expect(await invoicedTo((await order(session)).id)).toEqual({ ...ofCompany, city: 'Budapest' })
    const place = { kind: 'address', postalCode: '9021', city: 'Győr', publicPlaceName: 'Fő', publicPlaceType: 'utca', streetNumber: '1' }
    const own = await order(session, [orderedDevice()], { billingAddress: { ...place, billingName: 'Nagy Éva' } })
    expect(await invoicedTo(own.id)).toEqual({ ...ofCompany, city: 'Győr' })
  })

  test('may name another company', async () => {
    const { session } = await addMember(portal.db, await addCompany(portal.db), 'member')
    const customer = { lastName: 'Nagy', firstName: 'Éva', email: 'eva@pelda.hu', phone: '+36301234567' }
    const named = { ...customer, isCompany: true, companyName: 'Leány', businessForm: 2, taxNumber: '12345676-2-41' }
    expect(await invoicedTo((await order(session, [orderedDevice()], { customer: named })).id)).toMatchObject({ billingName: 'Leány Bt.' })
  })

  test('with a key, the same; without the data of the company nothing is booked', async () => {
    const { headers, companyId } = await insertApiKey(portal.db, { scopes: ['requests.write'] })
    const body = await deviceOrder(portal)
    const check = () => portal.call('POST', '/api/orders/check', { headers, body })
    expect((await check()).status).toBe(200)
    await portal.db.updateTable('companies').set({ taxNumber: null }).where('id', '=', companyId).execute()
    expect(await check()).toMatchObject({ status: 409, body: { code: 'COMPANY_DATA_MISSING' } })
  })
})

describe('an order of three devices', () => {
  test('is one order of three requests with one place in the courier’s day, and one email', async () => {
    const { session, email, id: accountId } = await fleet()
    const before = await placesTaken()
    const warranty = orderedDevice({ warrantyType: 1, dateOfPurchase: '2025-03-07', rmaNumber: 'RMA-1', referenceNumber: 'REF-1' })
    const { id, pickups, requests } = await order(session, [orderedDevice(), warranty, orderedDevice()], { reference: 'PO-77' })
    expect(pickups).toBe(1)
    expect(requests.map(({ wantsDocument }) => wantsDocument)).toEqual([false, true, false])
    expect(await placesTaken()).toBe(before + 1)

    const rows = await rowsOf(id)
    expect(rows.map(({ accountId: owner }) => owner)).toEqual([accountId, accountId, accountId])
    expect(rows.find(({ rmaNumber }) => rmaNumber === 'RMA-1')).toMatchObject({ referenceNumber: 'REF-1', warrantyTypeId: 1 })
    const [shown] = (await portal.call('GET', '/api/orders', { session })).body.data.orders
    expect(shown).toMatchObject({ id, reference: 'PO-77', count: 3, source: 'booking' })

    const emails = (await portal.emails()).filter(({ recipient }) => recipient === email)
    expect(emails).toMatchObject([{ kind: 'orders.mailReceived', subject: expect.stringContaining(id) }])
    for (const { requestNumber } of requests) expect(emails[0]?.plain).toContain(requestNumber)
    expect(emails[0]?.plain).toContain('PO-77')
    // The page of the order takes none.
    expect(emails[0]?.plain.replace(/\s+/g, ' ')).toContain('a hiányzókat az egyes igények oldalán töltheti fel')
    // Each is a parcel of its own with the courier, who comes once.
    const parcels = await portal.db
      .selectFrom('shipments')
      .select('clientReference')
      .where(
        'requestId',
        'in',
        rows.map(({ id: request }) => request),
      )
      .execute()
    expect(parcels).toHaveLength(3)
  })

  test('sent twice is one', async () => {
    const { session } = await fleet()
    const body = await agreedOrder(portal, session)
    const key = randomUUID()
    const [one, other] = await Promise.all([send(session, body, key), send(session, body, key)])
    expect(other.body.data).toEqual(one.body.data)
    expect(await rowsOf(one.body.data.id)).toHaveLength(2)
  })

  test('gives its place back when the last of its devices is cancelled, and shares a new day', async () => {
    const { session } = await fleet()
    const before = await placesTaken()
    const { id, requests } = await order(session, [orderedDevice(), orderedDevice(), orderedDevice()])
    const [first, second, third] = requests.map(({ crmRequestId }) => crmRequestId)
    const day = (await portal.call('GET', `/api/pickup-days`, { session })).body.data.pickupDays.at(-1).day
    for (const request of [first, second]) {
      // The courier is ordered beside, which is a step of each request.
      await portal.jobsDone()
      const { version } = (await rowsOf(id)).find((row) => row.id === request) ?? { version: 0 }
      const body = { pickupDay: day, pickupWindow: '08-17', version }
      const moved = await portal.call('PUT', `/api/customer-requests/${request}/pickup`, { session, body })
      expect([moved.status, moved.body]).toEqual([200, expect.anything()])
      // The first takes the new day, the second goes with it.
      expect(await placesTaken()).toBe(before + 2)
    }
    const cancel = (request: number | undefined) =>
      portal.call('POST', `/api/customer-requests/${request}/cancel`, { session, body: { reason: 'other' } })
    await cancel(third)
    expect(await placesTaken()).toBe(before + 1)
    await cancel(first)
    expect(await placesTaken()).toBe(before + 1)
    await cancel(second)
    expect(await placesTaken()).toBe(before)
  })

  test('confirmed late names what was done meanwhile, and not what was cancelled', async () => {
    const { session, email } = await fleet()
    const { id, requests } = await order(session, [orderedDevice(), orderedDevice(), orderedDevice()])
    await portal.jobsDone()
    await portal.db.deleteFrom('emails').where('recipient', '=', email).execute()
    const [returned, cancelled, open] = requests
    const close = (request: typeof returned, outcome: 'NO_FAULT' | 'CANCELLED') =>
      portal.db
        .updateTable('requests')
        .set({ outcome, closedAt: Temporal.Now.instant() })
        .where('id', '=', request?.crmRequestId ?? 0)
        .execute()
    await close(returned, 'NO_FAULT')
    await close(cancelled, 'CANCELLED')
    await writeJobs({ connectionString: portal.env.DATABASE_URL ?? '' }, 'orders.mailReceived', [{ orderId: parseOrderNumber(id) }])
    const [confirmed] = (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind === 'orders.mailReceived')
    expect(confirmed?.plain).toContain(returned?.requestNumber)
    expect(confirmed?.plain).toContain(open?.requestNumber)
    expect(confirmed?.plain).not.toContain(cancelled?.requestNumber)
  })

  test('is printed: a list to be signed and every sheet, or the labels', async () => {
    const { session } = await fleet()
    const { id, requests } = await order(session)
    const sheets = await portal.call('GET', `/api/orders/${id}/sheets`, { session })
    const text = copiedText(sheets.bytes)
    for (const { requestNumber } of requests) expect(text).toContain(requestNumber.replace(/\s/g, ' '))
    expect(text).toContain('Átadás-átvételi lap')
    const labels = copiedText((await portal.call('GET', `/api/orders/${id}/sheets?kind=labels`, { session })).bytes)
    for (const { requestNumber } of requests) expect(labels).toContain(requestNumber.replace(/\s/g, ' '))
    expect((await portal.call('GET', `/api/orders/${id}/sheets`, { session: (await fleet()).session })).status).toBe(404)
  })
})

describe('an order is refused as a whole', () => {
  test.each([
    ['a wrong IMEI', [{}, { identifier: '490154203237519' }], 'devices.1.identifier', 'ERROR_IMEI'],
    ['a brand without this service', [{ warrantyType: 1, brandId: 2, productTypeId: 2001 }, {}], 'devices.0.warrantyType', 'SERVICE_NOT_OFFERED'],
    ['no fault', [{ troubleDescription: '' }, {}], 'devices.0.troubleDescription', 'REQUIRED'],
  ] as const)('for %s', async (_, overrides, path, code) => {
    const { session } = await fleet()
    const before = await rowCounts(portal)
    const body = await agreedOrder(portal, session, overrides.map(orderedDevice))
    const { status, body: refused } = await send(session, body)
    expect(status).toBe(422)
    expect(refused.fields).toContainEqual(expect.objectContaining({ path, code }))
    expect(await rowCounts(portal)).toEqual(before)
  })

  test('for a device that stands there twice, or is here already', async () => {
    const { session } = await fleet()
    const identifier = newImei()
    const twice = await agreedOrder(portal, session, [
      orderedDevice({ identifier }),
      orderedDevice({ identifier: ` ${identifier.slice(0, 6)} ${identifier.slice(6)}` }),
    ])
    expect((await send(session, twice)).body.fields).toEqual([expect.objectContaining({ path: 'devices.1.identifier', code: 'DUPLICATE_IN_ORDER' })])
    await order(session, [orderedDevice({ identifier }), orderedDevice()])
    const again = await agreedOrder(portal, session, [orderedDevice(), orderedDevice({ identifier })])
    expect((await send(session, again)).body).toMatchObject({ code: 'DUPLICATE_REQUEST', fields: [{ path: 'devices.1.identifier' }] })
  })

  test('without the wordings, and for a customer of pre-alerts', async () => {
    const { session } = await fleet()
    const body = { ...(await deviceOrder(portal)), gdpr: true, termsAndCond: true, textVersionIds: [] }
    expect((await send(session, body)).body).toMatchObject({ code: 'TEXT_VERSION_CHANGED' })
    const { id } = await addAccount(portal.db, { customerType: 'PREALERT' })
    const preAlert = await sessionOf(portal.db, { kind: 'account', accountId: id })
    expect((await send(preAlert, body)).status).toBe(403)
  })
})

describe('the evening before the courier comes', () => {
  const remindersOf = async (recipient: string) =>
    (await portal.emails()).filter((email) => email.recipient === recipient && email.kind.endsWith('mailPickupReminder'))

  test('is one email of all devices of the pickup, which names them and the order; the one left of a pickup is told as before', async () => {
    const { session, email } = await fleet()
    const customer = { lastName: 'Nagy', firstName: 'Éva', email, phone: '+36301234567' }
    const day = { pickupDay: '2026-11-24', customer }
    const { id, requests } = await order(session, [orderedDevice(), orderedDevice(), orderedDevice()], day)
    const two = await order(session, [orderedDevice(), orderedDevice()], day)
    await portal.jobsDone()
    const cancel = (request?: { crmRequestId: number }) =>
      portal.call('POST', `/api/customer-requests/${request?.crmRequestId}/cancel`, { session, body: { reason: 'other' } })
    await cancel(two.requests[0])
    for (const instant of ['2026-11-23T16:00:00Z', '2026-11-23T17:00:00Z']) {
      portal.setNow(instant)
      await runClockJob(portal, 'requests.remindOfPickup')
    }
    const sent = await remindersOf(email)
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['orders.mailPickupReminder', 'requests.mailPickupReminder'])
    const together = sent.find(({ kind }) => kind === 'orders.mailPickupReminder')
    expect(together?.subject).toBe(`Holnap jön a futár, megrendelés: ${id}`)
    expect(together?.plain).toContain('3 készülékért')
    expect(together?.plain).toContain('Vegye ki a SIM-kártyát')
    for (const { requestNumber } of requests) expect(together?.plain).toContain(requestNumber)
    expect(together?.plain).toContain(`/megrendeles-reszletei?id=${id}`)
  })
})
