import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let session: Awaited<ReturnType<typeof sessionOf>>
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] })
  session = await sessionOf(portal.db, { kind: 'account', accountId: id })
})
afterAll(() => portal.stop())

const call = (method: string, path: string, body?: object) => portal.call(method, `/api/finance-desk/${path}`, { session, ...(body ? { body } : {}) })
const upload = (content: string) =>
  portal.call('POST', '/api/finance-desk/cod-lists', {
    session,
    body: {},
    files: [{ field: 'list', name: 'utanvet.csv', bytes: Buffer.from(content) }],
  })

type Listed = { number: string; amount: number; reference?: string }
const listOf = (...lines: Listed[]) =>
  [
    'Csomagszám;Ügyfél hivatkozás;Utánvét összege;Pénznem;Átutalás dátuma',
    ...lines.map(({ number, reference = '', amount }) => `${number};${reference};${amount};HUF;2026.11.20.`),
  ].join('\n')

let serial = 0
/** A parcel on its way back, with so much to collect for one invoice. */
async function parcel(gross = 4522) {
  const requestId = await insertRequest(portal.db)
  const net = Math.round(gross / 1.27)
  const invoice = await insertInvoice(portal.db, requestId, { net, vat: gross - net, gross, paymentMethodId: 1 })
  const number = `70102${String(++serial).padStart(5, '0')}`
  const shipment = {
    requestId,
    leg: 'out',
    serial: 1,
    provider: 'gls',
    clientReference: `${requestId}-K1`,
    carrierId: number,
    trackingNumber: number,
    status: 'DELIVERED',
    day: '2026-11-18',
    pickupWindow: '08-17',
    cashOnDelivery: Math.round(gross / 5) * 5,
    createdAt: start,
    orderedAt: start,
    endedAt: start,
  }
  await portal.db.insertInto('shipments').values(shipment).execute()
  return { requestId, number, invoiceId: invoice.id, reference: `${requestId}-K1` }
}
const statusOf = async (invoiceId: number) =>
  (await portal.db.selectFrom('invoices').select('status').where('id', '=', invoiceId).executeTakeFirstOrThrow()).status
const lineOf = async (trackingNumber: string) =>
  (await call('GET', 'cod-lines?list=all&size=100')).body.data.lines.find(
    (line: { trackingNumber: string }) => line.trackingNumber === trackingNumber,
  )

test('what is equal, rounded to cash, closes its invoice; by the parcel’s number or by our reference', async () => {
  const [one, two] = [await parcel(4522), await parcel(45_218)]
  const { status, body } = await upload(
    listOf({ number: one.number, amount: 4520 }, { number: 'GLSX0000099', reference: two.reference, amount: 45_220 }),
  )
  expect([status, body.data]).toEqual([200, { courier: 'gls', read: 2, new: 2, skipped: 0, settled: 2, differing: 0 }])
  expect([await statusOf(one.invoiceId), await statusOf(two.invoiceId)]).toEqual(['paid', 'paid'])
  const settled = await portal.db
    .selectFrom('settlements')
    .select(['source', 'amount', 'cashRounding', 'at'])
    .where('invoiceId', '=', one.invoiceId)
    .execute()
  expect(settled).toMatchObject([{ source: 'cashOnDelivery', amount: 4520, cashRounding: 2 }])
  // It counts on the day the courier paid it out.
  expect(String(settled[0]?.at)).toBe('2026-11-20T11:00:00Z')
})

test('the same list again, and one that overlaps, count nothing twice', async () => {
  const [one, two] = [await parcel(), await parcel()]
  await upload(listOf({ number: one.number, amount: 4520 }))
  const again = listOf({ number: one.number, amount: 4520 }, { number: two.number, amount: 4520 }, { number: two.number, amount: 4520 })
  const answers = await Promise.all([upload(again), upload(again), upload(again)])
  expect(answers.reduce((sum, { body }) => sum + body.data.new, 0)).toBe(1)
  expect(await portal.db.selectFrom('settlements').select('amount').where('invoiceId', '=', two.invoiceId).execute()).toHaveLength(1)
})

test('what differs is listed until an employee ends it', async () => {
  const [less, paid] = [await parcel(45_220), await parcel()]
  await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', paid.invoiceId).execute()
  const { body } = await upload(
    listOf({ number: less.number, amount: 40_000 }, { number: paid.number, amount: 4520 }, { number: 'GLSX0000001', amount: 100 }),
  )
  expect(body.data).toMatchObject({ new: 3, settled: 0, differing: 3 })
  expect(await lineOf(less.number)).toMatchObject({
    outcome: 'otherAmount',
    expected: 45_220,
    invoiceId: less.invoiceId,
    crmRequestId: less.requestId,
  })
  expect(await lineOf(paid.number)).toMatchObject({ outcome: 'nothingDue', expected: null, crmRequestId: paid.requestId })
  expect(await lineOf('GLSX0000001')).toMatchObject({ outcome: 'unknownParcel', crmRequestId: null })

  const { id } = await lineOf(less.number)
  const taken = await Promise.all([1, 2].map(() => call('POST', `cod-lines/${id}/resolve`, { resolution: 'taken', note: 'Kevesebbet hozott' })))
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await statusOf(less.invoiceId)).toBe('pending')
  expect(await portal.db.selectFrom('settlements').select('amount').where('invoiceId', '=', less.invoiceId).execute()).toEqual([{ amount: 40_000 }])

  const unknown = (await lineOf('GLSX0000001')).id
  expect((await call('POST', `cod-lines/${unknown}/resolve`, { resolution: 'taken', note: 'Miénk' })).body.code).toBe('COD_NOT_TAKEN')
  expect((await call('POST', `cod-lines/${unknown}/resolve`, { resolution: 'noted', note: 'Nem a miénk' })).body.data.line).toMatchObject({
    resolution: 'noted',
  })
  expect((await call('GET', 'cod-lines')).body.data.lines.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber)).toEqual([
    paid.number,
  ])
  expect((await call('POST', 'cod-lines/987654/resolve', { resolution: 'noted', note: 'Nincs' })).status).toBe(404)
})

test('cash that came though nothing was due counts as too much, and waits to be given back', async () => {
  const paid = await parcel()
  await portal.db
    .insertInto('settlements')
    .values({ invoiceId: paid.invoiceId, source: 'online', amount: 4522, at: start, reference: 'payment x' })
    .execute()
  await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', paid.invoiceId).execute()
  await upload(listOf({ number: paid.number, amount: 4520 }))
  const line = await lineOf(paid.number)
  expect(line).toMatchObject({ outcome: 'nothingDue', expected: null, invoiceId: paid.invoiceId })
  expect((await call('POST', `cod-lines/${line.id}/resolve`, { resolution: 'taken', note: 'Online is fizetett' })).status).toBe(200)
  const { surpluses } = (await call('GET', 'surpluses')).body.data
  expect(surpluses).toMatchObject([{ invoiceId: paid.invoiceId, why: 'overpaid', amount: 4520, byHand: 4520 }])
})

test('a file that is no list is refused', async () => {
  const { status, body } = await upload('Név;Ár\nKijelző;45220')
  expect([status, body.code]).toEqual([422, 'TABLE_NOT_KNOWN'])
})
