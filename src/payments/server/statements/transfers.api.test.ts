import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertCharge } from '#testing/insert-charge.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let cashier: Awaited<ReturnType<typeof employeeWith>>
let other: typeof cashier
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  cashier = await employeeWith('invoice.markPaid')
  other = await employeeWith('invoice.markPaid')
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow(start.toString()))

async function employeeWith(...permissionKeys: ('invoice.markPaid' | 'request.queue')[]) {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  return {
    session,
    call: (method: string, path: string, body?: object) => portal.call(method, `/api/finance-desk/${path}`, { session, ...(body ? { body } : {}) }),
    /** An act that is done once for each key. */
    act: (path: string, body: object) => portal.call('POST', `/api/finance-desk/${path}`, { session, body, idempotencyKey: crypto.randomUUID() }),
  }
}

const upload = ({ session }: { session: Awaited<ReturnType<typeof employeeWith>>['session'] }, content: string | Uint8Array, name = 'kivonat.csv') =>
  portal.call('POST', '/api/finance-desk/statements', { session, body: {}, files: [{ field: 'statement', name, bytes: Buffer.from(content) }] })

let serial = 0
type Sent = { amount: number; text?: string; payer?: string; day?: string }
/** A K&H statement with these lines. */
const statementOf = (lines: readonly (Sent & { id: string })[]) =>
  [
    'könyvelés dátuma;tranzakció azonosító;könyvelési számla;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény',
    ...lines.map(
      ({ id, amount, text = '', payer = 'NAGY EVA', day = '2026.11.23' }) =>
        `${day};${id};10400023-00012345;11600006-12345676;${payer};${amount};HUF;${text}`,
    ),
  ].join('\r\n')

async function debt(gross = 4522, row: Parameters<typeof insertInvoice>[2] = {}) {
  const requestId = await insertRequest(portal.db)
  const net = Math.round(gross / 1.27)
  const invoice = await insertInvoice(portal.db, requestId, { net, vat: gross - net, gross, paymentMethodId: 2, ...row })
  return { requestId, ...invoice, reference: `MF${requestId}-${invoice.id}` }
}

/** Uploads the lines and answers them as the desk is shown them. */
async function arrive(...sent: readonly Sent[]) {
  const lines = sent.map((line) => ({ ...line, id: `T${++serial}` }))
  expect((await upload(cashier, statementOf(lines))).body.data).toMatchObject({ read: lines.length, new: lines.length })
  const { id: statementId } = await portal.db.selectFrom('bankStatements').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const rows = await portal.db.selectFrom('statementLines').select('id').where('statementId', '=', statementId).orderBy('id').execute()
  const shown = await openTransfers()
  return rows.map(({ id }) => shown.find((one) => one.id === id) ?? { id, proposal: null })
}
type Shown = {
  id: number
  proposal: { certainty: string; reason: string; over: number; parts: { invoiceId: number; amount: number; number: string }[] } | null
}
async function openTransfers(): Promise<Shown[]> {
  const all: Shown[] = []
  let after: number | null = null
  do {
    const { transfers, next }: { transfers: Shown[]; next: number | null } = (
      await cashier.call('GET', `transfers?size=100${after === null ? '' : `&after=${after}`}`)
    ).body.data
    all.push(...transfers)
    after = next
  } while (after !== null)
  return all
}

const settlementsOf = (invoiceId: number) =>
  portal.db.selectFrom('settlements').select(['source', 'amount', 'reference']).where('invoiceId', '=', invoiceId).orderBy('id').execute()
const statusOf = async (invoiceId: number) =>
  (await portal.db.selectFrom('invoices').select('status').where('id', '=', invoiceId).executeTakeFirstOrThrow()).status

describe('a statement', () => {
  test('is taken once: the same file again, and one that overlaps, add nothing that is known', async () => {
    const camt = readFileSync('testing/bank-files/camt053.xml')
    const first = await upload(cashier, camt, 'kivonat.xml')
    expect([first.status, first.body.data]).toEqual([
      200,
      { format: 'camt053', account: 'HU42117730161111101800000000', read: 3, new: 3, skipped: 3 },
    ])
    expect((await upload(cashier, camt, 'másik.xml')).body.data).toMatchObject({ read: 3, new: 0 })
    const both = [
      { id: 'O1', amount: 1000 },
      { id: 'O2', amount: 2000 },
    ]
    await upload(cashier, statementOf(both))
    expect((await upload(cashier, statementOf([...both, { id: 'O3', amount: 3000 }]))).body.data).toMatchObject({ read: 3, new: 1 })
  })

  test('of five uploads at once each line is taken by one', async () => {
    const file = statementOf(Array.from({ length: 40 }, (_, i) => ({ id: `R${i}`, amount: 100 + i })))
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(cashier, file)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.data.new, 0)).toBe(40)
  })

  test.each([
    ['a PDF', 'STATEMENT_FILE_NOT_VALID', '%PDF-1.7\n%%EOF'],
    ['nothing', 'STATEMENT_FILE_NOT_VALID', ''],
    ['some other table', 'TABLE_NOT_KNOWN', 'Név;Ár\nKijelző;45220'],
    ['an archive', 'TABLE_NOT_KNOWN', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(100)])],
    ['broken XML', 'TABLE_NOT_READABLE', '<Document><BkToCstmrStmt>'],
    ['XML with entities', 'TABLE_NOT_READABLE', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a file of years', 'TABLE_TOO_LONG', `a;b\n${'1;2\n'.repeat(30_000)}`],
  ])('%s is refused with %s', async (_what, code, content) => {
    const { status, body } = await upload(cashier, content)
    expect([status, body.code, body.fields]).toEqual([422, code, [expect.objectContaining({ path: 'statement', code })]])
  })

  test('of more than 5 MB, or without a file, is refused', async () => {
    expect((await upload(cashier, 'x;'.repeat(3_000_000))).status).toBe(413)
    expect((await portal.call('POST', '/api/finance-desk/statements', { session: cashier.session, body: {} })).status).toBe(422)
  })
})

describe('what a transfer pays', () => {
  test('named and of the right amount it is certain; an employee confirms, the invoice is paid and that is announced', async () => {
    const invoice = await debt(45_220)
    const [line] = await arrive({ amount: 45_220, text: `koszonom ${invoice.reference.replace('-', ' ')}` })
    expect(line?.proposal).toMatchObject({
      certainty: 'certain',
      reason: 'reference',
      parts: [
        { invoiceId: invoice.id, number: invoice.number, crmRequestId: invoice.requestId, buyer: 'Nagy Éva', amount: 45_220, outstanding: 45_220 },
      ],
    })
    const parts = [{ invoiceId: invoice.id, amount: 45_220 }]
    const { status, body } = await cashier.call('POST', `transfers/${line?.id}/confirm`, { parts })
    expect([status, body.data.transfer]).toEqual([
      200,
      expect.objectContaining({
        state: 'confirmed',
        over: 0,
        proposal: null,
        parts: [expect.objectContaining({ invoiceId: invoice.id, outstanding: 0 })],
      }),
    ])
    expect(await statusOf(invoice.id)).toBe('paid')
    expect(await settlementsOf(invoice.id)).toEqual([
      { source: 'transfer', amount: 45_220, reference: `statementLine ${line?.id} invoice ${invoice.id}` },
    ])
    expect((await openTransfers()).some(({ id }) => id === line?.id)).toBe(false)
    const decided = (await cashier.call('GET', 'transfers?list=decided&size=1')).body.data
    expect(decided.transfers[0]).toMatchObject({ id: line?.id, state: 'confirmed' })
  })

  test('by its number; two in one; a guess by amount and payer; nothing', async () => {
    const [one, two, three] = [await debt(10_000), await debt(20_000), await debt(31_317)]
    const [byNumber, both, guess, nothing] = await arrive(
      { amount: 10_000, text: `szla ${one.number}` },
      { amount: 21_000, text: `${two.reference} ${one.reference}` },
      { amount: 31_317, text: 'javítás' },
      { amount: 31_317, text: 'javítás', payer: 'VALAKI MAS' },
    )
    expect(byNumber?.proposal).toMatchObject({ certainty: 'certain', parts: [{ invoiceId: one.id }] })
    // The first of the list takes the whole of the first debt.
    expect(both?.proposal).toMatchObject({ certainty: 'likely', reason: 'overpayment', over: 1000, parts: [{ invoiceId: two.id, amount: 20_000 }] })
    expect(guess?.proposal).toMatchObject({ certainty: 'likely', reason: 'amountAndPayer', parts: [{ invoiceId: three.id }] })
    expect(nothing?.proposal).toMatchObject({ certainty: 'none', reason: 'unknown', parts: [] })
  })

  test('a proforma’s reference means the invoice that took its place', async () => {
    const proforma = await debt(7000, { kind: 'proforma' })
    const final = await insertInvoice(portal.db, proforma.requestId, {
      chargeId: proforma.chargeId,
      net: 5512,
      vat: 1488,
      gross: 7000,
      aboutInvoiceId: proforma.id,
    })
    await portal.db.updateTable('invoices').set({ cancelledBy: final.id }).where('id', '=', proforma.id).execute()
    const [line] = await arrive({ amount: 7000, text: proforma.reference })
    expect(line?.proposal).toMatchObject({ certainty: 'certain', parts: [{ invoiceId: final.id, amount: 7000 }] })
  })

  test('part payments add up; what is paid is not proposed again', async () => {
    const invoice = await debt(9000)
    const [first, second] = await arrive({ amount: 4000, text: invoice.reference }, { amount: 5000, text: invoice.reference })
    expect(first?.proposal).toMatchObject({ certainty: 'likely', reason: 'partPayment' })
    expect((await cashier.call('POST', `transfers/${first?.id}/confirm`, { parts: [{ invoiceId: invoice.id, amount: 4000 }] })).status).toBe(200)
    expect(await statusOf(invoice.id)).toBe('pending')
    expect((await openTransfers()).find(({ id }) => id === second?.id)?.proposal).toMatchObject({ certainty: 'certain', reason: 'reference' })
    expect((await cashier.call('POST', `transfers/${second?.id}/confirm`, { parts: [{ invoiceId: invoice.id, amount: 5000 }] })).status).toBe(200)
    expect(await statusOf(invoice.id)).toBe('paid')
    const [third] = await arrive({ amount: 4000, text: invoice.reference })
    expect(third?.proposal).toMatchObject({ certainty: 'likely', reason: 'alreadyPaid', parts: [{ invoiceId: invoice.id, amount: 4000 }] })
  })

  test('what was paid before takes a second transfer as too much where the employee says so, and it stands among the surpluses with its invoice', async () => {
    const invoice = await debt(4522)
    const parts = [{ invoiceId: invoice.id, amount: 4522 }]
    const [first, second] = await arrive({ amount: 4522, text: invoice.reference }, { amount: 4522, text: invoice.reference })
    expect(second?.proposal).toMatchObject({ reason: 'alreadyPaid', parts })
    expect((await cashier.call('POST', `transfers/${first?.id}/confirm`, { parts })).status).toBe(200)
    const confirm = (body: object) => cashier.call('POST', `transfers/${second?.id}/confirm`, body)
    expect((await confirm({ parts })).body.code).toBe('DEBT_CHANGED')
    const storno = await cancel(await debt(4522))
    expect((await confirm({ parts: [{ invoiceId: storno.id, amount: 4522, isSurplus: true }] })).body.code).toBe('DEBT_CHANGED')
    const asSurplus = { parts: [{ invoiceId: invoice.id, amount: 4522, isSurplus: true }] }
    const answers = await Promise.all([confirm(asSurplus), confirm(asSurplus)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { surpluses } = (await cashier.call('GET', 'surpluses?size=100')).body.data
    expect(surpluses.find((one: { invoiceId: number }) => one.invoiceId === invoice.id)).toMatchObject({
      ...{ invoiceNumber: invoice.number, crmRequestId: invoice.requestId, why: 'overpaid', amount: 4522, byHand: 4522 },
    })
    const back = await cashier.act(`surpluses/${invoice.id}/return`, { amount: 4522, sentTo: 'payerAccount', note: 'Visszautalva' })
    expect(back.body.data).toEqual({ invoiceId: invoice.id, left: 0 })
  })

  test('what came too much waits to be sent back, and that is noted once', async () => {
    const invoice = await debt(4522)
    const [line] = await arrive({ amount: 5000, text: invoice.reference })
    await cashier.call('POST', `transfers/${line?.id}/confirm`, { parts: [{ invoiceId: invoice.id, amount: 4522 }] })
    expect(await settlementsOf(invoice.id)).toMatchObject([{ amount: 4522 }])
    const { transfers, counts } = (await cashier.call('GET', 'transfers?list=toReturn')).body.data
    expect(transfers.find(({ id }: Shown) => id === line?.id)).toMatchObject({ over: 478, returned: false })
    expect(counts.toReturn).toBeGreaterThan(0)
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: invoice.requestId })
    const shown = async () => (await portal.call('GET', `/api/customer-requests/${invoice.requestId}/invoices`, { session })).body.data.invoices
    expect(await shown()).toMatchObject([{ status: 'paid', surplus: 0, overpaid: 478, overpaidSentBack: 0 }])
    const answers = await Promise.all(
      [cashier, other].map(({ call }) => call('POST', `transfers/${line?.id}/return`, { sentTo: 'payerAccount', note: 'Visszautalva 11. 24-én' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await cashier.call('GET', 'transfers?list=toReturn')).body.data.transfers.some(({ id }: Shown) => id === line?.id)).toBe(false)
    expect(await shown()).toMatchObject([{ overpaid: 0, overpaidSentBack: 478 }])
  })

  test('what is no payment is dismissed with a reason', async () => {
    const [line] = await arrive({ amount: 333, text: 'kamat' })
    expect((await cashier.call('POST', `transfers/${line?.id}/dismiss`, { note: '' })).status).toBe(422)
    expect((await cashier.call('POST', `transfers/${line?.id}/dismiss`, { note: 'Kamat' })).body.data.transfer).toMatchObject({
      state: 'dismissed',
      note: 'Kamat',
    })
    expect((await cashier.call('POST', `transfers/${line?.id}/confirm`, { parts: [] })).body.code).toBe('TRANSFER_DECIDED')
  })
})

/** Cancels an invoice as its storno does; `letOff`: for good, its duty with it. */
async function cancel({ id, chargeId, requestId }: Awaited<ReturnType<typeof debt>>, { letOff = false } = {}) {
  const { gross, net, vat } = await portal.db.selectFrom('invoices').select(['gross', 'net', 'vat']).where('id', '=', id).executeTakeFirstOrThrow()
  const negative = { net: -net, vat: -vat, gross: -gross, status: 'paid', paidAt: start }
  const storno = await insertInvoice(portal.db, requestId, { chargeId, kind: 'storno', ...negative, aboutInvoiceId: id })
  await portal.db.updateTable('invoices').set({ cancelledBy: storno.id }).where('id', '=', id).execute()
  if (letOff) await portal.db.updateTable('charges').set({ voidedAt: start, voidReason: 'Tévedés' }).where('id', '=', chargeId).execute()
  return storno
}

describe('what comes for a cancelled invoice', () => {
  const listed = async (invoiceId: number) =>
    (await cashier.call('GET', 'surpluses?size=100')).body.data.surpluses.find((one: { invoiceId: number }) => one.invoiceId === invoiceId)

  test('is proposed as such, stands on the list of surpluses, and is sent back in parts, never more than came', async () => {
    const invoice = await debt(6000)
    await cancel(invoice, { letOff: true })
    const [line] = await arrive({ amount: 6000, text: invoice.reference })
    const parts = [{ invoiceId: invoice.id, amount: 6000 }]
    expect(line?.proposal).toMatchObject({ certainty: 'likely', reason: 'cancelled', over: 0, parts })
    expect((await cashier.call('POST', `transfers/${line?.id}/confirm`, { parts })).status).toBe(200)
    expect(await listed(invoice.id)).toMatchObject({
      ...{ invoiceNumber: invoice.number, crmRequestId: invoice.requestId, buyer: 'Nagy Éva', kind: 'final' },
      ...{ why: 'cancelled', amount: 6000, byHand: 6000, targets: [], since: start.toString() },
    })
    const giveBack = (amount: number, note = 'Visszautalva 11. 24-én', sentTo = 'payerAccount') =>
      cashier.act(`surpluses/${invoice.id}/return`, { amount, sentTo, note })
    expect((await giveBack(6001)).body.fields).toEqual([expect.objectContaining({ path: 'amount', code: 'REFUND_TOO_MUCH' })])
    expect((await giveBack(1000, '')).status).toBe(422)
    expect((await giveBack(1000, 'Postán', 'post')).body.fields).toEqual([expect.objectContaining({ path: 'sentTo' })])
    expect((await giveBack(1000)).body.data).toEqual({ invoiceId: invoice.id, left: 5000 })
    expect(await listed(invoice.id)).toMatchObject({ amount: 5000 })
    const twice = await Promise.all([giveBack(5000), giveBack(5000)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await listed(invoice.id)).toBeUndefined()
    expect((await settlementsOf(invoice.id)).map(({ source, amount }) => [source, amount])).toEqual([
      ['transfer', 6000],
      ['returned', -1000],
      ['returned', -5000],
    ])
  })

  test('paid before it was cancelled, it is settled with the invoice that took its place, which is paid by it', async () => {
    const invoice = await debt(9000)
    const [line] = await arrive({ amount: 9000, text: invoice.reference })
    await cashier.call('POST', `transfers/${line?.id}/confirm`, { parts: [{ invoiceId: invoice.id, amount: 9000 }] })
    expect(await listed(invoice.id)).toBeUndefined()
    await cancel(invoice)
    const { chargeId, requestId } = invoice
    const anew = await insertInvoice(portal.db, requestId, { chargeId, net: 7087, vat: 1913, gross: 9000 })
    const stranger = await debt(9000)
    expect(await listed(invoice.id)).toMatchObject({
      amount: 9000,
      targets: [{ invoiceId: anew.id, number: anew.number, outstanding: 9000 }],
    })
    const move = (invoiceId: number, amount: number) => cashier.act(`surpluses/${invoice.id}/move`, { invoiceId, amount, note: '' })
    expect((await move(stranger.id, 9000)).status).toBe(404)
    expect((await cashier.act('surpluses/987654/move', { invoiceId: anew.id, amount: 9000, note: '' })).status).toBe(404)
    // By the cancelled one nothing is owed any more.
    expect((await move(invoice.id, 9000)).body.code).toBe('DEBT_CHANGED')
    expect((await move(anew.id, 9001)).body.code).toBe('REFUND_TOO_MUCH')
    expect((await move(anew.id, 9000)).body.data).toEqual({ invoiceId: invoice.id, left: 0 })
    expect(await statusOf(anew.id)).toBe('paid')
    expect(await settlementsOf(anew.id)).toMatchObject([{ source: 'moved', amount: 9000 }])
    // In the day's closing it is neither more nor less money.
    const { sources } = (await cashier.call('GET', 'closing')).body.data
    expect(sources.find(({ source }: { source: string }) => source === 'moved')).toMatchObject({ count: 2, amount: 0 })
  })

  test('cash that was rounded pays the new invoice, rounded as well', async () => {
    const invoice = await debt(4522)
    const row = { invoiceId: invoice.id, source: 'cashOnDelivery', amount: 4520, cashRounding: 2, at: start, reference: `test cash ${invoice.id}` }
    await portal.db.insertInto('settlements').values(row).execute()
    await cancel(invoice)
    const anew = await insertInvoice(portal.db, invoice.requestId, { chargeId: invoice.chargeId })
    expect(await listed(invoice.id)).toMatchObject({ amount: 4520 })
    expect((await cashier.act(`surpluses/${invoice.id}/move`, { invoiceId: anew.id, amount: 4520 })).body.data.left).toBe(0)
    expect(await statusOf(anew.id)).toBe('paid')
  })

  test('what came through a provider is given back by a refund only', async () => {
    const invoice = await debt(5000)
    const row = { invoiceId: invoice.id, source: 'online', amount: 5000, at: start, reference: `payment ${crypto.randomUUID()}` }
    await portal.db.insertInto('settlements').values(row).execute()
    await cancel(invoice, { letOff: true })
    expect(await listed(invoice.id)).toMatchObject({ amount: 5000, byHand: 0 })
    expect((await cashier.act(`surpluses/${invoice.id}/return`, { amount: 5000, sentTo: 'cash', note: 'Utalva' })).body.code).toBe('REFUND_TOO_MUCH')
  })

  test('a correction makes its part of what was paid a surplus', async () => {
    const invoice = await debt(8000, { status: 'paid', paidAt: start })
    const row = { invoiceId: invoice.id, source: 'transfer', amount: 8000, at: start, reference: `test correction ${invoice.id}` }
    await portal.db.insertInto('settlements').values(row).execute()
    const less = { net: -787, vat: -213, gross: -1000, status: 'paid', paidAt: start }
    const chargeId = await insertCharge(portal.db, invoice.requestId, { reason: 'correction', decision: `invoice ${invoice.id} 0` })
    await insertInvoice(portal.db, invoice.requestId, { ...less, chargeId, kind: 'correcting', aboutInvoiceId: invoice.id })
    expect(await listed(invoice.id)).toMatchObject({ why: 'overpaid', amount: 1000, byHand: 1000 })
  })
})

describe('is refused', () => {
  test('more than came, an invoice twice, an invoice or a transfer that is not there', async () => {
    const invoice = await debt(4522)
    const [line] = await arrive({ amount: 4000, text: invoice.reference })
    const confirm = (parts: object[], id = line?.id) => cashier.call('POST', `transfers/${id}/confirm`, { parts })
    expect((await confirm([{ invoiceId: invoice.id, amount: 4001 }])).body.code).toBe('TRANSFER_PARTS')
    expect(
      (
        await confirm([
          { invoiceId: invoice.id, amount: 1 },
          { invoiceId: invoice.id, amount: 2 },
        ])
      ).body.code,
    ).toBe('TRANSFER_PARTS')
    expect((await confirm([{ invoiceId: 987_654, amount: 1 }])).status).toBe(404)
    expect((await confirm([], 987_654)).status).toBe(404)
    expect((await confirm([{ invoiceId: invoice.id, amount: -5 }])).status).toBe(422)
    expect(await settlementsOf(invoice.id)).toEqual([])
    expect((await openTransfers()).some(({ id }) => id === line?.id)).toBe(true)
  })

  test('more than is owed, and what is owed no more', async () => {
    const paid = await debt(4522, { status: 'paid', paidAt: start })
    const open = await debt(4522)
    const cancelled = await debt(4522)
    const storno = await cancel(cancelled)
    const [line] = await arrive({ amount: 9000 })
    for (const [invoiceId, amount] of [
      [paid.id, 1],
      [open.id, 4523],
      [cancelled.id, 1],
      [storno.id, 1],
    ])
      expect((await cashier.call('POST', `transfers/${line?.id}/confirm`, { parts: [{ invoiceId, amount }] })).body.code).toBe('DEBT_CHANGED')
    expect(await settlementsOf(open.id)).toEqual([])
  })

  test('the second of two employees who confirm one line, and the second of two lines that pay one debt', async () => {
    const invoice = await debt(4522)
    const [line, twin] = await arrive({ amount: 4522, text: invoice.reference }, { amount: 4522, text: invoice.reference })
    const parts = [{ invoiceId: invoice.id, amount: 4522 }]
    const answers = await Promise.all([
      cashier.call('POST', `transfers/${line?.id}/confirm`, { parts }),
      other.call('POST', `transfers/${line?.id}/confirm`, { parts }),
      cashier.call('POST', `transfers/${twin?.id}/confirm`, { parts }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await settlementsOf(invoice.id)).toHaveLength(1)
  })

  test('without the key', async () => {
    const technician = await employeeWith('request.queue')
    expect((await technician.call('GET', 'transfers')).status).toBe(403)
    expect((await upload(technician, statementOf([]))).status).toBe(403)
  })

  test('by the database itself: another amount, a second decision, a line removed', async () => {
    const [line] = await arrive({ amount: 777, text: 'x' })
    const id = line?.id ?? 0
    await cashier.call('POST', `transfers/${id}/dismiss`, { note: 'Kamat' })
    const { db } = portal
    await expect(db.updateTable('statementLines').set({ amount: 1 }).where('id', '=', id).execute()).rejects.toThrow('never changed')
    await expect(db.updateTable('statementLines').set({ state: 'confirmed' }).where('id', '=', id).execute()).rejects.toThrow('never changed')
    await expect(db.deleteFrom('statementLines').where('id', '=', id).execute()).rejects.toThrow('never changed')
  })
})
