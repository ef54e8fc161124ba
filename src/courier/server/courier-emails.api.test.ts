import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { book } from '#testing/factories.ts'
import { insertReturnFee } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, versionOf } from '#testing/quote-desk.ts'
import { unfilled } from '#testing/unfilled.ts'
import { writeJobs } from '#testing/write-jobs.ts'

let portal: TestPortal
let dispatcher: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal()
  dispatcher = await employeeWith(portal, 'courier.dispatch', 'request.queue')
})
afterAll(() => portal.stop())

let now: Temporal.Instant
const goTo = (instant: string) => {
  now = Temporal.Instant.from(instant)
  portal.setNow(instant)
}
beforeEach(() => goTo('2026-11-23T08:00:00Z'))

let count = 0
const newEmail = () => `csomag${++count}@pelda.hu`
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)

/** An employee’s action, and everything that follows from it; a minute later, so that emails stand in the order of the actions. */
async function act(id: number, actedBy: string, body: object = {}) {
  const version = await versionOf(portal, id)
  const answer = await portal.call('POST', `/api/customer-requests/${id}/${actedBy}`, { session: dispatcher, body: { version, ...body } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await portal.jobsDone()
  goTo(now.add({ minutes: 1 }).toString())
  return answer.body.data
}
const shown = async (id: number, session: { token: string; cookie: string } = dispatcher) =>
  (await portal.call('GET', `/api/customer-requests/${id}/shipments`, { session })).body.data
const customerOf = (id: number) => sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
const kindsOf = (emails: readonly { kind: string }[]) => emails.map(({ kind }) => kind)

describe.each(languages)('in %s', (language) => {
  test('the way in: ordered, failed, failed again, chosen again', async () => {
    const email = newEmail()
    const id = await insertRequest(portal.db, { language, email })
    await act(id, 'pickup-order')
    await act(id, 'pickup-failed', { note: 'Belső megjegyzés' })
    await act(id, 'pickup-failed')
    const emails = await emailsTo(email)
    expect(kindsOf(emails)).toEqual(['courier.mailPickupFailed', 'courier.mailPickupFailed'])
    const [again, choose] = emails
    expect(again?.subject).not.toBe(choose?.subject)
    expect(again?.plain).toContain('1134')
    expect(choose?.plain).not.toContain('1134')
    for (const sent of emails) {
      expect(sent.language).toBe(language)
      expect(sent.plain).not.toMatch(unfilled)
      expect(sent.plain).not.toContain('Belső megjegyzés')
      expect(sent.plain).toContain('/igeny-reszletei/')
    }
  })

  test('a parcel that is lost, on either leg: what is paid for it, and that nothing is owed', async () => {
    const [inEmail, outEmail] = [newEmail(), newEmail()]
    const compensation = { compensation: 45_000, note: 'Belső megjegyzés' }
    const coming = await insertRequest(portal.db, { language, email: inEmail })
    await act(coming, 'pickup-order')
    await portal.db.updateTable('shipments').set({ collectedAt: now }).where('requestId', '=', coming).execute()
    await act(coming, 'parcel-lost', compensation)
    const going = await insertRequest(portal.db, { language, email: outEmail, status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'NO_FAULT' })
    await insertReturnFee(portal.db, going, 'NO_FAULT', { paymentMethodId: 1 })
    for (const step of ['delivery-order', 'ship']) await act(going, step)
    await act(going, 'parcel-lost', compensation)
    const [[lostIn, ...more], [, lostOut, ...others]] = [await emailsTo(inEmail), await emailsTo(outEmail)]
    // The storno of what had been invoiced is a letter of the invoices.
    expect([lostIn?.kind, more, lostOut?.kind]).toEqual(['courier.mailLost', [], 'courier.mailLost'])
    expect(others.map(({ kind }) => kind).filter((kind) => kind.startsWith('courier.'))).toEqual([])
    expect(lostIn?.plain.split('\n\n')[2]).not.toBe(lostOut?.plain.split('\n\n')[2])
    for (const sent of [lostIn, lostOut]) {
      expect(sent?.plain.replaceAll(/[\s.,]/g, '')).toContain('45000')
      expect(sent?.plain).not.toMatch(unfilled)
      expect(sent?.plain).not.toContain('Belső megjegyzés')
    }
    const { shipments } = await shown(going, await customerOf(going))
    expect(shipments[0]).toMatchObject({ status: 'LOST', internal: null })
    // Whoever pays it reads the sum at the desk.
    const atDesk = await shown(going, dispatcher)
    expect(atDesk.shipments.map(({ internal }: { internal: { compensation: number | null } }) => internal.compensation)).toEqual([45_000])
    const again = { version: await versionOf(portal, going), ...compensation }
    const refused = await portal.call('POST', `/api/customer-requests/${going}/parcel-lost`, { session: dispatcher, body: again })
    expect(refused.body.code).toBe('STATE_MOVED_ON')
    for (const wrong of [-1, 1.5, 10_000_001, 'abc']) {
      const unread = await portal.call('POST', `/api/customer-requests/${going}/parcel-lost`, {
        session: dispatcher,
        body: { ...again, compensation: wrong },
      })
      expect(unread.body.fields).toMatchObject([{ path: 'compensation', code: 'CELL_AMOUNT' }])
    }
  })

  test('the way back: shipped, failed, failed for good', async () => {
    const email = newEmail()
    const id = await insertRequest(portal.db, { language, email, status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'NO_FAULT' })
    await insertReturnFee(portal.db, id, 'NO_FAULT', { paymentMethodId: 1 })
    await act(id, 'delivery-order')
    expect(await emailsTo(email)).toEqual([])
    await act(id, 'ship')
    await act(id, 'delivery-failed')
    await act(id, 'ship')
    await act(id, 'delivery-failed')
    const emails = await emailsTo(email)
    expect(kindsOf(emails)).toEqual(['courier.mailDeviceShipped', 'courier.mailDeliveryFailed', 'courier.mailDeliveryFailed'])
    const [shipped, again, last] = emails
    expect(shipped?.plain).toContain(`SIM-${id}-K1`)
    expect(shipped?.plain).toMatch(/4[\s.,]?520/)
    expect(again?.plain).not.toBe(last?.plain)
    expect(last?.plain).toContain('+36 1 555 0134')
    for (const sent of emails) {
      expect(sent.language).toBe(language)
      expect(sent.plain).not.toMatch(unfilled)
    }
  })
})

test('at a locker nobody is told to pay a courier', async () => {
  const email = newEmail()
  const id = await insertRequest(portal.db, { email, status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'NO_FAULT' })
  const point = await portal.db.selectFrom('parcelPoints').select(['provider', 'code']).where('provider', '=', 'foxpost').executeTakeFirstOrThrow()
  const locker = { lockerProvider: point.provider, lockerCode: point.code }
  await portal.db.updateTable('requestAddresses').set(locker).where('requestId', '=', id).where('addressTypeId', '=', 3).execute()
  const { id: invoiceId } = await insertReturnFee(portal.db, id, 'NO_FAULT', { paymentMethodId: 1 })
  await expect(act(id, 'delivery-order')).rejects.toThrow('INVOICE_UNPAID')
  await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', invoiceId).execute()
  await act(id, 'delivery-order')
  await act(id, 'ship')
  const [shipped] = await emailsTo(email)
  expect(shipped?.plain).not.toMatch(/fizet|futárnak|készítse elő az összeget/)
})

test('a booking brings one email, a changed pickup one more; the number of the parcel stands on the request page', async () => {
  const email = newEmail()
  const { crmRequestId: id } = await book(portal, { customer: { email } })
  await portal.jobsDone()
  expect(kindsOf(await emailsTo(email))).toEqual(['requests.mailReceived'])
  const session = await customerOf(id)
  expect((await shown(id, session)).shipments[0]).toMatchObject({ trackingNumber: `SIM-${id}-B1` })
  const body = { pickupDay: '2026-12-02', pickupWindow: '08-17', version: await versionOf(portal, id) }
  expect((await portal.call('PUT', `/api/customer-requests/${id}/pickup`, { session, body })).status).toBe(200)
  await portal.jobsDone()
  const emails = await emailsTo(email)
  expect(kindsOf(emails).toSorted()).toEqual(['requests.mailPickupChanged', 'requests.mailReceived'])
  for (const { plain } of emails) {
    expect(plain).toContain('/igeny-reszletei/')
    // Without a printer the number of the request is written on the parcel.
    expect(plain).toMatch(/nyomtat/i)
    expect(plain).toMatch(/\d{3}\u00A0\d{3}\u00A0\d{3}/)
  }
})

test('after the second failed pickup the customer chooses on the request page: the hold ends and the courier is ordered again', async () => {
  const email = newEmail()
  const id = await insertRequest(portal.db, { email })
  await act(id, 'pickup-order')
  await act(id, 'pickup-failed')
  expect((await shown(id)).chooseAgain).toBe(false)
  await act(id, 'pickup-failed')
  const stands = () => portal.db.selectFrom('requests').select(['status', 'holdReason', 'pickupDay']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(await stands()).toEqual({ status: 'DELIVERY_IN_ORDERED', holdReason: 'ugyfel', pickupDay: null })
  const session = await customerOf(id)
  expect(await shown(id, session)).toMatchObject({ chooseAgain: true, desk: null })
  expect((await shown(id)).desk.actions).toEqual([])

  const body = { pickupDay: '2026-12-01', pickupWindow: '08-17', version: await versionOf(portal, id) }
  expect((await portal.call('PUT', `/api/customer-requests/${id}/pickup`, { session, body })).status).toBe(200)
  await portal.jobsDone()
  expect(await stands()).toEqual({ status: 'DELIVERY_IN_ORDERED', holdReason: null, pickupDay: '2026-12-01' })
  const { shipments, chooseAgain } = await shown(id, session)
  expect(chooseAgain).toBe(false)
  expect(shipments[0]).toMatchObject({ attempt: 1, day: '2026-12-01', status: 'PICKUP_ORDERED', trackingNumber: `SIM-${id}-B3` })
  expect(kindsOf((await emailsTo(email)).slice(2))).toEqual(['requests.mailPickupChanged'])
})

test('each failure has one email, however often its job runs', async () => {
  const email = newEmail()
  const id = await insertRequest(portal.db, { email })
  await act(id, 'pickup-order')
  await act(id, 'pickup-failed')
  const connection = { connectionString: portal.env.DATABASE_URL ?? '' }
  for (const job of ['courier.mailPickupFailed', 'courier.repeatPickup']) await writeJobs(connection, job, [{ requestId: id }])
  await portal.jobsDone()
  expect(kindsOf(await emailsTo(email))).toEqual(['courier.mailPickupFailed'])
})

test('a parcel that was handed over without being told of on the way has no email that says it is coming', async () => {
  const email = newEmail()
  const id = await insertRequest(portal.db, { email, status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED' })
  await act(id, 'delivery-order')
  await portal.db.updateTable('requests').set({ status: 'SHIPPED' }).where('id', '=', id).execute()
  await act(id, 'hand-back')
  expect(kindsOf(await emailsTo(email))).not.toContain('courier.mailDeviceShipped')
})
