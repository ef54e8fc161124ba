import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let session: Awaited<ReturnType<typeof sessionOf>>
let requestId: number
const made: Record<string, { id: number; number: string; chargeId: number }> = {}
const named = (name: string) => made[name] ?? { id: 0, number: '', chargeId: 0 }

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  portal.setNow(start.toString())
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] })
  session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  requestId = await insertRequest(portal.db)
  const add = async (name: string, row: Parameters<typeof insertInvoice>[2]) => {
    made[name] = await insertInvoice(portal.db, requestId, row)
  }
  await add('later', { dueOn: '2026-12-10', createdAt: start.subtract({ hours: 48 }) })
  await add('late', { dueOn: '2026-11-01', createdAt: start.subtract({ hours: 24 }) })
  await add('paid', { status: 'paid', paidAt: start, createdAt: start })
  await add('stuck', { number: null, issuedAt: null, pdfAt: null, tries: 2, lastError: 'A szolgáltató nem válaszol', createdAt: start })
  await add('cancelled', { createdAt: start })
  await add('storno', {
    kind: 'storno',
    chargeId: named('cancelled').chargeId,
    net: -3561,
    vat: -961,
    gross: -4522,
    status: 'paid',
    paidAt: start,
    createdAt: start,
    aboutInvoiceId: named('cancelled').id,
  })
  await portal.db
    .updateTable('invoices')
    .set({ cancelledBy: named('storno').id })
    .where('id', '=', named('cancelled').id)
    .execute()
  await portal.db
    .insertInto('settlements')
    .values([
      { invoiceId: named('later').id, source: 'transfer', amount: 4000, at: start, reference: 'statementLine 1 invoice 1' },
      { invoiceId: named('paid').id, source: 'cashOnDelivery', amount: 4520, cashRounding: 2, at: start, reference: 'codLine 1' },
      { invoiceId: named('paid').id, source: 'cash', amount: 5, at: start.add({ hours: 24 }), reference: 'cash 1' },
    ])
    .execute()
})
afterAll(() => portal.stop())

const get = (path: string, language = 'hu') => portal.call('GET', `/api/finance-desk/${path}`, { session, language })
const idsOf = async (query: string) => (await get(`invoices?${query}`)).body.data.invoices.map(({ id }: { id: number }) => id)
const idsNamed = (...names: string[]) => names.map((name) => named(name).id)

test('the filters: what is open by the day it falls due, the rest the newest first; counts of what waits', async () => {
  expect(await idsOf('state=open')).toEqual(idsNamed('late', 'stuck', 'later'))
  expect(await idsOf('state=overdue')).toEqual(idsNamed('late'))
  expect(await idsOf('state=paid')).toEqual(idsNamed('paid'))
  expect(await idsOf('state=cancelled')).toEqual(idsNamed('cancelled'))
  expect(await idsOf('')).toEqual(idsNamed('storno', 'cancelled', 'stuck', 'paid', 'late', 'later'))
  expect((await get('invoices')).body.data.counts).toEqual({ open: 3, overdue: 1, toInvoice: 1 })
})

test('pages follow each other, whatever is the order', async () => {
  for (const state of ['', 'open']) {
    const query = state ? `state=${state}&` : ''
    const seen: number[] = []
    let after = ''
    do {
      const { invoices, next } = (await get(`invoices?${query}size=2${after}`)).body.data
      seen.push(...invoices.map(({ id }: { id: number }) => id))
      after = next === null ? '' : `&after=${next}`
    } while (after !== '')
    expect(seen).toEqual(await idsOf(`${query}size=100`))
  }
})

test('a row says what is owed, how the provider stands, and what is late', async () => {
  const { invoices } = (await get('invoices?state=open')).body.data
  const rowOf = (name: string) => invoices.find(({ id }: { id: number }) => id === named(name).id)
  expect(rowOf('later')).toMatchObject({
    outstanding: 522,
    gross: 4522,
    overdue: false,
    waiting: null,
    provider: 'builtIn',
    buyer: 'Nagy Éva',
    crmRequestId: requestId,
  })
  expect(rowOf('late')).toMatchObject({ outstanding: 4522, overdue: true })
  expect(rowOf('later').paidWith).toEqual([])
  const [paid] = (await get('invoices?state=paid')).body.data.invoices
  expect(paid).toMatchObject({ id: named('paid').id, paymentMethodId: 4, paidWith: [1] })
  expect(rowOf('stuck')).toMatchObject({ number: null, waiting: { tries: 2, lastError: 'A szolgáltató nem válaszol' } })
})

test('is searched by number, reference, request and the beginning of the buyer’s name', async () => {
  const { id, number } = named('late')
  for (const text of [number, number.replaceAll('-', ' ').toLowerCase(), `MF${requestId}-${id}`, `mf${requestId}${id}`])
    expect(await idsOf(`text=${encodeURIComponent(text)}`)).toEqual([id])
  expect(await idsOf(`state=open&text=${requestId}`)).toEqual(idsNamed('late', 'stuck', 'later'))
  expect(await idsOf('state=paid&text=nagy%20%C3%A9')).toEqual(idsNamed('paid'))
  for (const nothing of ['%25', '_agy', 'Éva', 'MF-2026']) expect(await idsOf(`text=${encodeURIComponent(nothing)}`)).toEqual([])
})

test('a period is exported for a spreadsheet, in the language of the desk', async () => {
  const { status, headers, bytes } = await get('invoices/export?from=2026-11-22&to=2026-11-22')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, ...rows] = bytes.toString('utf8').trim().split('\r\n')
  expect(head).toContain('Számlaszám;Fajta;Igény;Vevő;Kelt')
  expect(rows).toEqual([
    `${named('late').number};Számla;${requestId};Nagy Éva;2026-11-22;2026-11-23;2026-11-01;3561;961;4522;4522;Online fizetés;Fizetésre vár;`,
  ])
  expect((await get('invoices/export?from=2026-11-01&to=2026-11-30', 'en')).bytes.toString('utf8')).toContain('Cancelling invoice')
  expect((await get('invoices/export?from=2026-11-02&to=2026-11-01')).body.code).toBe('REPORT_PERIOD')
  const sheet = await get('invoices/export?from=2026-11-22&to=2026-11-22&format=xlsx')
  expect([sheet.status, sheet.headers['content-disposition']]).toEqual([200, expect.stringContaining('szamlak-2026-11-22-2026-11-22.xlsx')])
  const { Sheets } = read(sheet.bytes)
  expect(utils.sheet_to_csv(Sheets.Számlák ?? {}, { FS: ';' }).split('\n')).toEqual([head?.replace('\uFEFF', ''), ...rows])
})

test('the books of a day, from midnight to midnight in Budapest', async () => {
  const { body } = await get('closing')
  expect(body.data).toEqual({
    day: '2026-11-23',
    sources: [
      { source: 'cashOnDelivery', count: 1, amount: 4520, rounding: 2 },
      { source: 'transfer', count: 1, amount: 4000, rounding: 0 },
    ],
    total: 8520,
    providers: [],
    compensations: { count: 0, amount: 0 },
    issued: { count: 4, gross: 9044 },
  })
  expect((await get('closing?day=2026-11-24')).body.data).toMatchObject({ sources: [{ source: 'cash', amount: 5 }], issued: { count: 0, gross: 0 } })
  expect((await get('closing?day=2026-02-30')).status).toBe(422)
})

test('what a provider took is set beside the books', async () => {
  const paid = {
    status: 'paid',
    providerPaymentId: 'O-1',
    redirectUrl: 'https://example/O-1',
    captureId: 'C-1',
    createdAt: start,
    nextCheckAt: start,
  }
  const day = start.add({ hours: 72 })
  const { id } = await portal.db
    .insertInto('payments')
    .values({ invoiceId: named('paid').id, amount: 4522, provider: 'paypal', endedAt: day, ...paid })
    .returning('id')
    .executeTakeFirstOrThrow()
  const providers = async () => (await get('closing?day=2026-11-26')).body.data.providers
  expect(await providers()).toEqual([{ provider: 'paypal', taken: 4522, returned: 0, booked: 0 }])
  const settlement = { invoiceId: named('paid').id, source: 'online', amount: 4522, at: day, reference: `payment ${id}` }
  await portal.db.insertInto('settlements').values(settlement).execute()
  expect(await providers()).toEqual([{ provider: 'paypal', taken: 4522, returned: 0, booked: 4522 }])
})

test('nobody else sees it', async () => {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue', 'quote.edit'] })
  const technician = await sessionOf(portal.db, { kind: 'account', accountId: id })
  for (const path of ['invoices', 'closing', 'invoices/export?from=2026-11-01&to=2026-11-02'])
    expect((await portal.call('GET', `/api/finance-desk/${path}`, { session: technician })).status).toBe(403)
})
