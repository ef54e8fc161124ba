import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cashForWayBack } from '#invoices/server/way-back-terms.ts'
import { remindOfTransfers } from '#payments/server/reminders/remind-of-transfers.ts'
import { transferReminderEmail } from '#payments/server/reminders/transfer-reminder.email.ts'
import { type FakeSzamlazz, startFakeSzamlazz, szamlazzSettings } from '#testing/fake-szamlazz.ts'
import { insertInsuredRepair, insertInsurer } from '#testing/insured-repair.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, versionOf } from '#testing/quote-desk.ts'

let portal: TestPortal
let bench: Workbench
let finance: Awaited<ReturnType<typeof employeeWith>>
let cashier: typeof finance
beforeAll(async () => {
  portal = await startPortal()
  bench = await workbench(portal)
  finance = await employeeWith(portal, 'invoice.markPaid', 'invoice.issue', 'company.terms', 'request.queue', 'request.undo')
  cashier = await employeeWith(portal, 'invoice.markPaid')
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow('2026-11-23T08:00:00Z'))

type Session = { token: string; cookie: string }
const call = (method: string, path: string, body?: object, session: Session = finance) =>
  portal.call(method, `/api/finance-desk/${path}`, { session, ...(body ? { body } : {}) })
const issue = (insurerId: number, month = '2026-10', session?: Session) =>
  call('POST', `insurers/${insurerId}/collective-invoices`, { month }, session)
const cancel = (invoiceId: number) => call('POST', `collective-invoices/${invoiceId}/cancel`, { reason: 'Téves időszak' })
const owed = async (month = '2026-10') => (await call('GET', `owed-by-insurers?month=${month}`)).body.data
const insurer = (over: Parameters<typeof insertInsurer>[2] = {}) => insertInsurer(portal.db, finance.accountId, over)
const repair = (insurerId: number | null, over: Omit<Parameters<typeof insertInsuredRepair>[1], 'insurerId' | 'by'> = {}, row = {}) =>
  insertInsuredRepair(portal.db, { insurerId, by: finance.accountId, ...over }, row)
const invoiceRow = (id: number) => portal.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const emailsTo = async (address: string) => (await portal.emails()).filter(({ recipient }) => recipient === address)
const emailOf = async (id: number) => (await portal.db.selectFrom('insurers').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

async function issued(...nets: number[]) {
  const insurerId = await insurer()
  const requestIds: number[] = []
  for (const net of nets) requestIds.push(await repair(insurerId, { net }))
  const answer = await issue(insurerId)
  expect([answer.status, answer.body.code]).toEqual([200, undefined])
  return { insurerId, requestIds, invoiceId: answer.body.data.invoiceId as number }
}

/** A transfer as the bank tells of it. @returns its line as the desk is shown it */
let serial = 0
async function transfer(amount: number, text: string) {
  const head = 'könyvelés dátuma;tranzakció azonosító;könyvelési számla;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény'
  const line = `2026.11.23;C${++serial};10400023-00012345;11600006-12345676;MINTA BIZTOSITO;${amount};HUF;${text}`
  const file = { field: 'statement', name: 'kivonat.csv', bytes: Buffer.from(`${head}\r\n${line}`) }
  expect((await portal.call('POST', '/api/finance-desk/statements', { session: cashier, body: {}, files: [file] })).status).toBe(200)
  const { transfers } = (await call('GET', 'transfers?size=100')).body.data
  return transfers.find((one: { text: string; amount: number }) => one.text === text && one.amount === amount)
}
const confirm = (line: { id: number; proposal: { parts: { invoiceId: number; amount: number }[] } }) =>
  call('POST', `transfers/${line.id}/confirm`, { parts: line.proposal.parts.map(({ invoiceId, amount }) => ({ invoiceId, amount })) }, cashier)

describe('the collective invoice', () => {
  test('is about the repairs of an insurer in a month, a line each, and of nobody else', async () => {
    const insurerId = await insurer()
    const [whole, part] = [await repair(insurerId, {}, { gsmWorksheetId: 'GSM-77' }), await repair(insurerId, { ownShare: 2000 })]
    await repair(insurerId, { readyAt: '2026-11-02T09:00:00Z' })
    await repair(await insurer())
    await repair(null)
    const { body } = await issue(insurerId)
    const { invoiceId } = body.data
    const row = await invoiceRow(invoiceId)
    expect(row).toMatchObject({ requestId: null, kind: 'final', net: 18_000, vat: 4860, gross: 22_860, paymentMethodId: 2, dueOn: '2026-12-23' })
    expect(row).toMatchObject({ performedOn: '2026-10-10', paymentReference: `MF0-${invoiceId}`, number: expect.stringMatching(/^MF-2026-\d{6}$/) })
    const lines = await portal.db.selectFrom('chargeLines').select(['label', 'netUnit']).where('chargeId', '=', row.chargeId).execute()
    expect(lines.map(({ netUnit }) => netUnit).toSorted()).toEqual([10_000, 8000])
    for (const { label } of lines) expect(label).toMatch(/^Kár: AS1234567; munkalap: .+; .+, \d{15}; elkészült: 2026\. október 10\.$/)
    expect(lines.some(({ label }) => label.includes('GSM-77'))).toBe(true)
    const shown = await owed()
    expect(shown).toMatchObject({ isOver: true, mayIssue: true })
    expect(shown.invoices).toMatchObject([{ id: invoiceId, insurerId, gross: 22_860, outstanding: 22_860, hasDocument: true, waiting: null }])
    const mine = shown.insurers.find(({ id }: { id: number }) => id === insurerId)
    expect(mine.items.map((item: { requestId: number; isInvoiced: boolean }) => [item.requestId, item.isInvoiced]).toSorted()).toEqual(
      [
        [whole, true],
        [part, true],
      ].toSorted(),
    )
    expect(mine.gross).toBe(22_860)
  })

  test('exists once for its insurer and month, however many ask, and a repair is on one that stands', async () => {
    const { insurerId, invoiceId, requestIds } = await issued(1000, 2000)
    const answers = await Promise.all(Array.from({ length: 4 }, () => issue(insurerId)))
    expect(answers.map(({ body }) => body.data.invoiceId)).toEqual([invoiceId, invoiceId, invoiceId, invoiceId])
    const { chargeId } = await invoiceRow(invoiceId)
    const {
      id: _,
      insurerId: whose,
      ...charge
    } = await portal.db.selectFrom('charges').selectAll().where('id', '=', chargeId).executeTakeFirstOrThrow()
    const again = portal.db
      .insertInto('charges')
      .values({ ...charge, insurerId: whose })
      .execute()
    await expect(again).rejects.toThrow('charges_of_insurer_once')
    const other = await issued(500)
    const { chargeId: otherCharge } = await invoiceRow(other.invoiceId)
    await portal.db.insertInto('chargeLines').values({ chargeId: otherCharge, position: 2, label: 'Még egyszer', quantity: 1, netUnit: 1 }).execute()
    const twice = portal.db
      .insertInto('collectiveInvoiceRepairs')
      .values({ chargeId: otherCharge, position: 2, requestId: requestIds[0] ?? 0 })
      .execute()
    await expect(twice).rejects.toThrow('collective_invoice_repairs_once')
  })

  test('of two who issue it at the same moment there is one', async () => {
    const insurerId = await insurer()
    await repair(insurerId)
    const answers = await Promise.all([issue(insurerId), issue(insurerId), issue(insurerId)])
    expect(new Set(answers.map(({ body }) => body.data.invoiceId)).size).toBe(1)
    const charges = await portal.db.selectFrom('charges').select('id').where('insurerId', '=', insurerId).execute()
    expect(charges).toHaveLength(1)
  })

  test('waits for the end of its month, for a repair, and for whoever may', async () => {
    const insurerId = await insurer()
    await repair(insurerId, { readyAt: '2026-11-02T09:00:00Z' })
    expect((await issue(insurerId, '2026-11')).body).toMatchObject({ status: 422, code: 'COLLECTIVE_MONTH_OPEN' })
    expect((await issue(insurerId, '2026-10')).body).toMatchObject({ status: 409, code: 'COLLECTIVE_NOTHING_OWED' })
    expect((await issue(999_999)).status).toBe(404)
    expect((await issue(insurerId, '2026-13')).status).toBe(422)
    expect((await issue(insurerId, '2026-10', cashier)).status).toBe(403)
    const offered = (session: Session) => call('GET', 'owed-by-insurers?month=2026-10', undefined, session)
    expect((await offered(finance)).body.data.mayIssue).toBe(true)
    expect((await offered(cashier)).body.data.mayIssue).toBe(false)
  })

  test('goes to the insurer with its PDF, which says all the law wants', async () => {
    const { insurerId, invoiceId } = await issued(10_000)
    await portal.jobsDone()
    const { number } = await invoiceRow(invoiceId)
    const [email, ...others] = await emailsTo(await emailOf(insurerId))
    expect(others).toEqual([])
    expect(email).toMatchObject({
      kind: 'invoices.mailCollective',
      language: 'hu',
      subject: `Gyűjtőszámla a javításokról, 2026. október: ${number}`,
    })
    for (const word of [number ?? '', `MF0-${invoiceId}`, '2026. december 23.']) expect(email?.plain).toContain(word)
    expect(email?.attachments).toMatchObject([{ name: `Számla ${number}.pdf` }])
    const file = await portal.call('GET', `/api/finance-desk/collective-invoices/${invoiceId}/document`, { session: cashier })
    const text = copiedText(file.bytes).replaceAll(/\s+/g, ' ')
    for (const word of ['Minta Biztosító Zrt.', '10773381-2-44', 'Időszak 2026. október', 'AS1234567', `MF0-${invoiceId}`, '2700', '12 700'])
      expect(text.replaceAll('\u00a0', ' '), text).toContain(word)
    expect(text).not.toContain('Igény azonosítója')
    expect((await portal.call('GET', '/api/finance-desk/collective-invoices/999999/document', { session: cashier })).status).toBe(404)
  })

  test('keeps no device here, and changes nothing about its request', async () => {
    const { requestIds } = await issued(10_000)
    const [id = 0] = requestIds
    const request = await portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(request).toMatchObject({ owesInvoice: false, lastPaidAt: null, status: 'PRODUCT_LEFT_THE_SERVICE' })
    const { customerType, companyName, outcome } = request
    const leaving = { id, customerType, companyName, outcome } as Parameters<typeof cashForWayBack>[1]
    expect(await bench.at('2026-11-23T08:00:00Z').transaction((own) => cashForWayBack(own, leaving))).toBe(0)
    expect((await portal.call('GET', `/api/customer-requests/${id}/invoices`, { session: finance })).body.data.invoices).toEqual([])
  })

  test('the step that ended an invoiced repair is not taken back; after its storno it is', async () => {
    const insurerId = await insurer()
    const id = await repair(insurerId)
    const by = { requestId: id, at: Temporal.Instant.from('2026-10-10T09:00:00Z'), byKind: 'staff', byAccountId: finance.accountId }
    await portal.db
      .insertInto('requestHistory')
      .values([
        { ...by, step: 'receiveDevice', code: 20, status: 'ARRIVED' },
        { ...by, step: 'finishRepair', code: 50, status: 'PRODUCT_LEFT_THE_SERVICE' },
      ])
      .execute()
    const { invoiceId } = (await issue(insurerId)).body.data
    const undo = async () =>
      portal.call('POST', `/api/service-desk/requests/${id}/undo`, {
        session: finance,
        body: { version: await versionOf(portal, id), reason: 'Tévedés' },
      })
    expect((await undo()).body.code).toBe('STEP_CANNOT_BE_UNDONE')
    expect((await cancel(invoiceId)).status).toBe(200)
    expect((await undo()).status).toBe(200)
  })
})

describe('its money', () => {
  test('stands in the list, open, overdue and paid, in the export and in the closing', async () => {
    const { invoiceId } = await issued(4000)
    const { number } = await invoiceRow(invoiceId)
    const listed = async (query: string) =>
      (await call('GET', `invoices?${query}&text=${number}`)).body.data.invoices.map(({ id }: { id: number }) => id)
    expect(await listed('state=open')).toEqual([invoiceId])
    expect((await call('GET', `invoices?text=MF0-${invoiceId}`)).body.data.invoices).toMatchObject([
      { id: invoiceId, crmRequestId: null, period: '2026-10', buyer: 'Minta Biztosító Zrt.', overdue: false, outstanding: 5080 },
    ])
    expect(await listed('state=overdue')).toEqual([])
    for (const format of ['csv', 'xlsx'])
      expect(
        (await portal.call('GET', `/api/finance-desk/invoices/export?from=2026-11-23&to=2026-11-23&format=${format}`, { session: cashier })).status,
      ).toBe(200)
    const csv = await portal.call('GET', '/api/finance-desk/invoices/export?from=2026-11-23&to=2026-11-23', { session: cashier })
    expect(
      Buffer.from(csv.bytes)
        .toString('utf8')
        .split('\r\n')
        .find((line) => line.includes(number ?? '-')),
    ).toContain('Minta Biztosító Zrt.')

    const line = await transfer(5080, `Kárrendezés MF0 ${invoiceId}`)
    expect(line.proposal).toMatchObject({ certainty: 'certain', reason: 'reference', parts: [{ invoiceId, crmRequestId: null, amount: 5080 }] })
    expect((await confirm(line)).status).toBe(200)
    expect(await invoiceRow(invoiceId)).toMatchObject({ status: 'paid' })
    expect(await listed('state=paid')).toEqual([invoiceId])
    const { sources } = (await call('GET', 'closing?day=2026-11-23')).body.data
    expect(sources.find(({ source }: { source: string }) => source === 'transfer').amount).toBeGreaterThanOrEqual(5080)
  })

  test('is reminded of by its own terms, before and after its day, once each', async () => {
    const { insurerId, invoiceId } = await issued(4000)
    for (const day of ['2026-12-20', '2026-12-21', '2026-12-28', '2027-01-10']) {
      await bench.at(`${day}T08:00:00Z`).transaction(remindOfTransfers)
    }
    for (const { job, data } of bench.jobs.splice(0))
      if (job === transferReminderEmail.job && 'invoiceId' in data && data.invoiceId === invoiceId)
        await bench.at('2027-01-10T08:00:00Z').transaction((own) => transferReminderEmail.run(own, data as never))
    const emails = (await emailsTo(await emailOf(insurerId))).filter(({ kind }) => kind === 'payments.mailTransferReminder')
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('Emlékeztető'),
      expect.stringContaining('Nem érkezett meg'),
    ])
    for (const { plain } of emails) expect(plain).toContain(`MF0-${invoiceId}`)
  })

  test('a storno frees the repairs, is mailed, and what had come is settled with the new invoice or sent back', async () => {
    const { insurerId, invoiceId, requestIds } = await issued(4000)
    await confirm(await transfer(5080, `MF0-${invoiceId}`))
    const cancelled = await Promise.all([cancel(invoiceId), cancel(invoiceId)])
    expect(new Set(cancelled.map(({ body }) => body.data.invoiceId)).size).toBe(1)
    const storno = await invoiceRow(cancelled[0]?.body.data.invoiceId)
    expect(storno).toMatchObject({ kind: 'storno', requestId: null, gross: -5080, aboutInvoiceId: invoiceId, reason: 'Téves időszak' })
    expect(await invoiceRow(invoiceId)).toMatchObject({ cancelledBy: storno.id })
    const { number } = await invoiceRow(invoiceId)
    const email = (await emailsTo(await emailOf(insurerId))).find(
      ({ subject }) => subject === `Érvénytelenítettük a gyűjtőszámlát, 2026. október: ${number}`,
    )
    expect(email?.plain).toContain(`Érvénytelenített számla: ${number}`)
    expect(email?.plain).toContain(`Sztornószámla sorszáma: ${storno.number}`)
    const anew = (await issue(insurerId)).body.data.invoiceId
    expect(anew).not.toBe(invoiceId)
    const repairs = await portal.db
      .selectFrom('collectiveInvoiceRepairs')
      .select('freedAt')
      .where('requestId', '=', requestIds[0] ?? 0)
      .execute()
    expect(repairs.map(({ freedAt }) => freedAt === null).toSorted()).toEqual([false, true])

    const surplusOf = async () =>
      (await call('GET', 'surpluses?size=100')).body.data.surpluses.find((one: { invoiceId: number }) => one.invoiceId === invoiceId)
    expect(await surplusOf()).toMatchObject({ crmRequestId: null, amount: 5080, why: 'cancelled', targets: [{ invoiceId: anew, outstanding: 5080 }] })
    const act = (way: string, body: object) =>
      portal.call('POST', `/api/finance-desk/surpluses/${invoiceId}/${way}`, { session: cashier, body, idempotencyKey: crypto.randomUUID() })
    expect((await act('move', { invoiceId: anew, amount: 5000, note: '' })).status).toBe(200)
    expect((await act('return', { amount: 80, sentTo: 'payerAccount', note: 'Visszautalva' })).status).toBe(200)
    expect(await surplusOf()).toBeUndefined()
    expect((await owed()).invoices.find(({ id }: { id: number }) => id === anew)).toMatchObject({ outstanding: 80 })
    await portal.jobsDone()
    const kinds = (await emailsTo(await emailOf(insurerId))).map(({ kind, subject }) => [kind, subject.includes('Érvénytelenítettük')])
    expect(kinds.toSorted()).toEqual(
      [
        ['invoices.mailCollective', false],
        ['invoices.mailCollective', true],
        ['invoices.mailCollective', false],
        ['payments.mailSurplusMoved', false],
        ['payments.mailSurplusReturned', false],
      ].toSorted(),
    )
  })

  test('a cancelled one that is paid all the same is proposed as such; what is left of a transfer is mailed to the insurer', async () => {
    const { insurerId, invoiceId } = await issued(4000)
    const line = await transfer(6000, `MF0-${invoiceId} javitasok`)
    expect(line.proposal).toMatchObject({ reason: 'overpayment', over: 920 })
    await confirm(line)
    expect((await call('POST', `transfers/${line.id}/return`, { sentTo: 'payerAccount', note: 'Ma ment vissza' }, cashier)).status).toBe(200)
    await portal.jobsDone()
    const returned = (await emailsTo(await emailOf(insurerId))).filter(({ kind }) => kind === 'payments.mailTransferReturned')
    expect(returned).toHaveLength(1)
    expect(returned[0]?.plain.replaceAll('\u00a0', ' ')).toContain('920')
    await cancel(invoiceId)
    const late = await transfer(5080, `MF0-${invoiceId} kesve`)
    expect(late.proposal).toMatchObject({ certainty: 'likely', reason: 'cancelled', parts: [{ invoiceId }] })
  })

  test('no provider of payments takes money for it', async () => {
    const { invoiceId } = await issued(4000)
    const payment = portal.db.insertInto('payments').values({ invoiceId, amount: 100, provider: 'simulator', nextCheckAt: start }).execute()
    await expect(payment).rejects.toThrow('a collective invoice is not paid on line')
  })
})

describe('by Számlázz.hu', () => {
  let fake: FakeSzamlazz
  let billed: TestPortal
  let biller: typeof finance
  beforeAll(async () => {
    fake = await startFakeSzamlazz()
    billed = await startPortal({ ROLE: 'web', ...szamlazzSettings(fake.url) })
    billed.setNow('2026-11-23T08:00:00Z')
    biller = await employeeWith(billed, 'invoice.markPaid', 'invoice.issue')
  })
  afterAll(async () => {
    await billed.stop()
    await fake.stop()
  })
  const ask = (path: string, body: object) => billed.call('POST', `/api/finance-desk/${path}`, { session: biller, body })

  test('it is issued and cancelled there, once, with a line a repair; away and refused it stands with its reason and is tried again', async () => {
    const insurerId = await insertInsurer(billed.db, biller.accountId)
    for (const net of [1001, 2003]) await insertInsuredRepair(billed.db, { insurerId, by: biller.accountId, net })
    const path = `insurers/${insurerId}/collective-invoices`
    fake.refuse = () => ({ status: 503, body: '' })
    expect((await ask(path, { month: '2026-10' })).body.code).toBe('INVOICE_PROVIDER_AWAY')
    const shownInvoice = async () =>
      (await billed.call('GET', '/api/finance-desk/owed-by-insurers?month=2026-10', { session: biller })).body.data.invoices.find(
        (one: { insurerId: number }) => one.insurerId === insurerId,
      )
    expect(await shownInvoice()).toMatchObject({ number: null, waiting: { tries: 1, lastError: expect.stringContaining('számlázó') } })
    fake.refuse = undefined
    billed.setNow('2026-11-23T08:03:00Z')
    const { body } = await ask(path, { month: '2026-10' })
    const { invoiceId } = body.data
    const documents = () => fake.documents.filter(({ orderNumber }) => orderNumber === `MF0-${invoiceId}`)
    expect(documents()).toMatchObject([{ type: 'SZ', net: 3004, gross: 3004 + 270 + 541 }])
    expect(documents()[0]?.xml.match(/<tetel>/g)).toHaveLength(2)
    expect(await shownInvoice()).toMatchObject({ number: documents()[0]?.number, waiting: null, hasDocument: true })
    await ask(`collective-invoices/${invoiceId}/cancel`, { reason: 'Téves' })
    await ask(`collective-invoices/${invoiceId}/cancel`, { reason: 'Téves' })
    expect(fake.documents.filter(({ about }) => about === documents()[0]?.number)).toHaveLength(1)
  })
})
