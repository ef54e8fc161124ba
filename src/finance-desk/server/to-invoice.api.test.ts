import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PermissionKey } from '#accounts/who.ts'
import type { Outcome } from '#requests/status.ts'
import { insertCharge } from '#testing/insert-charge.ts'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let biller: Awaited<ReturnType<typeof sessionOf>>
let cashier: Awaited<ReturnType<typeof sessionOf>>
let issuer: Awaited<ReturnType<typeof sessionOf>>

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  portal.setNow(start.toString())
  const employee = async (...permissionKeys: PermissionKey[]) =>
    sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })).id })
  biller = await employee('request.queue', 'courier.dispatch', 'invoice.markPaid', 'invoice.issue')
  cashier = await employee('invoice.markPaid')
  issuer = await employee('invoice.markPaid', 'invoice.issue')
})
afterAll(() => portal.stop())

const list = async (query = '', session = biller) =>
  (await portal.call('GET', `/api/finance-desk/to-invoice${query}`, { session })).body.data as {
    requests: { crmRequestId: number; customer: string; reason: string; document: object | null }[]
    next: number | null
    mayIssue: boolean
  }
/** Each later than the one before. */
let minutes = 0
const ended = (outcome: Outcome, row: object = {}) =>
  insertRequest(portal.db, { status: 'PRODUCT_LEFT_THE_SERVICE', outcome, readyAt: start.subtract({ minutes: 500 - ++minutes }), ...row })
const withQuote = async (outcome: Outcome, decision: 'accepted' | 'rejected', about: object = {}) => {
  const id = await ended(outcome)
  await insertDecidedQuote(portal.db, id, decision, about)
  return id
}
/** What the desk's page of a request offers. */
const stepsOf = async (id: number): Promise<string[]> =>
  (await portal.call('GET', `/api/service-desk/requests/${id}`, { session: biller })).body.data.steps

const withReport = async (status: string, returnFee = 4522) => {
  const id = await ended('RETURNED_UNREPAIRED')
  const report = { requestId: id, reason: 'liquid', findings: 'Beázott', issuedAt: start, validUntil: start.add({ hours: 1 }), returnFee }
  await portal.db
    .insertInto('expertReports')
    .values({ ...report, status })
    .execute()
  return id
}

// Whether something is owed is the rule of invoices/owed.ts: where the button issues something, the list has the request, and nowhere else.
test('is every request that owes something, however it ended, and no other', async () => {
  const waiting = {
    repaired: await withQuote('REPAIRED', 'accepted'),
    refused: await withQuote('RETURNED_UNREPAIRED', 'rejected'),
    noFault: await ended('NO_FAULT'),
    unfounded: await ended('WARRANTY_REJECTED'),
  }
  const others = {
    warranty: await ended('REPAIRED'),
    notDone: await withQuote('RETURNED_UNREPAIRED', 'accepted'),
    free: await withQuote('REPAIRED', 'accepted', { lines: [{ quantity: 1, netUnit: 0 }] }),
    atWork: await insertRequest(portal.db, { status: 'ARRIVED' }),
    closed: await ended('NO_FAULT', { status: 'SERVICE_DONE', closedAt: start }),
  }
  const { requests, mayIssue } = await list()
  expect(mayIssue).toBe(true)
  expect(requests.map(({ crmRequestId, reason, document }) => [crmRequestId, reason, document])).toEqual(
    Object.values(waiting).map((id) => [id, 'notIssued', null]),
  )
  expect(await stepsOf(waiting.noFault)).toContain('issueInvoice')
  expect(await stepsOf(waiting.noFault)).not.toContain('orderDelivery')
  for (const [how, id] of [...Object.entries(waiting), ...Object.entries(others)]) {
    const { body } = await portal.call('POST', `/api/customer-requests/${id}/invoices`, { body: {}, session: biller })
    expect([how, body.code ?? 'issued']).toEqual([how, how in waiting ? 'issued' : 'INVOICE_NOTHING_OWED'])
  }
  expect((await list()).requests).toEqual([])
  expect(await stepsOf(waiting.noFault)).toContain('orderDelivery')
  expect(await stepsOf(others.warranty)).toContain('orderDelivery')
})

test('a company is named with its legal form, a person by their name', async () => {
  const ids = [await ended('NO_FAULT', { companyName: 'Duna Flotta', businessFormId: 1 }), await ended('NO_FAULT')]
  const { requests } = await list('?size=50')
  const named = ids.map((id) => requests.find(({ crmRequestId }) => crmRequestId === id)?.customer)
  expect(named).toEqual(['Duna Flotta Kft.', 'Nagy Éva'])
  for (const id of ids) await portal.call('POST', `/api/customer-requests/${id}/invoices`, { body: {}, session: biller })
})

test('what is stuck says why; one cancelled to be issued anew waits again, one let off does not; page by page', async () => {
  const refused = await ended('NO_FAULT')
  const stuck = {
    number: null,
    issuedAt: null,
    pdfAt: null,
    tries: 3,
    lastError: '57: Hibás adószám',
    chargeId: await insertCharge(portal.db, refused),
  }
  await insertInvoice(portal.db, refused, stuck)
  const away = await ended('NO_FAULT')
  await insertInvoice(portal.db, away, { ...stuck, chargeId: await insertCharge(portal.db, away), lastError: 'INVOICE_PROVIDER_AWAY' })
  const noPdf = await ended('REPAIRED')
  await insertInvoice(portal.db, noPdf, { number: 'MF-2026-900001', pdfAt: null, tries: 1 })
  const anew = await ended('REPAIRED')
  await insertCharge(portal.db, anew)
  const letOff = await ended('REPAIRED')
  await insertCharge(portal.db, letOff, { voidedAt: start })
  const first = await list('?size=3')
  expect(first.requests).toMatchObject([
    { crmRequestId: refused, reason: 'refused', document: { kind: 'final', number: null, gross: 4522, tries: 3, lastError: '57: Hibás adószám' } },
    { crmRequestId: away, reason: 'underWay', document: { lastError: expect.stringContaining('most nem érhető el') } },
    { crmRequestId: noPdf, reason: 'noDocument', document: { number: 'MF-2026-900001' } },
  ])
  expect((await list(`?size=3&after=${first.next}`, cashier)).requests.map(({ crmRequestId }) => crmRequestId)).toEqual([anew])
  expect((await list('', cashier)).mayIssue).toBe(false)
  const { body } = await portal.call('GET', '/api/finance-desk/invoices?size=1', { session: cashier })
  expect(body.data.counts.toInvoice).toBe(4)
})

test('who may issue need not see the queue: a retry issues it, a request that is not there is 404', async () => {
  const id = await ended('NO_FAULT')
  const issue = (request: number) => portal.call('POST', `/api/customer-requests/${request}/invoices`, { body: {}, session: issuer })
  const { status, body } = await issue(id)
  expect([status, body.data?.invoices]).toEqual([200, [expect.objectContaining({ kind: 'final', number: expect.stringMatching(/^MF-2026-/) })]])
  const cancelled = await portal.call('POST', `/api/invoices/${body.data.invoices[0].id}/cancel`, {
    body: { reason: 'Próba', chargeAgain: false },
    session: issuer,
  })
  expect([cancelled.status, cancelled.body.data?.invoices.length]).toEqual([200, 2])
  expect((await issue(2_000_000_000)).status).toBe(404)
  expect((await portal.call('GET', `/api/customer-requests/${id}/invoices`, { session: issuer })).status).toBe(404)
})

test('a report that was rejected, and one that was left unanswered', async () => {
  const before = (await list('?size=100')).requests.map(({ crmRequestId }) => crmRequestId)
  const [rejected, expired] = [await withReport('rejected'), await withReport('expired')]
  await withReport('rejected', 0)
  const { requests } = await list('?size=100')
  expect(requests.map(({ crmRequestId }) => crmRequestId).filter((id) => !before.includes(id))).toEqual([rejected, expired])
})
