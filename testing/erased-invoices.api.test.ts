import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#accounts/server/password-hash.ts'
import { remindOfTransfers } from '#payments/server/reminders/remind-of-transfers.ts'
import { transferReminderEmail } from '#payments/server/reminders/transfer-reminder.email.ts'
import { schedule } from '../src/schedule.ts'
import { addCompany, addMember } from './companies.ts'
import { insertDecidedQuote } from './insert-decided-quote.ts'
import { insertRequest } from './insert-request.ts'
import { workbench } from './job-context.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { employeeWith } from './quote-desk.ts'

// Decision 138: who is erased leaves the books as they are, for as long as the law wants them kept.

const password = 'Piros-Alma12'
const hash = await hashPassword(password)

let portal: TestPortal
let finance: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow(start.toString())
  finance = await employeeWith(portal, 'invoice.issue', 'invoice.markPaid', 'request.queue')
})

const call = async (method: string, path: string, body?: object, session: { token: string; cookie: string } = finance) =>
  portal.call(method, `/api/${path}`, { session, ...(body ? { body } : {}) })
const invoiceOf = (id: number) => portal.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const listed = async (query: string) => {
  const { body } = await call('GET', `finance-desk/invoices?size=100&${query}`)
  return (body.data.invoices as { id: number; buyer: string }[]).map(({ id, buyer }) => ({ id, buyer }))
}

/** Whose repair was invoiced and is over, with nothing paid. */
async function invoiced(accountId: number, paymentMethodId: number) {
  await portal.db.updateTable('accounts').set({ passwordHash: hash }).where('id', '=', accountId).execute()
  const requestId = await insertRequest(portal.db, { accountId, status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED', readyAt: start })
  await portal.db.insertInto('paymentChoices').values({ requestId, paymentMethodId, chosenAt: start }).execute()
  await insertDecidedQuote(portal.db, requestId, 'accepted')
  const { status, body } = await call('POST', `customer-requests/${requestId}/invoices`, {})
  expect([status, body.code]).toEqual([200, undefined])
  await portal.jobsDone()
  await portal.db.updateTable('requests').set({ status: 'SERVICE_DONE', closedAt: start, handedBackAt: start }).where('id', '=', requestId).execute()
  const { id, number, documentId, paymentReference } = await invoiceOf(body.data.invoices[0].id)
  return { requestId, id, number: number ?? '', documentId, reference: paymentReference }
}

async function consumer(paymentMethodId: number) {
  const { id: accountId } = await addAccount(portal.db)
  const session = await sessionOf(portal.db, { kind: 'account', accountId })
  return { accountId, session, ...(await invoiced(accountId, paymentMethodId)) }
}

const erase = async (session: { token: string; cookie: string }) => {
  const answer = await call('POST', 'personal-data/erasure', { password }, session)
  await portal.jobsDone()
  return answer
}

async function colleague(paymentMethodId: number) {
  const companyId = await addCompany(portal.db)
  const [admin, member] = [await addMember(portal.db, companyId, 'administrator'), await addMember(portal.db, companyId, 'member')]
  return { companyId, admin, member, ...(await invoiced(member.id, paymentMethodId)) }
}

async function transfer(id: string, amount: number, text: string) {
  const head = 'könyvelés dátuma;tranzakció azonosító;könyvelési számla;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény'
  const file = {
    field: 'statement',
    name: 'kivonat.csv',
    bytes: Buffer.from(`${head}\r\n2026.11.23;${id};10400023-00012345;11600006-12345676;MINTA KFT;${amount};HUF;${text}`),
  }
  await portal.call('POST', '/api/finance-desk/statements', { session: finance, body: {}, files: [file] })
  const { transfers } = (await call('GET', 'finance-desk/transfers?size=100')).body.data
  return transfers.find((one: { text: string }) => one.text === text)
}

describe('of a consumer who was erased', () => {
  test('the invoice the courier has the money of stays in list, search, export and counts, with its buyer and PDF', async () => {
    const { session, requestId, id, number, documentId } = await consumer(1)
    const [row] = await listed(`text=${number}`)
    expect(row).toMatchObject({ id, buyer: expect.stringMatching(/./) })
    expect((await erase(session)).status).toBe(200)
    expect(await portal.db.selectFrom('requests').select('lastName').where('id', '=', requestId).executeTakeFirst()).toEqual({ lastName: '' })

    expect(await listed(`text=${number}`)).toEqual([row])
    expect(await listed('state=open')).toContainEqual(row)
    const { counts } = (await call('GET', 'finance-desk/invoices?state=open&size=100')).body.data
    expect(await listed('state=open')).toHaveLength(counts.open)
    const { bytes } = await call('GET', 'finance-desk/invoices/export?from=2026-11-01&to=2026-11-30&format=csv')
    expect(bytes.toString()).toContain(number)
    expect((await invoiceOf(id)).documentId).toBe(documentId)
    const document = await portal.db.selectFrom('documents').select('fileKey').where('id', '=', String(documentId)).executeTakeFirst()
    expect(document?.fileKey).toMatch(/./)
    const email = (await portal.emails()).findLast(({ kind }) => kind === 'personalData.mailErased')
    expect(email?.plain).toMatch(/a vevő nevével és címével.*Számlák és fizetések, eddig: 2035\. január 1\..*Iratok, eddig: 2035\. január 1\./s)
  })

  test('it can be cancelled and, once paid, corrected; nobody is written to', async () => {
    const { session, id } = await consumer(1)
    const other = await consumer(1)
    await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', other.id).execute()
    await erase(session)
    await erase(other.session)
    const cancelled = await call('POST', `invoices/${id}/cancel`, { reason: 'Téves tétel', chargeAgain: false })
    const corrected = await call('POST', `invoices/${other.id}/correct`, { reason: 'Kevesebb', label: 'Engedmény', netUnit: 1000, corrected: 0 })
    expect([cancelled.status, corrected.status]).toEqual([200, 200])
    await portal.jobsDone()
    expect((await portal.emails()).filter(({ recipient }) => recipient === '')).toEqual([])
  })
})

test('an invoice of their own that a consumer has yet to pay stands in the way, for the desk too', async () => {
  const { session, accountId, number } = await consumer(3)
  expect((await call('GET', 'personal-data', undefined, session)).body.data.openInvoices).toEqual([number])
  const { status, body } = await erase(session)
  expect([status, body.code]).toEqual([409, 'INVOICES_OPEN'])
  expect(body.message).toContain(number)
  const desk = await employeeWith(portal, 'customer.anonymise')
  const asked = { person: { accountId }, reason: 'levélben kérte', why: 'asked' }
  expect((await call('POST', 'service-desk/persons/anonymise', asked, desk)).body.code).toBe('INVOICES_OPEN')
})

describe('of a member of a company who was erased', () => {
  test('the debt stays the company’s: listed, found, paid by its reference, its PDF with the administrator', async () => {
    const { admin, member, requestId, id, number, documentId, reference } = await colleague(2)
    const [row] = await listed(`text=${number}`)
    const { gross } = await invoiceOf(id)
    expect((await erase(member.session)).status).toBe(200)
    expect(await listed(`text=${number}`)).toEqual([row])
    expect((await transfer('E1', gross, reference)).proposal).toMatchObject({ parts: [{ invoiceId: id, amount: gross }], certainty: 'certain' })
    const { invoices } = (await call('GET', `customer-requests/${requestId}/invoices`, undefined, admin.session)).body.data
    expect(invoices).toMatchObject([{ id, number }])
    const { documents } = (await call('GET', `customer-requests/${requestId}/documents`, undefined, admin.session)).body.data
    expect(JSON.stringify(documents)).toContain(number)
    expect((await invoiceOf(id)).documentId).toBe(documentId)
    const later = Temporal.Instant.from('2027-03-01T08:00:00Z')
    portal.setNow(later.toString())
    finance = { ...finance, ...(await sessionOf(portal.db, { kind: 'account', accountId: finance.accountId }, later)) }
    expect(await listed('state=overdue')).toContainEqual(row)
  })

  const reminded = async (invoiceId: number, at: string) => {
    const bench = await workbench(portal)
    await bench.at(at).transaction((own) => remindOfTransfers(own))
    for (const { job, data } of bench.jobs.splice(0)) {
      const reminder = data as { invoiceId: number }
      if (job === transferReminderEmail.job && reminder.invoiceId === invoiceId)
        await bench.at(at).transaction((own) => transferReminderEmail.run(own, data as never))
    }
    const sent = portal.db.selectFrom('emails').select(['recipient', 'plain'])
    const emails = await sent.where('deduplicationKey', 'like', `transferReminder:${invoiceId}:%`).execute()
    const marks = await portal.db.selectFrom('transferReminders').select('reminder').where('invoiceId', '=', invoiceId).execute()
    return { emails, marks: marks.map(({ reminder }) => reminder) }
  }

  test('the administrators of the company are reminded, each once, with the page behind their login', async () => {
    const { companyId, admin, member, id, number, requestId } = await colleague(3)
    const second = await addMember(portal.db, companyId, 'administrator')
    await erase(member.session)
    const { emails, marks } = await reminded(id, '2027-03-01T08:00:00Z')
    expect(marks).toEqual(['afterDue'])
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([admin.email, second.email].toSorted())
    for (const { plain } of emails) {
      expect(plain).toContain(number)
      expect(plain).toContain(`/iranyitopult/igeny-reszletei/${requestId}`)
    }
    expect((await reminded(id, '2027-03-01T09:00:00Z')).emails).toHaveLength(2)
  })

  test('where the company has no administrator nobody is reminded, and none is noted', async () => {
    const { companyId, member, id, requestId } = await colleague(3)
    await erase(member.session)
    await portal.db.updateTable('companyPeople').set({ leftAt: start }).where('companyId', '=', companyId).execute()
    expect(await reminded(id, '2027-03-01T08:00:00Z')).toEqual({ emails: [], marks: [] })
    const bench = await workbench(portal)
    // A job written before the erasure.
    await bench.at('2027-03-01T08:00:00Z').transaction((own) => transferReminderEmail.run(own, { invoiceId: id, requestId, reminder: 'afterDue' }))
    expect((await portal.emails()).filter(({ recipient }) => recipient === '')).toEqual([])
  })

  test('the invoice that follows a proforma paid later is made out to whom the proforma was', async () => {
    const { member, requestId, id } = await colleague(3)
    const buyerOf = (invoiceId: number) =>
      portal.db.selectFrom('invoiceBuyers').select(['name', 'city', 'address']).where('invoiceId', '=', invoiceId).executeTakeFirstOrThrow()
    const proforma = await invoiceOf(id)
    expect(proforma.kind).toBe('proforma')
    const before = await buyerOf(id)
    await erase(member.session)
    const line = await transfer('E2', proforma.gross, proforma.paymentReference)
    await call('POST', `finance-desk/transfers/${line.id}/confirm`, { parts: [{ invoiceId: id, amount: proforma.gross }] })
    await portal.jobsDone()
    const final = await portal.db
      .selectFrom('invoices')
      .select(['id', 'number'])
      .where('requestId', '=', requestId)
      .where('kind', '=', 'final')
      .executeTakeFirstOrThrow()
    expect(final.number).toMatch(/^MF-2026-/)
    expect(await buyerOf(final.id)).toEqual(before)
  })
})

test('the migration brings back what earlier erasures took out of the books', async () => {
  const { session, id, documentId } = await consumer(1)
  await erase(session)
  const whole = async () => ({
    buyer: await portal.db.selectFrom('invoiceBuyers').selectAll().where('invoiceId', '=', id).executeTakeFirst(),
    document: await portal.db.selectFrom('documents').selectAll().where('id', '=', String(documentId)).executeTakeFirst(),
    invoice: await invoiceOf(id),
  })
  const before = await whole()
  const { id: erasureId } = await portal.db.selectFrom('erasures').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const migration = await readFile(new URL('../db/migrations/0196_invoices_keep_their_buyer.sql', import.meta.url), 'utf8')
  await portal.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.erasing', 'on', true)`.execute(tx)
    const block = (name: string, table: string, key: string, value: string | number) =>
      sql`with gone as (delete from ${sql.table(table)} where ${sql.ref(key)} = ${value} returning *)
        insert into blocked_records (erasure_id, table_name, data, blocked_until)
        select ${erasureId}, ${name}, to_jsonb(gone), '2035-01-01' from gone`.execute(tx)
    await block('invoiceBuyers', 'invoiceBuyers', 'invoiceId', id)
    await block('documents', 'documents', 'id', String(documentId))
  })
  expect(await whole()).toMatchObject({ buyer: undefined, document: undefined, invoice: { documentId: null } })
  await portal.db.transaction().execute((tx) => sql.raw(migration).execute(tx))
  expect(await whole()).toEqual(before)
  const blocked = await portal.db.selectFrom('blockedRecords').select('tableName').where('tableName', '=', 'invoiceBuyers').execute()
  expect(blocked).toEqual([])
})

// The last, as it ends everything else too.
test('what was kept ends with its term', async () => {
  const { session, id, requestId } = await consumer(1)
  await erase(session)
  const bench = await workbench(portal)
  const clock = (at: string) => schedule.find(({ job }) => job === 'personalData.erase')?.run(bench.at(at))
  const left = async () =>
    Promise.all([
      portal.db.selectFrom('invoiceBuyers').select('invoiceId').where('invoiceId', '=', id).execute(),
      portal.db.selectFrom('documents').select('id').where('requestId', '=', requestId).where('type', '=', 'dolphinInvoice').execute(),
    ])
  await clock('2034-12-31T22:59:00Z')
  expect((await left()).map(({ length }) => length)).toEqual([1, 1])
  await clock('2034-12-31T23:01:00Z')
  expect((await left()).map(({ length }) => length)).toEqual([0, 0])
})
