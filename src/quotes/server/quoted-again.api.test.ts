import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, sendQuote, statusOf, versionOf } from '#testing/quote-desk.ts'
import { writeWorksheet } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let technician: Session
beforeAll(async () => {
  portal = await startPortal()
  technician = await employeeWith(portal, 'quote.edit', 'quote.send', 'request.queue', 'request.transition')
})
afterAll(() => portal.stop())

let count = 0
const refusal = { quoteAcceptedStatus: false, version: 1 }

/** Its quote was refused and its return prepared, with what that costs on an invoice. */
async function goingBack() {
  const email = `megis${++count}@pelda.hu`
  const id = await arrived(portal, { email })
  await sendQuote(portal, technician, id)
  const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  expect((await answer(portal, customer, id, refusal)).status).toBe(200)
  await writeWorksheet(portal, technician, id)
  const body = { version: await versionOf(portal, id), outcome: 'RETURNED_UNREPAIRED' }
  expect((await portal.call('POST', `/api/service-desk/requests/${id}/return-unrepaired`, { session: technician, body })).status).toBe(200)
  await portal.jobsDone()
  return { id, email, customer }
}
const invoicesOf = (id: number) =>
  portal.db.selectFrom('invoices').select(['kind', 'gross', 'cancelledBy']).where('requestId', '=', id).orderBy('id').execute()
const stepsOf = async (id: number) => (await portal.call('GET', `/api/service-desk/requests/${id}`, { session: technician })).body.data.steps
const mailed = async (address: string) => (await portal.emails()).filter(({ recipient }) => recipient === address).map(({ kind }) => kind)

test('a refused device on its way back gets a new quote: one email, its fees let off, the work goes on', async () => {
  const { id, email, customer } = await goingBack()
  expect(await invoicesOf(id)).toMatchObject([{ kind: 'final', gross: 11_512, cancelledBy: null }])
  expect(await stepsOf(id)).toContain('quoteAgain')
  const before = await mailed(email)
  await sendQuote(portal, technician, id)
  await portal.jobsDone()
  expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
  const row = await portal.db.selectFrom('requests').select(['outcome', 'readyAt']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toEqual({ outcome: null, readyAt: null })
  expect(await invoicesOf(id)).toMatchObject([
    { kind: 'final', cancelledBy: expect.any(Number) },
    { kind: 'storno', gross: -11_512 },
  ])
  expect((await mailed(email)).slice(before.length).filter((kind) => !kind.startsWith('invoices.'))).toEqual(['quotes.mailQuoteReady'])
  const sheet = await portal.db.selectFrom('worksheets').select('closedAt').where('requestId', '=', id).executeTakeFirstOrThrow()
  expect(sheet.closedAt).toBeNull()
  expect((await answer(portal, customer, id, await acceptance(portal, customer, id))).status).toBe(200)
  expect(await statusOf(portal, id)).toBe('QUOTE_ACCEPTED')
})

test('refused once more it costs its own fees, once', async () => {
  const { id, customer } = await goingBack()
  await sendQuote(portal, technician, id)
  await portal.jobsDone()
  expect((await answer(portal, customer, id, { ...refusal, version: 2 })).status).toBe(200)
  const body = { version: await versionOf(portal, id), outcome: 'RETURNED_UNREPAIRED' }
  expect((await portal.call('POST', `/api/service-desk/requests/${id}/return-unrepaired`, { session: technician, body })).status).toBe(200)
  await portal.jobsDone()
  expect((await invoicesOf(id)).filter(({ kind, cancelledBy }) => kind === 'final' && cancelledBy === null)).toMatchObject([{ gross: 11_512 }])
})

test('not while a courier has the order, and not of what was repaired or is somebody else’s to pay', async () => {
  const { id } = await goingBack()
  const parcel = {
    requestId: id,
    leg: 'out',
    serial: 1,
    provider: 'simulator',
    clientReference: `${id}-K1`,
    day: '2026-11-24',
    pickupWindow: '12-17',
  }
  await portal.db
    .insertInto('shipments')
    .values({ ...parcel, createdAt: start, orderedAt: start, status: 'PICKUP_ORDERED', carrierId: `T${id}`, trackingNumber: `T${id}` })
    .execute()
  expect(await stepsOf(id)).not.toContain('quoteAgain')
  await expect(sendQuote(portal, technician, id)).rejects.toThrow('STATE_MOVED_ON')
  await portal.db.updateTable('shipments').set({ status: 'CANCELLED', endedAt: start }).where('requestId', '=', id).execute()
  expect(await stepsOf(id)).toContain('quoteAgain')
  for (const row of [{ outcome: 'REPAIRED' }, { outcome: 'REPLACED' }, { outcome: 'RETURNED_UNREPAIRED', warrantyTypeId: 1 }]) {
    const other = await arrived(portal, { status: 'INVOICE_DONE', readyAt: start, ...row })
    expect(await stepsOf(other)).not.toContain('quoteAgain')
    await expect(sendQuote(portal, technician, other)).rejects.toThrow(/STATE_MOVED_ON|QUOTE_NOT_POSSIBLE/)
  }
  const stranger = await sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db)).id })
  expect((await portal.call('POST', `/api/customer-requests/${id}/quote`, { session: stranger, body: { version: 1, revision: 1 } })).status).toBe(403)
})
