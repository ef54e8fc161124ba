import { afterAll, beforeAll, expect, test } from 'vitest'
import { heading, paragraph, pdf } from '#base/server/pdf/pdf.ts'
import { courierLabel } from '#courier/server/courier-label.ts'
import { documentMakers } from '../src/document-makers.ts'
import { type Workbench, workbench } from './job-context.ts'
import { copiedText, everyEmail, silentGlyphs } from './pdf-text.ts'
import { sessionOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { acceptance, answer, arrived, employeeWith, line, sendQuote, versionOf } from './quote-desk.ts'
import { mechanic, writeWorksheet } from './workshop-desk.ts'

// Text copied from our documents must read as it was written.

const created = Temporal.Instant.from('2026-11-21T08:00:00Z')
const sheet = (text: string) =>
  pdf({ title: 'Lap', language: 'hu', author: 'Minta', created, blocks: [paragraph(text), heading(2, text), paragraph(text, 'strong')] })

let portal: TestPortal
let bench: Workbench
beforeAll(async () => {
  // Accented emails load their bare emails as parts, and whatever is kept of that must not reach the next document.
  await sheet('áéíóöőúüű ÁÉÍÓÖŐÚÜŰ čšž ČŠŽ')
  portal = await startPortal()
  bench = await workbench(portal)
})
afterAll(() => portal.stop())

const said = { troubleDescription: everyEmail, lastName: 'Űrhajós', firstName: 'Ünige' }
const at = () => bench.at('2026-11-23T09:00:00Z')

function expectReadable(bytes: Uint8Array, ...texts: string[]) {
  expect(silentGlyphs(Buffer.from(bytes))).toEqual([])
  const copied = copiedText(bytes)
  for (const text of texts) expect(copied).toContain(text)
}

test('every email, regular and bold, also after a document that had it only as a part of another', async () => {
  const bytes = await sheet(everyEmail)
  expect(silentGlyphs(bytes)).toEqual([])
  expect(copiedText(bytes).split(everyEmail)).toHaveLength(4)
})

test('the hand-over sheet', async () => {
  const id = await arrived(portal, said)
  expectReadable(await documentMakers.handoverDocument(at(), id), everyEmail, 'Űrhajós Ünige', 'Átadás-átvételi lap')
})

test('the quotation', async () => {
  const technician = await employeeWith(portal, 'request.queue', 'quote.edit', 'quote.send')
  const id = await arrived(portal, said)
  await sendQuote(portal, technician, id, [line({ description: everyEmail })])
  expectReadable(await documentMakers.gsmQuotation(at(), id), everyEmail, 'Űrhajós Ünige')
})

test('the expert report', async () => {
  const technician = await employeeWith(portal, 'request.queue', 'expertReport.issue')
  const id = await arrived(portal, { ...said, warrantyTypeId: 1 })
  const body = { version: 1, reason: 'liquid', findings: everyEmail }
  expect((await portal.call('POST', `/api/customer-requests/${id}/expert-report`, { session: technician, body, files: [] })).status).toBe(200)
  expectReadable(await documentMakers.faultReport(at(), id), everyEmail, 'Folyadék jutott a készülékbe.')
})

test('the worksheet with its warranty card', async () => {
  const worker = await mechanic(portal, 'quote.edit', 'quote.send')
  const id = await arrived(portal, said)
  await sendQuote(portal, worker, id, [line()])
  const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  await answer(portal, customer, id, await acceptance(portal, customer, id))
  await writeWorksheet(portal, worker, id, { workDone: everyEmail, deviceIdentifierOut: '490154203237518' })
  const finish = { version: await versionOf(portal, id) }
  expect((await portal.call('POST', `/api/service-desk/requests/${id}/finish-repair`, { session: worker, body: finish })).body.status).toBe(200)
  expectReadable(await documentMakers.gsmRepairWorksheet(at(), id), everyEmail, 'Javítási jótállási jegy')
})

test('the labels of the shelf', async () => {
  const id = await arrived(portal, { ...said, productTypeOther: 'Árvíztűrő ütvefúró pluszkulcs, üdv u' })
  const { bytes } = await portal.call('GET', `/api/service-desk/labels?ids=${id}`, {
    session: await employeeWith(portal, 'request.queue', 'request.arrive'),
  })
  expectReadable(bytes, 'HUAWEI Árvíztűrő ütvefúró pluszkulcs, üdv u')
})

test('the label of the simulated courier', async () => {
  const party = { name: 'Űrhajós Ünige', phone: '+36301234567', email: 'urhajos@pelda.hu', countryCode: 'HUN', postalCode: '1134', city: 'Budapest' }
  const place = { ...party, street: 'Uzsoki utca', streetNumber: '1', other: 'ü. u. 2' }
  const day = { clientReference: 'r', leg: 'out', attempt: 1, day: '2026-11-24', window: '08-17' } as const
  const order = {
    ...day,
    customer: place,
    workshop: place,
    locker: null,
    note: 'Árvíztűrő ütvefúró pluszkulcs, üdv u',
    cashOnDelivery: 4522,
    language: 'hu',
  } as const
  expectReadable(await courierLabel(order, '123456', created), 'Árvíztűrő ütvefúró pluszkulcs, üdv u', 'Űrhajós Ünige')
})

test.each(['privacy', 'terms'])('the printed policy %s', async (kind) => {
  const { bytes, status } = await portal.call('GET', `/api/policies/${kind}/pdf`)
  expect(status).toBe(200)
  expectReadable(bytes, 'Budapest')
})
