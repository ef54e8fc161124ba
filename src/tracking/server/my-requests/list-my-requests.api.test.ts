import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestStatuses } from '#requests/status.ts'
import { insertInvoice } from '../../../../testing/insert-invoice.ts'
import { insertRequest } from '../../../../testing/insert-request.ts'
import { addAccount, sessionOf, start } from '../../../../testing/people.ts'
import { startPortal, type TestPortal } from '../../../../testing/portal.ts'
import type { MyRequestsPage, RequestInList } from '../../my-requests.ts'
import { gatherRequestCounts } from './my-requests-store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

let accountId: number
let session: Awaited<ReturnType<typeof sessionOf>>
beforeEach(async () => {
  accountId = (await addAccount(portal.db)).id
  session = await sessionOf(portal.db, { kind: 'account', accountId })
})

type Row = Parameters<typeof insertRequest>[1]
const mine = (row: Row = {}) => insertRequest(portal.db, { accountId, ...row })
const list = async (query = '', language = 'hu'): Promise<MyRequestsPage> => {
  const { status, body } = await portal.call('GET', `/api/customer-requests${query}`, { session, language })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const numbers = (requests: readonly Pick<RequestInList, 'crmRequestId'>[]) => requests.map(({ crmRequestId }) => crmRequestId)
const found = async (query: string) => numbers((await list(query)).requests)
const overview = async () => (await list()).overview ?? expect.fail('The first page has an overview')
const closed = { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start } as const

describe('the requests of an account', () => {
  test('are its own, the newest first, as the service request of SPEC 3', async () => {
    const older = await mine({ receivedAt: start.subtract({ hours: 30 }), ...closed })
    const newer = await mine({ imei2: '001234567890128', productTypeOther: 'Mate 99' })
    await insertRequest(portal.db)
    await insertRequest(portal.db, { accountId: (await addAccount(portal.db)).id })
    const { requests, next } = await list()
    expect(numbers(requests)).toEqual([newer, older])
    expect(next).toBeNull()
    expect(requests[0]).toMatchObject({
      id: newer,
      serviceRequestId: newer,
      status: 'RECEIVED',
      type: 'pickup-return',
      brand: { id: 7, name: 'HUAWEI' },
      productGroup: { id: 1, name: 'Mobiltelefon' },
      productType: { id: null, tradeName: 'Mate 99' },
      imei2: '001234567890128',
      warrantyType: { id: 2 },
      next: { code: 'courierComes', by: '2026-11-24', late: false },
      waitsFor: [{ kind: 'beHomeForPickup', by: '2026-11-24', window: '08-17' }],
    })
    expect(requests[1]).toMatchObject({ outcome: 'REPAIRED', next: null, waitsFor: [] })
  })

  test('are told in the language of the caller', async () => {
    await mine()
    expect((await list('', 'de')).requests[0]?.productGroup.name).toBe('Mobiltelefon')
    expect((await list('', 'en')).requests[0]?.productGroup.name).toBe('Mobile phone')
  })

  test('are counted, whatever the filters, with the first page only', async () => {
    await mine()
    await mine({ brandId: 12, availableServiceId: 10072, ...closed })
    expect(await overview()).toMatchObject({
      all: 2,
      open: 1,
      brands: [
        { id: 7, name: 'HUAWEI', count: 1 },
        { id: 12, name: 'Samsung', count: 1 },
      ],
    })
    const { next, overview: counted } = await list('?size=1&state=open')
    expect([next, counted?.all]).toEqual([null, 2])
    expect((await list(`?size=1&after=${(await found(''))[0]}`)).overview).toBeNull()
  })

  test('are counted as they are once they came, went, closed, reopened or turned out to be of another brand, before and after the night', async () => {
    const { id: other } = await addAccount(portal.db)
    const [first, second, third] = [await mine(), await mine(), await mine({ accountId: null })]
    const change = (id: number, row: NonNullable<Row>) => portal.db.updateTable('requests').set(row).where('id', '=', id).execute()
    const closing = { closedAt: start, status: 'SERVICE_DONE', outcome: 'REPAIRED' } as const
    const steps: [what: () => Promise<unknown>, all: number, open: number][] = [
      [() => change(third, { accountId }), 3, 3],
      [() => change(first, closing), 3, 2],
      [() => change(first, { brandId: 12 }), 3, 2],
      [() => change(second, { accountId: other }), 2, 1],
      [() => gatherRequestCounts(portal.db), 2, 1],
      [() => change(first, { closedAt: null, outcome: null, status: 'RECEIVED' }), 2, 2],
      [() => Promise.all([gatherRequestCounts(portal.db), gatherRequestCounts(portal.db), change(third, closing)]), 2, 1],
      [() => change(third, { accountId: null }), 1, 1],
    ]
    for (const [i, [step, all, open]] of steps.entries()) {
      await step()
      expect(await overview(), `after step ${i}`).toMatchObject({ all, open })
    }
    expect((await overview()).brands).toEqual([{ id: 12, name: 'Samsung', count: 1 }])
  })

  test('of a customer of pre-alerts are none here', async () => {
    accountId = (await addAccount(portal.db, { customerType: 'PREALERT' })).id
    session = await sessionOf(portal.db, { kind: 'account', accountId })
    await mine()
    expect(await list()).toMatchObject({ requests: [], next: null, overview: { all: 0 } })
  })
})

describe('pages', () => {
  test('follow one another without a gap or a repeat, also where many came at one moment', async () => {
    const all: number[] = []
    for (let i = 0; i < 7; i++) all.push(await mine({ receivedAt: start.subtract({ minutes: Math.floor(i / 3) }) }))
    const read: number[] = []
    for (let after = ''; ; ) {
      const { requests, next } = await list(`?size=2${after}`)
      read.push(...numbers(requests))
      if (next === null) break
      after = `&after=${next}`
    }
    expect(read).toEqual(numbers((await list()).requests))
    expect(read.toSorted()).toEqual(all.toSorted())
  })

  test('do not tell when somebody else’s request came', async () => {
    await mine()
    const foreign = await insertRequest(portal.db, { receivedAt: start.add({ hours: 1 }) })
    expect(await found(`?after=${foreign}`)).toEqual([])
  })
})

describe('filters', () => {
  test('by status, brand, and whether it is open', async () => {
    const open = await mine()
    const decided = await mine({ status: 'QUOTE_ACCEPTED', brandId: 12 })
    const over = await mine(closed)
    expect(await found('?status=QUOTE_ACCEPTED,SERVICE_DONE')).toEqual(expect.arrayContaining([decided, over]))
    expect(await found('?status=QUOTE_ACCEPTED&state=closed')).toEqual([])
    expect(await found('?brand=12')).toEqual([decided])
    expect((await found('?state=open')).toSorted()).toEqual([open, decided].toSorted())
    expect(await found('?state=closed')).toEqual([over])
  })

  test('by text: number, identifier or its end, device, claim and worksheet number', async () => {
    const one = await mine({
      identifier: '352099001761481',
      productTypeOther: 'Mate 100%',
      insuranceNumber: 'AS1234567',
      gsmWorksheetId: 'MC10000001',
    })
    await mine({ brandId: 12 })
    const asked = [String(one), '35-209900-176148-1', '1481', 'huawei mate', '100%', 'as 1234567', 'mc 1000 0001']
    for (const text of asked) expect(await found(`?text=${encodeURIComponent(text)}`), text).toEqual([one])
    for (const text of ['_', '99999', 'xiaomi']) expect(await found(`?text=${encodeURIComponent(text)}`), text).toEqual([])
    expect(await found('?text=mobiltelefon')).toHaveLength(2)
  })

  test.each(['?state=old', '?status=DONE', '?brand=x', '?size=0', '?size=9999', '?other=1'])('%s is no filter', async (query) =>
    expect((await portal.call('GET', `/api/customer-requests${query}`, { session })).status).toBe(422),
  )
})

describe('what waits for the customer', () => {
  const quoteFor = (requestId: number, validUntil: Temporal.Instant) =>
    portal.db
      .insertInto('quotes')
      .values({
        requestId,
        version: 1,
        status: 'sent',
        createdAt: start,
        sentAt: start.subtract({ hours: 240 }),
        validUntil,
        inspectionFee: 4990,
        logisticsFee: 4522,
      })
      .execute()
  const reportFor = (requestId: number, validUntil: Temporal.Instant) =>
    portal.db
      .insertInto('expertReports')
      .values({ requestId, reason: 'liquid', findings: 'Víz.', issuedAt: start.subtract({ hours: 240 }), validUntil, returnFee: 4522 })
      .execute()

  const intoLocker = async (requestId: number) => {
    const { provider, code } = await portal.db.selectFrom('parcelPoints').select(['provider', 'code']).limit(1).executeTakeFirstOrThrow()
    const address = portal.db.updateTable('requestAddresses').set({ lockerProvider: provider, lockerCode: code })
    await address.where('requestId', '=', requestId).where('addressTypeId', '=', 3).execute()
  }

  test('stands on top, what has the first day first, and is what the filter finds', async () => {
    const quote = await mine({ status: 'QUOTE_DONE' })
    await quoteFor(quote, Temporal.Instant.from('2026-12-10T22:59:59Z'))
    const report = await mine({ status: 'ARRIVED' })
    await reportFor(report, Temporal.Instant.from('2026-11-26T22:59:59Z'))
    const pickup = await mine()
    const noDay = await mine({ status: 'DELIVERY_IN_ORDERED', pickupDay: null, pickupWindow: null })
    const invoice = await mine({ status: 'INVOICE_DONE' })
    await insertInvoice(portal.db, invoice)
    const proforma = await mine({ status: 'PRODUCT_LEFT_THE_SERVICE' })
    await insertInvoice(portal.db, proforma, { kind: 'proforma', paymentMethodId: 3 })
    for (const row of [{ paymentMethodId: 1 }, { status: 'paid' as const, paidAt: start }, { number: null, issuedAt: null, pdfAt: null }])
      await insertInvoice(portal.db, await mine({ status: 'INVOICE_DONE' }), row)
    const cancelled = await mine({ status: 'INVOICE_DONE' })
    const { id: first, chargeId } = await insertInvoice(portal.db, cancelled)
    const negative = { net: -3561, vat: -961, gross: -4522, paidAt: start }
    const { id: storno } = await insertInvoice(portal.db, cancelled, { kind: 'storno', status: 'paid', chargeId, aboutInvoiceId: first, ...negative })
    await portal.db.updateTable('invoices').set({ cancelledBy: storno }).where('id', '=', first).execute()
    await mine({ status: 'QUOTE_ACCEPTED' })
    const { waiting, moreWaiting } = await overview()
    expect(waiting.map(({ crmRequestId, waitsFor }) => [crmRequestId, waitsFor.map(({ kind }) => kind)])).toEqual(
      expect.arrayContaining([
        [pickup, ['beHomeForPickup']],
        [report, ['answerReport']],
        [quote, ['decideQuote']],
        [noDay, ['choosePickup']],
        [invoice, ['pay']],
        [proforma, ['pay']],
      ]),
    )
    expect(numbers(waiting).slice(0, 3)).toEqual([pickup, report, quote])
    expect(moreWaiting).toBe(false)
    expect((await found('?state=waiting')).toSorted()).toEqual([quote, report, pickup, noDay, invoice, proforma].toSorted())
  })

  test('is what a request that is over still owes, and what its courier brought too little of', async () => {
    const owing = await mine({ ...closed, receivedAt: start.subtract({ hours: 1 }) })
    await insertInvoice(portal.db, owing)
    const { id: short } = await insertInvoice(portal.db, await mine(closed), { paymentMethodId: 1 })
    const { id: whole } = await insertInvoice(portal.db, await mine(closed), { paymentMethodId: 1 })
    const bring = (invoiceId: number, amount: number) =>
      portal.db
        .insertInto('settlements')
        .values({ invoiceId, source: 'cashOnDelivery', amount, cashRounding: 4522 - 4520, at: start, reference: `test ${invoiceId} ${amount}` })
        .execute()
    await bring(short, 3000)
    await bring(whole, 4520)
    await insertInvoice(portal.db, await mine(closed), { status: 'paid', paidAt: start })
    await quoteFor(await mine({ ...closed, status: 'QUOTE_DONE', outcome: 'CANCELLED' }), Temporal.Instant.from('2026-12-10T22:59:59Z'))
    const { requestId } = await portal.db.selectFrom('invoices').select('requestId').where('id', '=', short).executeTakeFirstOrThrow()
    const { waiting, open } = await overview()
    expect(waiting.map(({ crmRequestId, waitsFor }) => [crmRequestId, waitsFor.map(({ kind }) => kind)])).toEqual([
      [requestId, ['pay']],
      [owing, ['pay']],
    ])
    expect(open).toBe(0)
    expect(await found('?state=waiting')).toEqual([requestId, owing])
    expect(await found('?state=open')).toEqual([])
    await portal.db
      .updateTable('invoices')
      .set({ status: 'paid', paidAt: start })
      .where('requestId', 'in', [owing, requestId ?? 0])
      .execute()
    expect((await overview()).waiting).toEqual([])
  })

  test('is the same by the rule and in the database, for every status and all that matters beside it', async () => {
    const day = (days: number) => start.add({ hours: 24 * days }).toString()
    const deadline = (days: number) => Temporal.Instant.from(`${day(days).slice(0, 10)}T22:59:59Z`)
    for (const status of requestStatuses)
      for (const [i, pickupDay] of [null, '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'].entries()) {
        const over = status === 'SERVICE_DONE' || i === 4
        const outcome = over ? (status === 'RECEIVED' || status === 'DELIVERY_IN_ORDERED' ? 'CANCELLED' : 'REPAIRED') : null
        const request = await mine({
          status,
          pickupDay,
          pickupWindow: pickupDay === null ? null : '08-12',
          outcome,
          closedAt: over ? start : null,
          // One form asks for a document, one does not.
          formId: i % 2 === 0 ? 1 : 2,
          collectedAt: i === 2 ? start : null,
        })
        if (status !== 'RECEIVED') await quoteFor(request, deadline([-1, 0, 1, 9, 9][i] ?? 0))
        if (i % 2 === 1) await reportFor(request, deadline(i - 2))
        if (i > 0) await insertInvoice(portal.db, request, [{}, {}, { kind: 'proforma' as const }, { paymentMethodId: 1 }, {}][i])
        if (i === 3) await intoLocker(request)
      }
    const all = (await list('?size=250')).requests
    const byRule = all.filter(({ waitsFor }) => waitsFor.length > 0)
    expect(new Set(byRule.flatMap(({ waitsFor }) => waitsFor.map(({ kind }) => kind))).size).toBe(7)
    expect(await found('?size=250&state=waiting')).toEqual(numbers(byRule))
  })

  test('is asked for a whole page in few statements', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await list()
    const before = query.mock.calls.length
    for (let i = 0; i < 20; i++) await mine({ status: i % 2 ? 'QUOTE_DONE' : 'ARRIVED' })
    query.mockClear()
    await list()
    expect(query.mock.calls.length).toBeLessThanOrEqual(before + 6)
    query.mockRestore()
  })
})

test('the next step of a list is that of the tracked request', async () => {
  for (const status of requestStatuses) await mine({ status, ...(status === 'SERVICE_DONE' ? closed : {}) })
  const { requests } = await list()
  for (const { crmRequestId, next } of requests) {
    const { body } = await portal.call('GET', `/api/customer-requests/${crmRequestId}/show`, { session })
    expect(next).toEqual(body.data.next)
  }
})
