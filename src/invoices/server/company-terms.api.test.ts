import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reaction } from '#context.ts'
import { Refusal } from '#errors.ts'
import { promiseAfter } from '#requests/server/promise/update-promise.ts'
import { addCompany, addMember } from '#testing/companies.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { promisesOnTerms } from './promises-on-terms.ts'
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
  await portal.db
    .insertInto('requestHistory')
    .values({ requestId, step: 'issueInvoice', status: 'INVOICE_DONE', at: start, byKind: 'system' })
    .execute()
  const { id: invoiceId } = await insertInvoice(portal.db, requestId, { paymentMethodId: 2 })
  const leaves = () =>
    cashForWayBack(bench.at(start.toString()), { id: requestId, ...request }).catch((error: unknown) =>
      error instanceof Refusal ? error.code : String(error),
    )
  return { requestId, invoiceId, leaves }
}
const list = async (query = '') => (await portal.call('GET', `/api/finance-desk/company-terms${query}`, { session })).body.data
const set = (accountId: number, terms: object) =>
  portal.call('PUT', `/api/finance-desk/company-terms/account/${accountId}`, {
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

test('what comes next is what the desk may do: a device that leaves on terms is promised a day, one above the limit waits for the money', async () => {
  const { accountId, name } = await company()
  const [one, two] = [await invoiced(accountId), await invoiced(accountId)]
  const own = await sessionOf(portal.db, { kind: 'account', accountId })
  const { id: deskId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
  const desk = await sessionOf(portal.db, { kind: 'account', accountId: deskId })
  const stepsOf = () =>
    Promise.all(
      [one, two].map(async ({ requestId }) => {
        const isThis = ({ crmRequestId }: { crmRequestId: number }) => crmRequestId === requestId
        const { next } = (await portal.call('GET', `/api/customer-requests/${requestId}/show`, { session: own })).body.data
        const listed = (await portal.call('GET', '/api/customer-requests', { session: own })).body.data.requests.find(isThis)
        const seen = (await portal.call('GET', `/api/service-desk/requests/${requestId}`, { session: desk })).body.data.promise.next
        expect([listed.next.code, seen.code]).toEqual([next.code, next.code])
        const queue = (await portal.call('GET', '/api/service-desk/queue?bucket=waitingForCustomer', { session: desk })).body.data.requests
        return [next.code, next.by, queue.some(isThis)]
      }),
    )
  const [goesBack, waits] = [
    ['deviceGoesBack', '2026-11-26', false],
    ['invoicePaid', null, true],
  ]
  expect(await stepsOf()).toEqual([goesBack, goesBack])
  expect((await set(accountId, { creditLimit: 5000 })).status).toBe(200)
  expect(await stepsOf()).toEqual([goesBack, waits])
  const [{ history }] = (await list(`?text=${encodeURIComponent(name)}`)).companies
  expect((await set(accountId, { barred: true, seen: history[0].id })).status).toBe(200)
  expect(await stepsOf()).toEqual([waits, waits])
})

const run = async <About>(ctx: ReturnType<Workbench['at']>, reaction: Reaction<About>, about: About) => {
  if (reaction.transaction === false) throw new Error('It is one transaction')
  await ctx.transaction((own) => reaction.run(own, about))
}

test('what was promised follows the terms and the money of the other invoices, from the day the device may leave', async () => {
  const { accountId } = await company()
  const one = await invoiced(accountId)
  const two = await invoiced(accountId)
  const promised = async () => {
    const rows = await portal.db.selectFrom('requests').select(['id', 'promisedBy']).where('accountId', '=', accountId).execute()
    return [one, two].map(({ requestId }) => rows.find(({ id }) => id === requestId)?.promisedBy)
  }
  await set(accountId, { creditLimit: 5000 })
  for (const { requestId } of [one, two]) await run(bench.at(start.toString()), promiseAfter.requestInvoiced, { requestId })
  expect(await promised()).toEqual(['2026-11-26', null])
  const later = bench.at('2026-12-01T08:00:00Z')
  await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: later.now }).where('id', '=', one.invoiceId).execute()
  await run(later, promisesOnTerms.invoicePaid, { requestId: one.requestId })
  expect(await promised()).toEqual(['2026-11-26', '2026-12-04'])
  const holder = { kind: 'account', id: accountId } as const
  const insert = { accountId, dueDays: 8, barred: true, note: 'Lejárt', setAt: start, setBy: accountId }
  await portal.db.insertInto('companyTerms').values(insert).execute()
  await run(later, promisesOnTerms.companyTermsSet, holder)
  expect(await promised()).toEqual(['2026-11-26', null])
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
  expect(await found()).toMatchObject({
    maySet: true,
    usualDays: 15,
    companies: [{ kind: 'account', id: accountId, company: name, open: 4522, history: [] }],
  })
  const cashier = await employeeWith(portal, 'invoice.markPaid')
  expect((await portal.call('GET', '/api/finance-desk/company-terms', { session: cashier })).body.data.maySet).toBe(false)
  const both = await Promise.all([set(accountId, { dueDays: 8 }), set(accountId, { dueDays: 60 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [{ history }] = (await found()).companies
  expect(history).toMatchObject([{ creditLimit: null, barred: false, setBy: 'Kovács Anna', setAt: start.toString(), note: 'Szerződés szerint' }])
  const inGerman = await portal.call('GET', `/api/finance-desk/company-terms?text=${encodeURIComponent(name)}`, { session, language: 'de' })
  expect(inGerman.body.data.companies[0].history[0].setBy).toBe('Anna Kovács')
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

test('a company has one set of terms for all its people; an account that becomes its company’s brings its own', async () => {
  const { accountId } = await company()
  await set(accountId, { dueDays: 30, creditLimit: 9000 })
  const before = await invoiced(accountId)
  const companyId = await addCompany(portal.db)
  await portal.db.insertInto('companyPeople').values({ accountId, companyId, role: 'administrator', joinedAt: start }).execute()
  const member = await addMember(portal.db, companyId, 'member')
  const approver = await addMember(portal.db, companyId, 'approver')
  const { leaves } = await invoiced(member.id)
  // 4,522 forints each: the second is above what both may leave open.
  expect([await before.leaves(), await leaves()]).toEqual([0, 'CREDIT_LIMIT_REACHED'])
  const holder = (await list('?text=Minta')).companies.find(({ kind, id }: { kind: string; id: number }) => kind === 'company' && id === companyId)
  expect(holder).toMatchObject({ open: 9044, history: [{ dueDays: 30, creditLimit: 9000 }] })
  expect((await set(accountId, {})).status).toBe(404)
  const shown = async (as: { session: typeof session }) => (await portal.call('GET', '/api/company-terms', { session: as.session })).body.data
  expect(await shown(approver)).toMatchObject({ dueDays: 30, barred: false, credit: { limit: 9000, open: 9044 } })
  expect(await shown(member)).toMatchObject({ dueDays: 30, barred: false, credit: null })
  const body = { dueDays: 8, creditLimit: null, barred: true, note: 'Lejárt tartozás', seen: holder.history[0].id }
  expect((await portal.call('PUT', `/api/finance-desk/company-terms/company/${companyId}`, { session, body })).status).toBe(200)
  expect([await before.leaves(), await leaves(), (await shown(member)).barred]).toEqual(['COMPANY_BARRED', 'COMPANY_BARRED', true])
  // A company that has terms keeps them, whoever joins.
  const other = await company()
  await set(other.accountId, { dueDays: 60 })
  await portal.db.insertInto('companyPeople').values({ accountId: other.accountId, companyId, role: 'member', joinedAt: start }).execute()
  expect((await shown(approver)).dueDays).toBe(8)
  const { id: alone } = await addAccount(portal.db, { customerType: 'B2B' })
  expect((await shown({ session: await sessionOf(portal.db, { kind: 'account', accountId: alone }) })).dueDays).toBe(15)
})

test('pages lead from companies to accounts without a gap', async () => {
  const found: string[] = []
  for (let after = ''; ; ) {
    const { companies, next } = await list(`?size=1${after}`)
    found.push(...companies.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`))
    if (next === null) break
    after = `&after=${next}`
  }
  expect(found).toEqual((await list()).companies.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`))
  expect(new Set(found.map((one) => one.split(' ')[0]))).toEqual(new Set(['company', 'account']))
})

test('staff say how a company may pay, and what it pays by where nobody chooses: nothing else is offered, chosen or paid by', async () => {
  const companyId = await addCompany(portal.db)
  const member = await addMember(portal.db, companyId, 'member')
  const { requestId, invoiceId } = await invoiced(member.id)
  const setWays = (ways: object, seen: number | null = null) =>
    portal.call('PUT', `/api/finance-desk/company-terms/company/${companyId}`, {
      session,
      body: { dueDays: 30, creditLimit: null, barred: false, note: 'Szerződés szerint', seen, ...ways },
    })
  const codes = async (ways: object) => (await setWays(ways)).body.fields.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
  expect(await codes({ paymentMethods: [] })).toEqual(['paymentMethods TERMS_METHODS'])
  expect(await codes({ paymentMethods: [1, 3], usualMethod: 2 })).toEqual(['usualMethod TERMS_USUAL_METHOD'])
  expect(await codes({ paymentMethods: [6] })).toEqual(['paymentMethods.0 INVALID_INPUT'])
  expect(await codes({ priceListId: 99_999 })).toEqual(['priceListId INVALID_INPUT'])
  const own = async (url: string) => (await portal.call('GET', url, { session: member.session })).body.data
  const offered = async () => {
    const { paymentMethods, paymentMethod } = await own(`/api/customer-requests/${requestId}/invoices`)
    return [paymentMethods.map(({ id }: { id: number }) => id), paymentMethod]
  }
  expect(await offered()).toEqual([[1, 2, 3, 4, 5], 2])
  expect((await setWays({ paymentMethods: [1, 2, 3], usualMethod: 1 })).status).toBe(200)
  expect(await offered()).toEqual([[1, 2, 3], 1])
  const types = (await own('/api/customer-types/FLOTTA/payments')).map(({ id }: { id: number }) => id)
  expect(types).toEqual([1, 2, 3])
  const stranger = await addMember(portal.db, await addCompany(portal.db), 'member')
  const ofStranger = (await portal.call('GET', '/api/customer-types/FLOTTA/payments', { session: stranger.session })).body.data
  expect(ofStranger.map(({ id }: { id: number }) => id).toSorted(), 'another company’s terms are not these').toEqual([1, 2, 3, 4, 5])
  const choose = (paymentMethod: number) =>
    portal.call('PUT', `/api/customer-requests/${requestId}/payment-method`, { session: member.session, body: { paymentMethod } })
  expect((await choose(5)).body.code).toBe('PAYMENT_METHOD_NOT_OFFERED')
  expect((await choose(3)).status).toBe(200)
  expect(await offered()).toEqual([[1, 2, 3], 3])
  const idempotencyKey = crypto.randomUUID()
  const paid = await portal.call('POST', '/api/payments/create', {
    session: member.session,
    idempotencyKey,
    body: { crmRequestId: requestId, invoiceId },
  })
  expect(paid.body.code).toBe('PAYMENT_METHOD_NOT_OFFERED')
  const { version } = await own(`/api/customers/${member.id}/financial-data`)
  const preferred = { version, paymentMethod: 5, bankAccountNumber: '', taxNumber: '', businessForm: null }
  expect((await portal.call('PUT', `/api/customers/${member.id}/financial-data`, { session: member.session, body: preferred })).status).toBe(422)
  expect(await own('/api/company-terms')).toMatchObject({
    paymentMethods: [{ id: 1 }, { id: 2 }, { id: 3 }],
    usualMethod: { id: 1 },
    hasOwnPrices: false,
  })
  const logged = await portal.db.selectFrom('companyLog').select(['action']).where('companyId', '=', companyId).execute()
  expect(logged).toEqual([{ action: 'termsSet' }])
})
