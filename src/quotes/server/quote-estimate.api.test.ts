import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, samplePdf, serviceEntries } from '#testing/factories.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, line, versionOf } from '#testing/quote-desk.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

/** A P30 Pro whose display and battery are to be mended, on the bench. */
async function bookedAndArrived(serviceRequest = {}) {
  const { crmRequestId: id } = await book(portal, { serviceRequest: { failureOptionIds: [1, 2], ...serviceRequest } })
  const arrivedAt = Temporal.Instant.from('2026-11-23T08:00:00Z')
  await portal.db.updateTable('requests').set({ status: 'ARRIVED', arrivedAt }).where('id', '=', id).execute()
  return { id, url: `/api/customer-requests/${id}`, customer: await sessionOf(portal.db, { kind: 'tracking', requestId: id }) }
}

const technician = () => employeeWith(portal, 'request.queue', 'quote.edit', 'quote.send')

test('what the calculator said travels with the booking, whatever the browser sends', async () => {
  const { url, customer } = await bookedAndArrived({ calculatedPrice: { repair: 1, delivery: 0 } })
  const shown = (await portal.call('GET', `${url}/show`, { session: customer })).body.data
  expect(shown.calculatedPrice).toEqual({ repair: 69_990 + 18_990, delivery: 4522 })
  expect(shown.expectedPrice).toEqual({ from: 54_990 + 16_990 + 4522, to: 69_990 + 18_990 + 4522 })
  const desk = (await portal.call('GET', `/api/service-desk/requests/${shown.crmRequestId}`, { session: await technician() })).body.data
  expect(desk.expected).toEqual(shown.expectedPrice)
})

test('what the warranty covers has no estimate', async () => {
  const files = [{ field: 'invoice', name: 'szamla.pdf', bytes: samplePdf() }]
  const { crmRequestId } = await book(portal, { processType: 'garancialis-javitasok' }, { serviceEntry: serviceEntries.warranty, files })
  const row = await portal.db.selectFrom('requests').select(['estimate', 'calculatedPrice']).where('id', '=', crmRequestId).executeTakeFirstOrThrow()
  expect(row).toEqual({ estimate: null, calculatedPrice: null })
})

test('the first draft of the quote: each fault as part and labour, and the delivery; it is no dearer than the least of the estimate', async () => {
  const { url } = await bookedAndArrived()
  const draft = (await portal.call('GET', `${url}/quote-draft`, { session: await technician() })).body.data
  expect(
    draft.lines.map(({ kind, description, netUnit }: { kind: string; description: string; netUnit: number }) => [kind, description, netUnit]),
  ).toEqual([
    ['part', 'Kijelző: alkatrész', 31_299],
    ['labour', 'Kijelző: beszerelés munkadíja', 12_000],
    ['part', 'Akkumulátor: alkatrész', 4378],
    ['labour', 'Akkumulátor: beszerelés munkadíja', 9000],
    ['delivery', 'Elszállítás és visszaszállítás futárral', 3561],
  ])
  expect(draft.expected).toEqual({ from: 76_502, to: 93_502 })
})

test('a quote above the estimate is not sent without a reason, and the customer reads it on the page and in the email', async () => {
  const { id, url, customer } = await bookedAndArrived()
  const session = await technician()
  const body = { revision: 0, lines: [line({ netUnit: 80_000 })], note: '', aboveEstimateReason: '' }
  expect((await portal.call('PUT', `${url}/quote-draft`, { session, body })).status).toBe(200)
  const send = async (revision: number) => portal.call('POST', `${url}/quote`, { session, body: { version: await versionOf(portal, id), revision } })
  const refused = await send(1)
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual([expect.objectContaining({ path: 'aboveEstimateReason', code: 'REQUIRED' })])

  const reason = 'Az alaplap is sérült.'
  await portal.call('PUT', `${url}/quote-draft`, { session, body: { ...body, revision: 1, aboveEstimateReason: reason } })
  expect((await send(2)).status).toBe(200)
  const { quote } = (await portal.call('GET', `${url}/quote`, { session: customer })).body.data
  expect(quote).toMatchObject({ expected: { from: 76_502, to: 93_502 }, cheapest: { gross: 101_600 }, aboveEstimateReason: reason })
  await portal.jobsDone()
  const texts = (await portal.emails()).map(({ plain }) => plain)
  expect(texts.some((plain) => plain.includes(reason))).toBe(true)
})

test('a quote within the estimate needs no reason; one whose fault had no price is compared with nothing', async () => {
  const session = await technician()
  for (const failureOptionIds of [
    [1, 2],
    [1, 4],
  ]) {
    const { id, url } = await bookedAndArrived({ failureOptionIds })
    const netUnit = failureOptionIds.includes(4) ? 500_000 : 70_000
    await portal.call('PUT', `${url}/quote-draft`, { session, body: { revision: 0, lines: [line({ netUnit })], note: '' } })
    const sent = await portal.call('POST', `${url}/quote`, { session, body: { version: await versionOf(portal, id), revision: 1 } })
    expect(sent.status).toBe(200)
  }
})
