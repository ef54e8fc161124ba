import type { Actor } from '#accounts/who.ts'
import { Refusal } from '#errors.ts'
import { prepareInvoices } from '#invoices/server/invoice-request.ts'
import { buyerOf, findInvoice, insertInvoice, unfinishedOf } from '#invoices/server/invoice-store.ts'
import { lockInvoicedRequest } from '#invoices/server/invoiced-request-store.ts'
import { issueInvoice } from '#invoices/server/issue-invoice.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { cashForWayBack, type Leaving } from '#invoices/server/way-back-terms.ts'
import { createPayment } from '#payments/server/create-payment.ts'
import { receivePaypalMessage, receiveSimplepayMessage } from '#payments/server/receive-message.ts'
import { reconcilePayments } from '#payments/server/reconcile-payments.ts'
import { askRefund } from '#payments/server/refunds/ask-refund.ts'
import { decideRefund } from '#payments/server/refunds/decide-refund.ts'
import { paymentsOfInvoice } from '#payments/server/refunds/refund-list-store.ts'
import { returnFromPayment } from '#payments/server/return-from-payment.ts'
import { moveSurplus, noteSurplusReturn } from '#payments/server/surpluses/deal-with-surplus.ts'
import { surplusesAfter } from '#payments/server/surpluses/surplus-store.ts'
import type { Call, OutsideContext, TransactionContext } from '../../src/context.ts'
import { reactions } from '../../src/reactions.ts'
import type { FakePaypal } from '../fake-paypal.ts'
import type { FakeSimplepay } from '../fake-simplepay.ts'
import { insertDecidedQuote } from '../insert-decided-quote.ts'
import { insertInvoice as insertInvoiceRow } from '../insert-invoice.ts'
import { insertRequest } from '../insert-request.ts'
import type { Workbench } from '../job-context.ts'
import { type Doom, doomAt, dying, Killed, withDyingFetch } from '../kill.ts'
import { addAccount } from '../people.ts'
import type { TestPortal } from '../portal.ts'
import { collectiveInvoicesOf, createInsured } from './insurer.ts'

export type Surroundings = { portal: TestPortal; bench: Workbench; paypal: FakePaypal; simplepay: FakeSimplepay }
export type Beginning = {
  decision: 'accepted' | 'rejected'
  lines: { quantity: number; netUnit: number }[]
  inspectionFee: number
  logisticsFee: number
  /** SPEC 3, as the customer chose it; null: the usual, cash to the courier. */
  chosenMethod: 2 | 4 | null
  /** A company, on these terms, which owes this much for an earlier repair; null: a consumer. */
  company: (Terms & { owes: number }) | null
  /** What an insurer agreed to pay for other repairs, net forints each; null: there is none. */
  insurer: { nets: readonly number[]; ownShare: number } | null
}
/** `creditLimit` null: without a limit. */
export type Terms = { creditLimit: number | null; barred: boolean }
export type World = Awaited<ReturnType<typeof createWorld>>

const start = Temporal.Instant.from('2026-11-23T08:00:00Z')
const moneyJobs = /^(payments|invoices)\.(?!mail)/

/** One repaired or refused request, whose money goes every way it can. */
export async function createWorld(surroundings: Surroundings, { decision, chosenMethod, company, insurer, ...quote }: Beginning) {
  const { db } = surroundings.portal
  const whose = company ? { customerType: 'B2B' as const, companyName: 'Minta Kft.' } : { customerType: 'B2C' as const }
  const account = await addAccount(db, { customerType: whose.customerType })
  const outcome = decision === 'accepted' ? 'REPAIRED' : 'RETURNED_UNREPAIRED'
  const requestId = await insertRequest(db, { ...whose, accountId: account.id, status: 'PRODUCT_LEFT_THE_SERVICE', outcome, readyAt: start })
  await insertDecidedQuote(db, requestId, decision, quote)
  if (chosenMethod !== null) await db.insertInto('paymentChoices').values({ requestId, paymentMethodId: chosenMethod, chosenAt: start }).execute()
  const employee = async (): Promise<Actor> => {
    const { id } = await addAccount(db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] })
    return { kind: 'account', sessionId: 0, accountId: id, customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] }
  }
  const customer: Actor = { kind: 'account', sessionId: 0, accountId: account.id, customerType: whose.customerType, permissionKeys: [] }
  const anna = await employee()
  if (company) {
    const before = await insertRequest(db, { ...whose, accountId: account.id })
    await insertInvoiceRow(db, before, { number: `OLD-${before}`, net: company.owes, vat: 0, gross: company.owes, paymentMethodId: 2 })
  }
  const world = {
    ...surroundings,
    requestId,
    insurer: insurer && (await createInsured(db, anna, insurer)),
    customer,
    anna,
    bela: await employee(),
    now: start,
    company: company && { accountId: account.id },
    /** At some step the device might have left. */
    letGo: false,
    tokens: [] as { method: 4 | 5; id: string }[],
  }
  if (company) await changesTerms(world, { creditLimit: company.creditLimit, barred: company.barred })
  return world
}

/** What is refused, and what dies, has simply not happened. */
export async function quietly(act: () => Promise<unknown>) {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Killed)) throw error
  }
}

/** Runs work in a process that lives, or dies at this step. @returns whether it died */
export async function inProcess<C extends OutsideContext>(ctx: C, dies: number | null, act: (ctx: C) => Promise<unknown>): Promise<boolean> {
  if (dies === null) {
    await quietly(() => act(ctx))
    return false
  }
  const doom: Doom = doomAt(dies)
  await quietly(() => withDyingFetch(doom, () => act(dying(ctx, doom)))).catch((error: unknown) => {
    // Whatever code on its way to the grave makes of it.
    if (doom.died() === null) throw error
  })
  return doom.died() !== null
}

export const at = ({ now }: World) => now.toString()

export async function runJobs(world: World, dies: number | null = null) {
  const all = Object.values(reactions).flat()
  const known = new Set<string>()
  const again: typeof world.bench.jobs = []
  for (let jobs = world.bench.jobs.splice(0); jobs.length > 0; jobs = world.bench.jobs.splice(0))
    for (const queued of jobs) {
      const { job, data } = queued
      const reaction = moneyJobs.test(job) ? all.find((one) => one.job === job) : undefined
      if (!reaction || known.size > 200) continue
      known.add(`${job} ${JSON.stringify(data)}`)
      const ctx = world.bench.at(at(world))
      const died = await inProcess(ctx, dies, (own) =>
        reaction.transaction === false ? reaction.run(own, data as never) : own.transaction((tx) => reaction.run(tx, data as never)),
      )
      // The queue gives a job again whose process died.
      if (died) again.push(queued)
    }
  world.bench.jobs.push(...again)
}

export const issue = (world: World, dies: number | null) =>
  inProcess(world.bench.at(at(world)), dies, async (ctx) => {
    const prepared = await ctx.transaction((own) => prepareInvoices(own, world.requestId))
    for (const id of new Set([...prepared, ...(await unfinishedOf(ctx.tx, world.requestId))])) await issueInvoice(ctx, id)
  })

const invoiceToPay = (world: World, order: 'asc' | 'desc' = 'desc') =>
  world.portal.db
    .selectFrom('invoices')
    .select(['id', 'gross', 'cancelledBy'])
    .where('requestId', '=', world.requestId)
    .where('kind', '=', 'final')
    .where('number', 'is not', null)
    .orderBy('id', order)
    .executeTakeFirst()

export async function beginToPay(world: World, method: 4 | 5, dies: number | null) {
  const invoice = await invoiceToPay(world)
  if (!invoice) return
  const body = { crmRequestId: world.requestId, invoiceId: invoice.id, paymentMethodId: method }
  await inProcess(world.bench.as(world.customer, at(world)), dies, async (ctx) => {
    const { redirectUrl } = await createPayment(ctx, { body, params: {}, query: {} })
    const id = (method === 4 ? new URL(redirectUrl).searchParams.get('token') : new URL(redirectUrl).pathname.split('/').at(-1)) ?? ''
    if (!world.tokens.some((known) => known.id === id)) world.tokens.push({ method, id })
  })
}

const chosen = ({ tokens }: World, pick: number) => (tokens.length === 0 ? undefined : tokens[pick % tokens.length])

/** On the provider's page; what was decided there stays. */
export function payerActs(world: World, pick: number, how: 'pay' | 'refuse' | 'cancel' | 'hold') {
  const token = chosen(world, pick)
  if (!token) return
  if (token.method === 4) {
    if (how === 'pay' && world.paypal.order(token.id).status === 'PAYER_ACTION_REQUIRED') world.paypal.approve(token.id)
    return
  }
  const open = ['INIT', 'AUTHORIZED'].includes(world.simplepay.transaction(token.id).status)
  if (open) world.simplepay.end(token.id, ({ pay: 'FINISHED', refuse: 'NOTAUTHORIZED', cancel: 'CANCELLED', hold: 'AUTHORIZED' } as const)[how])
}

export async function comesBack(world: World, pick: number, hasCancelled: boolean, dies: number | null) {
  const token = chosen(world, pick)
  if (!token) return
  const card = () => new URLSearchParams(world.simplepay.wayBack(token.id, hasCancelled ? 'CANCEL' : 'SUCCESS'))
  const query =
    token.method === 4 ? { token: token.id, ...(hasCancelled ? {} : { PayerID: 'X' }) } : { r: card().get('r') ?? '', s: card().get('s') ?? '' }
  await inProcess(world.bench.as(world.customer, at(world)), dies, (ctx) => returnFromPayment(ctx, { query, params: {}, body: {} }))
}

export async function providerTells(world: World, pick: number, dies: number | null) {
  const token = chosen(world, pick)
  if (!token) return
  const { text, headers } =
    token.method === 4
      ? world.paypal.event(token.id)
      : { text: world.simplepay.message(token.id).text, headers: { signature: world.simplepay.message(token.id).signature } }
  const ctx = { ...world.bench.as({ kind: 'nobody' }, at(world)), header: (name: string) => new Map(Object.entries(headers)).get(name) }
  const receive = token.method === 4 ? receivePaypalMessage : receiveSimplepayMessage
  await inProcess(ctx, dies, (own) => receive(own, { body: text, params: {}, query: {} }))
}

/** A transfer that the desk confirms; written once however often. It names the invoice it was sent for, which may be cancelled by now. */
export async function transferComes(world: World, share: number, reference: string, isOld = false) {
  const invoice = await invoiceToPay(world, isOld ? 'asc' : 'desc')
  if (!invoice) return
  const amount = Math.max(1, Math.round(invoice.gross * share))
  const settling = { invoiceId: invoice.id, source: 'transfer', amount, reference: `statementLine ${world.requestId} ${reference}` } as const
  await quietly(() => world.bench.at(at(world)).transaction((own) => settleInvoice(own, settling)))
}

/** An employee cancels the invoice, once; the duty stays, to be invoiced anew. */
export async function cancel(world: World) {
  const known = await invoiceToPay(world)
  if (!known || known.cancelledBy !== null) return
  const by = world.anna.kind === 'account' ? world.anna.accountId : null
  await quietly(async () => {
    const ctx = world.bench.at(at(world))
    const stornoId = await ctx.transaction(async ({ tx, now }) => {
      await lockInvoicedRequest(tx, world.requestId)
      const earlier = await tx
        .selectFrom('invoices')
        .select('id')
        .where('aboutInvoiceId', '=', known.id)
        .where('kind', '=', 'storno')
        .executeTakeFirst()
      const invoice = await findInvoice(tx, known.id)
      if (earlier !== undefined || !invoice) return earlier?.id
      const { requestId, chargeId, language, performedOn, dueOn, paymentMethodId, provider, net, vat, gross } = invoice
      return insertInvoice(tx, {
        ...{ requestId, chargeId, language, performedOn, dueOn, paymentMethodId, provider, issuedByAccountId: by },
        ...{ net: -net, vat: -vat, gross: -gross, kind: 'storno', status: 'paid', createdAt: now, paidAt: now, aboutInvoiceId: known.id },
        buyer: await buyerOf(tx, known.id),
      })
    })
    if (stornoId !== undefined) await issueInvoice(ctx, stornoId)
  })
}

export async function deskRefunds(world: World, share: number) {
  const payment = await world.portal.db
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['payments.id', 'payments.amount'])
    .where('requestId', '=', world.requestId)
    .where('payments.status', 'in', ['paid', 'lateSuccess'])
    .executeTakeFirst()
  if (!payment) return
  const body = { amount: Math.max(1, Math.round(payment.amount * share)), reason: 'Kérésre.' }
  await quietly(() =>
    world.bench
      .as(world.anna, at(world))
      .transaction((own) => askRefund({ ...world.bench.as(world.anna, at(world)), ...own }, { params: { paymentId: payment.id }, body, query: {} })),
  )
}

/** As the desk, in one transaction. */
const asAnna = <T>(world: World, act: (ctx: TransactionContext & Call) => Promise<T>) =>
  world.bench.as(world.anna, at(world)).transaction((own) => act({ ...world.bench.as(world.anna, at(world)), ...own }))

/** The surpluses of this request, and of the insurer's invoices, as the desk is shown them. */
async function surplusesOf(world: World) {
  const collective = (await collectiveInvoicesOf(world)).map(({ id }) => id)
  return (await surplusesAfter(world.portal.db, { size: 10_000 })).filter(
    ({ requestId, invoiceId }) => requestId === world.requestId || collective.includes(invoiceId),
  )
}

/** The desk settles money that came too much with what is owed, where it can, or sends so much of it back by hand. */
export async function dealsWithSurplus(world: World, share: number, isMoved: boolean) {
  for (const { invoiceId, byHand, targets } of await surplusesOf(world)) {
    const amount = Math.max(1, Math.round(byHand * share))
    const [target] = targets
    await quietly(() =>
      asAnna(world, (ctx) =>
        isMoved && target
          ? moveSurplus(ctx, {
              params: { invoiceId },
              body: { invoiceId: target.invoiceId, amount: Math.min(amount, target.outstanding), note: '' },
              query: {},
            })
          : noteSurplusReturn(ctx, { params: { invoiceId }, body: { amount, sentTo: 'payerAccount', note: 'Visszautalva.' }, query: {} }),
      ),
    )
  }
}

/** What is left of it came through a provider, whose refund was declined or failed: it is asked for again. */
export async function refundsSurplus(world: World) {
  for (const { invoiceId, amount } of await surplusesOf(world)) {
    let left = amount
    for (const { id, refundable } of await paymentsOfInvoice(world.portal.db, invoiceId)) {
      const body = { amount: Math.min(left, refundable), reason: 'Többlet.' }
      if (body.amount <= 0) continue
      left -= body.amount
      await quietly(() => asAnna(world, (ctx) => askRefund(ctx, { params: { paymentId: id }, body, query: {} })))
    }
  }
}

export async function deskDecides(world: World, approve: boolean) {
  const waiting = await world.portal.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select('refunds.id')
    .where('requestId', '=', world.requestId)
    .where('refunds.status', '=', 'forApproval')
    .execute()
  for (const { id } of waiting)
    await quietly(() =>
      world.bench
        .as(world.bela, at(world))
        .transaction((own) =>
          decideRefund({ ...world.bench.as(world.bela, at(world)), ...own }, { params: { refundId: id }, body: { approve }, query: {} }),
        ),
    )
}

/** Money that comes twice: the payer stands on a provider's page while a transfer pays the invoice, and pays there all the same. */
export async function paysTwice(world: World, method: 4 | 5, dies: number | null) {
  const before = world.tokens.length
  await beginToPay(world, method, null)
  await transferComes(world, 1, 'whole')
  payerActs(world, Math.max(0, world.tokens.length - 1), 'pay')
  if (world.tokens.length > before) await providerTells(world, world.tokens.length - 1, dies)
}

/**
 * Were the desk to send the device now, it would not leave unpaid against its terms, and what is paid would not be kept: the answer of the rule is held
 * against the rows, read apart from it. To be called after every step.
 */
export async function leavesOnlyOnItsTerms(world: World) {
  const { db } = world.portal
  const request = await db
    .selectFrom('requests')
    .select(['id', 'outcome', 'customerType', 'companyName'])
    .where('id', '=', world.requestId)
    .executeTakeFirstOrThrow()
  const allowed = await cashByTheRows(world)
  let cash: number | null = null
  await quietly(async () => {
    cash = await world.bench.at(at(world)).transaction((own) => cashForWayBack(own, request as Leaving))
  })
  if (cash !== allowed) throw new Error(`A device leaves for ${cash ?? 'nothing at all'} where its terms say ${allowed ?? 'that it stays'}`)
  if (cash !== null) world.letGo = true
}

/** What the courier would have to take for the device by what is written down; null: it has to stay. */
async function cashByTheRows(world: World): Promise<number | null> {
  const { portal, requestId, company } = world
  const { db } = portal
  const charged = await db
    .selectFrom('charges')
    .leftJoin('invoices', (on) =>
      on.onRef('invoices.chargeId', '=', 'charges.id').on('kind', '=', 'final').on('cancelledBy', 'is', null).on('number', 'is not', null),
    )
    .select(['invoices.id', 'status', 'paymentMethodId'])
    .where('charges.requestId', '=', requestId)
    .where('voidedAt', 'is', null)
    .execute()
  if (charged.length === 0 || charged.some(({ id }) => id === null)) return null
  const unpaid = charged.filter(({ status }) => status !== 'paid')
  const open = unpaid.length === 0 ? [] : await openInvoices(world)
  let cash = 0
  for (const { id, paymentMethodId } of unpaid) {
    const own = open.find((one) => one.id === id)?.rest ?? 0
    if (paymentMethodId === 1) cash += own
    else if (paymentMethodId !== 2 || company === null) return null
    else {
      const terms = await db
        .selectFrom('companyTerms')
        .selectAll()
        .where('accountId', '=', company.accountId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      const before = open.filter((one) => one.byTransfer && one.id <= Number(id)).reduce((sum, { rest }) => sum + rest, 0)
      if (terms?.barred || (terms && terms.creditLimit !== null && before > terms.creditLimit)) return null
    }
  }
  return Math.round(cash / 5) * 5
}

/** The invoices that wait for money, of the request or of its company's whole account, and what each still asks for. */
async function openInvoices({ portal: { db }, requestId, company }: World) {
  const invoices = await db
    .selectFrom('invoices')
    .innerJoin('requests', 'requests.id', 'invoices.requestId')
    .leftJoin('settlements', 'settlements.invoiceId', 'invoices.id')
    .select(['invoices.id', 'gross', 'paymentMethodId', 'settlements.amount', 'settlements.cashRounding'])
    .where('kind', '=', 'final')
    .where('invoices.status', '=', 'pending')
    .where('cancelledBy', 'is', null)
    .where((eb) => (company === null ? eb('requests.id', '=', requestId) : eb('accountId', '=', company.accountId)))
    .execute()
  const rest = new Map<number, number>()
  for (const { id, gross, amount, cashRounding } of invoices) rest.set(id, (rest.get(id) ?? gross) - (amount ?? 0) - (cashRounding ?? 0))
  return [...new Map(invoices.map((one) => [one.id, one])).values()].map(({ id, paymentMethodId }) => ({
    id,
    byTransfer: paymentMethodId === 2,
    rest: rest.get(id) ?? 0,
  }))
}

/** The finance desk sets other terms for the company. */
export async function changesTerms({ portal: { db }, company, anna, now }: World, terms: Terms) {
  if (company === null || anna.kind !== 'account') return
  const set = { note: 'Más feltételek', setAt: now, setBy: anna.accountId }
  await db
    .insertInto('companyTerms')
    .values({ accountId: company.accountId, dueDays: 15, ...terms, ...set })
    .execute()
}

export async function clock(world: World, minutes: number, dies: number | null) {
  world.now = world.now.add({ minutes })
  await inProcess(world.bench.at(at(world)), dies, reconcilePayments)
}
