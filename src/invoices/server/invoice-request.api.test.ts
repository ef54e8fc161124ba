import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/who.ts'
import type { Requests } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { addAccount } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { cancelInvoice } from './cancel-invoice.ts'
import { chargeWithdrawal } from './charge-withdrawal.ts'
import { choosePaymentMethod } from './choose-payment-method.ts'
import { followAgreement, invoiceEndedRequest, invoicePaidProforma, issuePreparedInvoices, issueUnfinished } from './invoice-request.ts'
import { buyerOf } from './invoice-store.ts'
import { issueByHand } from './issue-by-hand.ts'
import { listInvoices } from './list-invoices.ts'
import { settleInvoice } from './settle-invoice.ts'
import { cashForWayBack } from './way-back-terms.ts'

let portal: TestPortal
let bench: Workbench
let biller: Actor
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] })
  biller = { kind: 'account', sessionId: 1, accountId: id, customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] }
})
afterAll(() => portal.stop())

const now = '2026-11-27T09:00:00Z'
const ended = async (row: Partial<Insertable<Requests>> = {}, decision: 'accepted' | 'rejected' | null = 'accepted') => {
  const id = await insertRequest(portal.db, {
    status: 'PRODUCT_LEFT_THE_SERVICE',
    outcome: 'REPAIRED',
    readyAt: Temporal.Instant.from('2026-11-26T15:00:00Z'),
    ...row,
  })
  if (decision) await insertDecidedQuote(portal.db, id, decision)
  return id
}
const invoiceIt = (requestId: number, at = now) => invoiceEndedRequest.transaction === false && invoiceEndedRequest.run(bench.at(at), { requestId })
const rowsOf = (id: number) => portal.db.selectFrom('invoices').selectAll().where('requestId', '=', id).orderBy('id').execute()
const requestOf = (id: number) =>
  portal.db
    .selectFrom('requests')
    .select(['id', 'status', 'version', 'outcome', 'customerType', 'companyName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const shown = (id: number) => listInvoices(bench.as(biller, now), { params: { id } })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
const cash = async (id: number) => codeOf(cashForWayBack(bench.at(now), (await requestOf(id)) as Parameters<typeof cashForWayBack>[1]))
const choose = (id: number, paymentMethod: number) =>
  bench
    .at(now)
    .transaction((own) => choosePaymentMethod({ ...bench.as(biller, now), ...own }, { params: { id }, query: {}, body: { paymentMethod } }))

describe('an accepted repair', () => {
  test('is invoiced once, whoever runs twice; the step is taken and the PDF stored', async () => {
    const id = await ended()
    expect(await cash(id)).toBe('INVOICE_MISSING')
    await Promise.all([invoiceIt(id), invoiceIt(id), invoiceIt(id)])
    await issueUnfinished(bench.at('2026-11-27T09:05:00Z'))
    const rows = await rowsOf(id)
    expect(rows).toMatchObject([
      { kind: 'final', gross: 25_400, paymentMethodId: 1, performedOn: '2026-11-26', dueOn: '2026-12-05', status: 'pending' },
    ])
    expect(await requestOf(id)).toMatchObject({ status: 'INVOICE_DONE' })
    expect(await cash(id)).toBe(25_400)
    const stored = await portal.db.selectFrom('documents').selectAll().where('requestId', '=', id).where('type', '=', 'dolphinInvoice').execute()
    expect(stored).toMatchObject([{ id: rows[0]?.documentId, name: `Számla ${rows[0]?.number}.pdf` }])
  })

  test.each([
    [null, 'Alfa Kft.'],
    ['Alfa', 'Alfa Kft.'],
    ['Alfa Kft.', 'Alfa Kft.'],
    ['Alfa Holding Zrt.', 'Alfa Holding Zrt.'],
  ])('of a company names it with its legal form, whatever name its booking wrote: %s', async (billingName, name) => {
    const id = await ended({ customerType: 'B2B', companyName: 'Alfa', businessFormId: 1, taxNumber: '12345676-2-41' })
    await portal.db.updateTable('requestAddresses').set({ billingName }).where('requestId', '=', id).where('addressTypeId', '=', 2).execute()
    await invoiceIt(id)
    expect(await buyerOf(portal.db, (await rowsOf(id))[0]?.id ?? 0)).toMatchObject({ name, taxNumber: '12345676-2-41', isCompany: true })
  })

  test('two employees at once make one invoice', async () => {
    const id = await ended()
    const both = () => codeOf(issueByHand(bench.as(biller, now), { params: { id }, query: {}, body: {} }))
    await Promise.all([both(), both(), both()])
    expect(await rowsOf(id)).toHaveLength(1)
    expect((await shown(id)).invoices).toMatchObject([
      { kind: 'final', grossPrice: 25_400, outstanding: 25_400, status: 'pending', cancelled: false },
    ])
  })

  test.each([
    ['REPAIRED', true],
    ['LOST', false],
    ['ABANDONED', false],
  ] as const)(
    'paid to the courier who handed the device over (%s: %s), its customer reads so while the cash is on its way to us',
    async (outcome, isPaid) => {
      const id = await ended()
      await invoiceIt(id)
      const flags = async () => {
        const actor = { kind: 'tracking', sessionId: 1, requestId: id } as const
        return (await listInvoices(bench.as(actor, now), { params: { id } })).invoices.map(({ paidToCourier }) => paidToCourier)
      }
      expect(await flags()).toEqual([false])
      await portal.db
        .updateTable('requests')
        .set({ status: 'SERVICE_DONE', outcome, closedAt: Temporal.Instant.from(now) })
        .where('id', '=', id)
        .execute()
      expect(await flags()).toEqual([isPaid])
      // The books of who issues invoices know of no money yet.
      expect((await shown(id)).invoices).toMatchObject([{ outstanding: 25_400, status: 'pending', paidToCourier: false, shortOfCash: false }])
      // Less was booked than was due: what is left is no courier's any more, so it is asked for again.
      const { invoices } = await shown(id)
      const part = { invoiceId: invoices[0]?.id ?? 0, source: 'cashOnDelivery', amount: 20_000, reference: `codLine ${id}` } as const
      await bench.at(now).transaction((own) => settleInvoice(own, part))
      expect(await flags()).toEqual([false])
      expect((await shown(id)).invoices).toMatchObject([{ outstanding: 5400, status: 'pending', shortOfCash: isPaid }])
    },
  )

  test('the PDF says what the VAT law wants', async () => {
    const id = await ended({ companyName: 'Minta Kft.', customerType: 'B2B', taxNumber: '12345676-2-43' })
    await invoiceIt(id)
    const [row] = await rowsOf(id)
    const { fileKey } = await portal.db
      .selectFrom('documents')
      .select('fileKey')
      .where('id', '=', row?.documentId ?? '')
      .executeTakeFirstOrThrow()
    const text = copiedText(await bench.at(now).files.readBytes(fileKey ?? ''))
    for (const part of [
      row?.number,
      'Minta Kft.',
      '12345676-2-43',
      '2026. november 27.',
      '2026. november 26.',
      'Csere',
      '20 000 Ft',
      '5400 Ft',
      '25 400 Ft',
      'Átutalás',
      row?.paymentReference,
    ])
      expect(text).toContain(part)
  })

  test('a company on terms has its device before the money', async () => {
    const id = await ended({ companyName: 'Minta Kft.', customerType: 'B2B' })
    await invoiceIt(id)
    expect(await rowsOf(id)).toMatchObject([{ paymentMethodId: 2, dueOn: '2026-12-12' }])
    expect(await cash(id)).toBe(0)
  })
})

test('a refused quote: the fees, inspection and logistics once', async () => {
  const id = await ended({ outcome: 'RETURNED_UNREPAIRED' }, 'rejected')
  await invoiceIt(id)
  expect(await rowsOf(id)).toMatchObject([{ gross: 11_512 }])
  const lines = await portal.db.selectFrom('chargeLines').select('label').innerJoin('charges', 'id', 'chargeId').where('requestId', '=', id).execute()
  expect(lines).toEqual([{ label: 'Bevizsgálási díj' }, { label: 'Logisztikai díj' }])
  expect(await cash(id)).toBe(11_510)
})

test('a warranty repair owes nothing and goes straight to the courier', async () => {
  const id = await ended({ warrantyTypeId: 1 }, null)
  await invoiceIt(id)
  expect(await rowsOf(id)).toEqual([])
  expect(await cash(id)).toBe(0)
  expect(await codeOf(issueByHand(bench.as(biller, now), { params: { id }, query: {}, body: {} }))).toBe('INVOICE_NOTHING_OWED')
})

describe('a prepaid transfer', () => {
  const askedFor = async () => {
    const id = await ended()
    await portal.db
      .insertInto('paymentChoices')
      .values({ requestId: id, paymentMethodId: 3, chosenAt: Temporal.Instant.from(now) })
      .execute()
    await invoiceIt(id)
    return id
  }

  test('has its proforma first, and its invoice when the money has come', async () => {
    const id = await ended()
    await portal.db
      .insertInto('paymentChoices')
      .values({ requestId: id, paymentMethodId: 3, chosenAt: Temporal.Instant.from(now) })
      .onConflict((on) => on.doNothing())
      .execute()
    await invoiceIt(id)
    const [proforma] = await rowsOf(id)
    expect(proforma).toMatchObject({ kind: 'proforma', status: 'pending', number: expect.stringMatching(/^MF-D-2026-/) })
    expect(await requestOf(id)).toMatchObject({ status: 'PRODUCT_LEFT_THE_SERVICE' })
    expect(await cash(id)).toBe('INVOICE_UNPAID')
    const invoiceId = proforma?.id ?? 0
    await bench.at(now).transaction((own) => settleInvoice(own, { invoiceId, source: 'transfer', amount: 25_400, reference: `statementLine ${id}` }))
    if (invoicePaidProforma.transaction === false) await invoicePaidProforma.run(bench.at(now), { invoiceId, requestId: id })
    expect(await rowsOf(id)).toMatchObject([
      { kind: 'proforma', status: 'paid' },
      { kind: 'final', status: 'paid', aboutInvoiceId: invoiceId },
    ])
    // The newest first; the money of the proforma is that of its invoice.
    expect((await shown(id)).invoices).toMatchObject([{ paidWith: [{ id: 3 }] }, { paidWith: [{ id: 3 }] }])
    expect(await requestOf(id)).toMatchObject({ status: 'INVOICE_DONE' })
    expect(await cash(id)).toBe(0)
  })

  test('that was paid on line all the same has an invoice that says so', async () => {
    const id = await askedFor()
    const invoiceId = (await rowsOf(id))[0]?.id ?? 0
    await bench.at(now).transaction((own) => settleInvoice(own, { invoiceId, source: 'online', amount: 25_400, reference: `payment ${id}` }))
    if (invoicePaidProforma.transaction === false) await invoicePaidProforma.run(bench.at(now), { invoiceId, requestId: id })
    expect(await rowsOf(id)).toMatchObject([
      { kind: 'proforma', paymentMethodId: 3 },
      { kind: 'final', paymentMethodId: 4, status: 'paid' },
    ])
  })

  test('gives way to the invoice when the customer would rather pay the courier', async () => {
    const id = await askedFor()
    await choose(id, 1)
    if (issuePreparedInvoices.transaction === false) await issuePreparedInvoices.run(bench.at(now), { requestId: id })
    const [proforma, final] = await rowsOf(id)
    expect([proforma?.cancelledBy, final?.kind, final?.paymentMethodId]).toEqual([final?.id, 'final', 1])
    expect(await cash(id)).toBe(25_400)
  })
})

describe('a prepaid transfer while the work goes on', () => {
  const accepted = () => ended({ status: 'QUOTE_ACCEPTED', outcome: null, readyAt: null })
  const run = async (reaction: typeof followAgreement | typeof issuePreparedInvoices | typeof invoiceEndedRequest, requestId: number) => {
    if (reaction.transaction === false) await reaction.run(bench.at(now), { requestId })
  }
  const askedAhead = async () => {
    const id = await accepted()
    expect(await choose(id, 3)).toMatchObject({ ahead: true, mayChoose: true, paymentMethod: 3 })
    await run(issuePreparedInvoices, id)
    const [proforma] = await rowsOf(id)
    expect(proforma).toMatchObject({ kind: 'proforma', gross: 25_400, status: 'pending', number: expect.stringMatching(/^MF-D-2026-/) })
    return { id, invoiceId: proforma?.id ?? 0 }
  }
  const pay = async ({ id, invoiceId }: { id: number; invoiceId: number }) => {
    await bench.at(now).transaction((own) => settleInvoice(own, { invoiceId, source: 'transfer', amount: 25_400, reference: `statementLine ${id}` }))
    if (invoicePaidProforma.transaction === false) await invoicePaidProforma.run(bench.at(now), { invoiceId, requestId: id })
  }
  const end = async (id: number, outcome: 'REPAIRED' | 'NO_FAULT') => {
    await portal.db
      .updateTable('requests')
      .set({ status: 'PRODUCT_LEFT_THE_SERVICE', outcome, readyAt: Temporal.Instant.from(now) })
      .where('id', '=', id)
      .execute()
    await run(invoiceEndedRequest, id)
  }

  test('has its proforma at once; paid, the invoice follows, and the end of the work only takes the step', async () => {
    const asked = await askedAhead()
    await pay(asked)
    expect(await rowsOf(asked.id)).toMatchObject([
      { kind: 'proforma', status: 'paid' },
      { kind: 'final', status: 'paid', performedOn: '2026-11-27', aboutInvoiceId: asked.invoiceId },
    ])
    expect(await requestOf(asked.id)).toMatchObject({ status: 'QUOTE_ACCEPTED' })
    expect(await shown(asked.id)).toMatchObject({ mayChoose: false })
    await end(asked.id, 'REPAIRED')
    await run(invoiceEndedRequest, asked.id)
    expect(await rowsOf(asked.id)).toHaveLength(2)
    expect((await portal.db.selectFrom('requestHistory').select('step').where('requestId', '=', asked.id).execute()).map(({ step }) => step)).toEqual(
      ['requestReceived', 'issueInvoice'],
    )
    expect(await cash(asked.id)).toBe(0)
  })

  test('chosen with the order has its proforma when the quote is accepted, once', async () => {
    const id = await accepted()
    await portal.db
      .insertInto('paymentChoices')
      .values({ requestId: id, paymentMethodId: 3, chosenAt: Temporal.Instant.from(now) })
      .execute()
    await Promise.all([run(followAgreement, id), run(followAgreement, id)])
    expect(await rowsOf(id)).toMatchObject([{ kind: 'proforma' }])
  })

  test('given up for the courier’s cash leaves nothing to pay by until the work ends', async () => {
    const { id } = await askedAhead()
    expect(await choose(id, 1)).toMatchObject({ mayChoose: true, invoices: [{ kind: 'proforma', cancelled: true, outstanding: 0 }] })
    await end(id, 'REPAIRED')
    expect(await rowsOf(id)).toMatchObject([{ kind: 'proforma' }, { kind: 'final', status: 'pending', paymentMethodId: 1 }])
    expect(await cash(id)).toBe(25_400)
  })

  test('chosen to be paid on line gives way to the invoice when the work ends', async () => {
    const { id } = await askedAhead()
    await choose(id, 4)
    await end(id, 'REPAIRED')
    const [proforma, final] = await rowsOf(id)
    expect([proforma?.cancelledBy, final?.kind, final?.status]).toEqual([final?.id, 'final', 'pending'])
  })

  test.each([
    ['unpaid', false, ['proforma']],
    ['paid', true, ['proforma', 'final', 'storno']],
  ] as const)('%s, of a repair that ends otherwise, is owed no more', async (_, isPaid, kinds) => {
    const asked = await askedAhead()
    if (isPaid) await pay(asked)
    await end(asked.id, 'NO_FAULT')
    const rows = await rowsOf(asked.id)
    expect(rows.map(({ kind }) => kind)).toEqual(kinds)
    expect(rows.filter(({ kind, cancelledBy }) => kind === (isPaid ? 'final' : 'proforma') && cancelledBy !== null)).toHaveLength(1)
    const open = await portal.db.selectFrom('charges').select('id').where('requestId', '=', asked.id).where('voidedAt', 'is', null).execute()
    expect(open).toEqual([])
    expect(await cash(asked.id)).toBe(0)
  })

  test('of a quote that is revised is withdrawn', async () => {
    const { id, invoiceId } = await askedAhead()
    await portal.db.updateTable('requests').set({ status: 'QUOTE_DONE' }).where('id', '=', id).execute()
    await run(followAgreement, id)
    expect(await rowsOf(id)).toMatchObject([{ kind: 'proforma', cancelledBy: invoiceId }])
  })
})

describe('a withdrawal after the work began', () => {
  const body = { label: 'Szétszerelés', gross: 6350, reason: 'Elállás a munka megkezdése után' }
  const charge = (id: number, gross = body.gross) =>
    codeOf(chargeWithdrawal(bench.as(biller, now), { params: { id }, query: {}, body: { ...body, gross } }))
  const withdrawn = async (row: Partial<Insertable<Requests>> = {}, isOrdered = true) => {
    const id = await ended({ outcome: 'RETURNED_UNREPAIRED', ...row }, null)
    const wording = await portal.db.selectFrom('textVersions').select('id').where('kind', '=', 'startNow').limit(1).executeTakeFirstOrThrow()
    await insertDecidedQuote(portal.db, id, 'accepted', { startNowTextId: isOrdered ? wording.id : null })
    return id
  }

  test('is charged by hand, once, and its invoice is paid before the device leaves', async () => {
    const id = await withdrawn()
    await invoiceIt(id)
    expect(await rowsOf(id)).toEqual([])
    expect(await cash(id)).toBe(0)
    expect((await shown(id)).desk).toEqual({ mayIssue: false, withdrawalUpTo: 25_400 })
    expect(await charge(id, 25_401)).toBe('QUOTE_FIGURE')
    await Promise.all([charge(id), charge(id)])
    expect(await rowsOf(id)).toMatchObject([{ kind: 'final', gross: 6350, reason: body.reason, status: 'pending' }])
    expect(await charge(id)).toBe('INVOICE_NOTHING_OWED')
    expect((await shown(id)).desk).toEqual({ mayIssue: false, withdrawalUpTo: null })
    expect(await cash(id)).toBe(6350)
  })

  test.each([
    ['without the express order to begin', {}, false],
    ['of a company', { customerType: 'B2B', companyName: 'Minta Kft.' }, true],
    ['of a repair that was done', { outcome: 'REPAIRED' }, true],
    ['while the work goes on', { status: 'QUOTE_ACCEPTED', outcome: null, readyAt: null }, true],
  ] as const)('%s nothing is charged for it', async (_, row, isOrdered) => {
    expect(await charge(await withdrawn(row, isOrdered))).toBe('INVOICE_NOTHING_OWED')
  })
})

describe('the method', () => {
  test('changes as long as nothing is paid', async () => {
    const id = await ended()
    await invoiceIt(id)
    expect(await choose(id, 4)).toMatchObject({ paymentMethod: 4, mayChoose: true })
    expect(await cash(id)).toBe('INVOICE_UNPAID')
    expect(await codeOf(choose(id, 2))).toBe('PAYMENT_METHOD_NOT_OFFERED')
    const [row] = await rowsOf(id)
    await bench
      .at(now)
      .transaction((own) => settleInvoice(own, { invoiceId: row?.id ?? 0, source: 'online', amount: 25_400, reference: `payment ${id}` }))
    expect(await codeOf(choose(id, 1))).toBe('INVOICE_CANNOT_CHANGE')
    expect(await cash(id)).toBe(0)
  })

  test('that is told of a paid invoice is the one by which the money came; its document keeps what was agreed', async () => {
    const id = await ended()
    await invoiceIt(id)
    const [row] = await rowsOf(id)
    const invoiceId = row?.id ?? 0
    const { id: payment } = await portal.db
      .insertInto('payments')
      .values({ invoiceId, amount: 20_000, provider: 'cardSimulator', nextCheckAt: Temporal.Instant.from(now) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const settle = (source: 'online' | 'transfer', amount: number, reference: string) =>
      bench.at(now).transaction((own) => settleInvoice(own, { invoiceId, source, amount, reference }))
    await settle('online', 20_000, `payment ${payment}`)
    expect((await shown(id)).invoices).toMatchObject([{ status: 'pending', paymentMethod: { id: 1 }, paidWith: [] }])
    await settle('transfer', 5400, `statementLine ${id}`)
    expect((await shown(id)).invoices).toMatchObject([
      {
        status: 'paid',
        paymentMethod: { id: 1, name: 'Utánvét' },
        paidWith: [
          { id: 5, name: 'Bankkártya' },
          { id: 2, name: 'Átutalás' },
        ],
      },
    ])
    expect(await rowsOf(id)).toMatchObject([{ paymentMethodId: 1 }])
    // Cancelled, it says the same as its storno.
    await cancelInvoice(bench.as(biller, now), { params: { id: invoiceId }, query: {}, body: { reason: 'Hibás név', chargeAgain: false } })
    expect((await shown(id)).invoices).toMatchObject([
      { kind: 'storno', paymentMethod: { id: 5 } },
      { cancelled: true, paidWith: [{ id: 5 }, { id: 2 }] },
    ])
  })

  test('is never cash where the device goes to a locker', async () => {
    const id = await ended()
    const point = await portal.db.selectFrom('parcelPoints').select(['provider', 'code']).where('provider', '=', 'foxpost').executeTakeFirstOrThrow()
    await portal.db
      .updateTable('requestAddresses')
      .set({ lockerProvider: point.provider, lockerCode: point.code })
      .where('requestId', '=', id)
      .where('addressTypeId', '=', 3)
      .execute()
    await invoiceIt(id)
    expect(await rowsOf(id)).toMatchObject([{ paymentMethodId: 4 }])
    expect(await codeOf(choose(id, 1))).toBe('PAYMENT_METHOD_NOT_OFFERED')
  })
})

test('numbers have no gap, however many are issued at once and however many fail', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => ended()))
  await Promise.all(ids.map((id) => invoiceIt(id)))
  const { rows } = {
    rows: await portal.db.selectFrom('builtInInvoices').select(['sequence', 'number']).where('kind', '=', 'final').orderBy('sequence').execute(),
  }
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
  const used = await portal.db.selectFrom('invoices').select('number').where('kind', '=', 'final').execute()
  expect(used.map(({ number }) => number).toSorted()).toEqual(rows.map(({ number }) => number).toSorted())
})

test('killed between the provider’s answer and our commit, the same number is found again', async () => {
  const id = await ended()
  const dying = bench.at(now)
  let part = 0
  // The transactions of one issuing: prepare, hold, the provider's own books, then our own writing, which never happens.
  const transaction: typeof dying.transaction = (work) => (++part > 3 ? Promise.reject(new Error('killed')) : dying.transaction(work))
  if (invoiceEndedRequest.transaction === false) await invoiceEndedRequest.run({ ...dying, transaction }, { requestId: id }).catch(() => undefined)
  expect(await rowsOf(id)).toMatchObject([{ number: null }])
  const { providerKey = '' } = (await rowsOf(id))[0] ?? {}
  const given = await portal.db.selectFrom('builtInInvoices').select('number').where('providerKey', '=', providerKey).executeTakeFirstOrThrow()
  await issueUnfinished(bench.at('2026-11-27T09:05:00Z'))
  expect(await rowsOf(id)).toMatchObject([{ number: given.number }])
  expect(await requestOf(id)).toMatchObject({ status: 'INVOICE_DONE' })
})
