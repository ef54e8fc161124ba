import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#errors.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { cashForWayBack } from './way-back-terms.ts'
import { daysOnTerms } from './what-terms-keep.ts'

let portal: TestPortal
let bench: Workbench
let session: Awaited<ReturnType<typeof sessionOf>>
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  portal.setNow(start.toString())
  bench = await workbench(portal)
  const { id } = await addAccount(portal.db, {
    customerType: 'EMPLOYEE',
    permissionKeys: ['invoice.markPaid', 'company.terms'],
  })
  session = await sessionOf(portal.db, { kind: 'account', accountId: id })
})
afterAll(() => portal.stop())

let serial = 0
async function company() {
  const name = `Minta${++serial}x Kft.`
  const { id } = await addAccount(portal.db, { customerType: 'B2B' })
  await portal.db.updateTable('accounts').set({ companyName: name }).where('id', '=', id).execute()
  return { accountId: id, name }
}
/** A repaired device of a company with its invoice by transfer, unpaid. */
async function invoiced(accountId: number) {
  const request = { customerType: 'B2B', companyName: 'Minta Kft.', outcome: 'REPAIRED' } as const
  const requestId = await insertRequest(portal.db, { ...request, accountId, status: 'INVOICE_DONE', readyAt: start })
  const { id: invoiceId } = await insertInvoice(portal.db, requestId, { paymentMethodId: 2 })
  const leaves = () =>
    cashForWayBack(bench.at(start.toString()), { id: requestId, ...request }).catch((error: unknown) =>
      error instanceof Refusal ? error.code : String(error),
    )
  return { requestId, invoiceId, leaves }
}
const list = async (query = '') => (await portal.call('GET', `/api/finance-desk/company-terms${query}`, { session })).body.data
const set = (accountId: number, terms: object) =>
  portal.call('PUT', `/api/finance-desk/company-terms/${accountId}`, {
    session,
    body: { dueDays: 30, creditLimit: null, barred: false, note: 'Szerződés szerint', seen: null, ...terms },
  })

test('a company leaves unpaid up to its limit, the earlier invoice first; barred it does not; paid it does', async () => {
  const { accountId } = await company()
  const [one, two] = [await invoiced(accountId), await invoiced(accountId)]
  expect([await one.leaves(), await two.leaves()]).toEqual([0, 0])
  expect((await set(accountId, { creditLimit: 5000 })).status).toBe(200)
  expect([await one.leaves(), await two.leaves()]).toEqual([0, 'CREDIT_LIMIT_REACHED'])
  await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', one.invoiceId).execute()
  expect(await two.leaves()).toBe(0)
  const [{ history }] = (await list()).companies
  expect((await set(accountId, { barred: true, note: 'Lejárt tartozás', seen: history[0].id })).status).toBe(200)
  expect([await one.leaves(), await two.leaves()]).toEqual([0, 'COMPANY_BARRED'])
})

test('an invoice falls due in the terms of its company, at once where they do not hold it', async () => {
  const { accountId } = await company()
  const { requestId } = await invoiced(accountId)
  const days = (gross: number) => daysOnTerms({ tx: portal.db }, { requestId, gross })
  expect(await days(1000)).toBeUndefined()
  await set(accountId, { dueDays: 45, creditLimit: 10_000 })
  expect([await days(5478), await days(5479)]).toEqual([45, 0])
})

test('the desk finds a company by name, sets its terms once for what it saw, and keeps what held before', async () => {
  const { accountId, name } = await company()
  await invoiced(accountId)
  const found = () => list(`?text=${encodeURIComponent(name)}`)
  expect(await found()).toMatchObject({ maySet: true, usualDays: 15, companies: [{ accountId, company: name, open: 4522, history: [] }] })
  const both = await Promise.all([set(accountId, { dueDays: 8 }), set(accountId, { dueDays: 60 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [{ history }] = (await found()).companies
  expect(history).toMatchObject([
    { creditLimit: null, barred: false, setBy: expect.stringMatching(/\S/), setAt: start.toString(), note: 'Szerződés szerint' },
  ])
  await set(accountId, { dueDays: 20, seen: history[0].id })
  expect((await found()).companies[0].history.map(({ dueDays }: { dueDays: number }) => dueDays)).toEqual([20, history[0].dueDays])
  expect((await set(accountId, { dueDays: 121, creditLimit: -1, note: '' })).body.fields.map(({ code }: { code: string }) => code)).toEqual([
    'TERMS_DAYS',
    'TERMS_LIMIT',
    'REQUIRED',
  ])
  const { id: person } = await addAccount(portal.db)
  expect((await set(person, {})).status).toBe(404)
  await expect(portal.db.updateTable('companyTerms').set({ dueDays: 1 }).execute()).rejects.toThrow()
})
