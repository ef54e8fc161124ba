import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestStatuses } from '#requests/status.ts'
import { insertInvoice } from '../../../../testing/insert-invoice.ts'
import { insertRequest } from '../../../../testing/insert-request.ts'
import { start } from '../../../../testing/people.ts'
import { startPortal, type TestPortal } from '../../../../testing/portal.ts'
import { byForm, fc } from '../../../../testing/random-runs.ts'
import { requestSummary } from '../../../../testing/request-summary.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

async function expectSummary(requestId: number) {
  const { said, expected } = await requestSummary(portal.db, requestId)
  expect(said).toEqual(expected)
  return said
}

type Entry = { step: string; code: number | null; status: string; internal: boolean; undoes: number | null }
const entry: fc.Arbitrary<Entry> = fc.record({
  step: fc.constantFrom('receiveDevice', 'sendQuote', 'orderDelivery', 'cancelDelivery', 'ship', 'promiseChanged'),
  code: fc.constantFrom(null, null, 20, 32, 60),
  status: fc.constantFrom(...requestStatuses.slice(0, 4)),
  internal: fc.nat(3).map((one) => one === 0),
  // How many entries before it.
  undoes: fc.option(fc.nat(5), { freq: 4 }),
})

test('the row tells what its history does, whatever was written, hidden and taken back', { timeout: byForm(60_000, 1_800_000) }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 12 }), async (entries) => {
      const requestId = await insertRequest(portal.db)
      const written: number[] = []
      const takenBack = new Set<number>()
      for (const [i, { undoes: back, ...one }] of entries.entries()) {
        const taken = back === null ? undefined : written.at(-1 - back)
        const undoes = taken === undefined || takenBack.has(taken) ? null : taken
        if (undoes !== null) takenBack.add(undoes)
        const { id } = await portal.db
          .insertInto('requestHistory')
          .values({ ...one, undoes, requestId, at: start.add({ minutes: i }), byKind: 'staff' })
          .returning('id')
          .executeTakeFirstOrThrow()
        written.push(id)
        await expectSummary(requestId)
      }
    }),
    { numRuns: byForm(40, 1000) },
  ),
)

const line = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), netUnit: fc.nat(5_000_000), of: fc.constantFrom('always', 'optional', 1, 2) })

test(
  'the price of a quote that was sent is that of the cheapest order, and of the dearest, to the forint',
  { timeout: byForm(60_000, 1_800_000) },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
        const requestId = await insertRequest(portal.db)
        const quoteId = await draft(requestId)
        const rows = lines.map(({ of, ...amounts }, i) => {
          const choice = typeof of === 'number' ? { choice: 'alternative', alternativeGroup: of } : { choice: of }
          return { ...amounts, ...choice, quoteId, position: i, kind: 'part', description: 'Kijelző' }
        })
        await portal.db.insertInto('quoteLines').values(rows).execute()
        expect((await expectSummary(requestId)).quotedGross).toBeNull()
        await send(quoteId)
        expect((await expectSummary(requestId)).quotedGross).toEqual(expect.any(Number))
      }),
      { numRuns: byForm(30, 1000) },
    ),
)

const draft = async (requestId: number, version = 1) =>
  (await portal.db.insertInto('quotes').values({ requestId, version, createdAt: start }).returning('id').executeTakeFirstOrThrow()).id
const change = (id: number, row: { status: string }) => portal.db.updateTable('quotes').set(row).where('id', '=', id).execute()
const send = (id: number, hours = 240) =>
  portal.db
    .updateTable('quotes')
    .set({ status: 'sent', sentAt: start, validUntil: start.add({ hours }), inspectionFee: 4990, logisticsFee: 4522 })
    .where('id', '=', id)
    .execute()

describe('the row tells', () => {
  test('of the quote that stands: sent, accepted, replaced by another', async () => {
    const requestId = await insertRequest(portal.db)
    const first = await draft(requestId)
    const { id: lineId } = await portal.db
      .insertInto('quoteLines')
      .values({ quoteId: first, position: 1, kind: 'part', description: 'Kijelző', quantity: 1, netUnit: 10_000, choice: 'always' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await send(first)
    expect(await expectSummary(requestId)).toMatchObject({ quotedGross: 12_700 })
    const evidence = { quoteId: first, byKind: 'customer', channel: 'web', decidedAt: start, chosenLineIds: [lineId] }
    await portal.db
      .insertInto('quoteDecisions')
      .values({ ...evidence, decision: 'accepted', gross: 13_000 })
      .execute()
    await change(first, { status: 'accepted' })
    expect(await expectSummary(requestId)).toMatchObject({ quotedGross: 13_000 })
    const second = await draft(requestId, 2)
    await change(first, { status: 'void' })
    expect(await expectSummary(requestId)).toMatchObject({ quotedGross: null, quoteUntil: null })
    await send(second, 480)
    expect(await expectSummary(requestId)).toMatchObject({ quotedGross: 0, quoteUntil: start.add({ hours: 480 }).toString() })
  })

  test('of the expert report that stands, and of its decision', async () => {
    const requestId = await insertRequest(portal.db)
    const report = { requestId, reason: 'liquid', findings: 'Víz.', issuedAt: start, returnFee: 4522 }
    const issue = async (version: number) =>
      (
        await portal.db
          .insertInto('expertReports')
          .values({ ...report, version, validUntil: start.add({ hours: 240 + version }) })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const become = (id: number, status: string) => portal.db.updateTable('expertReports').set({ status }).where('id', '=', id).execute()
    const first = await issue(1)
    expect(await expectSummary(requestId)).toMatchObject({ reportStatus: 'issued', reportDecidedAt: null })
    await become(first, 'void')
    expect(await expectSummary(requestId)).toMatchObject({ reportStatus: null })
    const second = await issue(2)
    await portal.db
      .insertInto('expertReportDecisions')
      .values({ reportId: second, decision: 'accepted', byKind: 'customer', channel: 'web', decidedAt: start })
      .execute()
    await become(second, 'accepted')
    expect(await expectSummary(requestId)).toMatchObject({ reportStatus: 'accepted', reportDecidedAt: start.toString() })
  })

  test('whether an invoice is owed, and when one was paid last', async () => {
    const requestId = await insertRequest(portal.db)
    const become = (id: number, row: { status: string; paidAt: Temporal.Instant }) =>
      portal.db.updateTable('invoices').set(row).where('id', '=', id).execute()
    await insertInvoice(portal.db, requestId, { number: null, issuedAt: null, pdfAt: null })
    await insertInvoice(portal.db, requestId, { paymentMethodId: 1 })
    expect(await expectSummary(requestId)).toMatchObject({ owesInvoice: false, lastPaidAt: null })
    const [proforma, final] = [await insertInvoice(portal.db, requestId, { kind: 'proforma' }), await insertInvoice(portal.db, requestId)]
    expect(await expectSummary(requestId)).toMatchObject({ owesInvoice: true })
    await become(final.id, { status: 'paid', paidAt: start.add({ hours: 2 }) })
    expect(await expectSummary(requestId)).toMatchObject({ owesInvoice: true })
    await become(proforma.id, { status: 'paid', paidAt: start.add({ hours: 1 }) })
    expect(await expectSummary(requestId)).toMatchObject({ owesInvoice: false, lastPaidAt: start.add({ hours: 2 }).toString() })
  })

  test('whether its courier brought less cash than an invoice asks for, until the rest is paid', async () => {
    const requestId = await insertRequest(portal.db)
    const { id } = await insertInvoice(portal.db, requestId, { paymentMethodId: 1 })
    const come = (source: string, amount: number) =>
      portal.db
        .insertInto('settlements')
        .values({ invoiceId: id, source, amount, at: start, reference: `${source} ${id}` })
        .execute()
    expect(await expectSummary(requestId)).toMatchObject({ shortOfCash: false })
    await come('cashOnDelivery', 3000)
    expect(await expectSummary(requestId)).toMatchObject({ owesInvoice: false, shortOfCash: true })
    await come('transfer', 1522)
    await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', id).execute()
    expect(await expectSummary(requestId)).toMatchObject({ shortOfCash: false })
  })

  test('the whole, when two write about it at once and neither sees the other', async () => {
    const requestId = await insertRequest(portal.db)
    const first = await insertInvoice(portal.db, requestId)
    let paid: Promise<unknown> = Promise.resolve()
    await portal.db.transaction().execute(async (tx) => {
      await insertInvoice(tx, requestId)
      // Waits for this transaction, and then must see what it has written.
      paid = portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', first.id).execute()
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    await paid
    expect(await expectSummary(requestId)).toMatchObject({ owesInvoice: true, lastPaidAt: start.toString() })
  })
})
