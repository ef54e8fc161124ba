import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FakePaypal, paypalSettings, startFakePaypal } from '#testing/fake-paypal.ts'
import { type FakeSimplepay, simplepaySettings, startFakeSimplepay } from '#testing/fake-simplepay.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { type Doom, dying, Killed, killAtEveryStep, withDyingFetch } from '#testing/kill.ts'
import { createPayer, type TestPayer, transferArrives } from '#testing/payer.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { OutsideContext } from '../../context.ts'
import type { OnlineMethod } from '../payment.ts'
import { createPayment } from './create-payment.ts'
import { receivePaypalMessage, receiveSimplepayMessage } from './receive-message.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { makeRefund } from './refunds/make-refund.ts'
import { returnFromPayment } from './return-from-payment.ts'

// The process dies at every await of the way of money, one after the other: before and after every statement, commit and call. Afterwards the
// clock and the payer go on, and it must be as if nothing had happened: paid once, nothing taken that is neither settled nor given back.

let simplepay: FakeSimplepay
let paypal: FakePaypal
let portal: TestPortal
let bench: Workbench
beforeAll(async () => {
  ;[simplepay, paypal] = [await startFakeSimplepay(), await startFakePaypal()]
  portal = await startPortal({ ...simplepaySettings(simplepay.url), ...paypalSettings(paypal.url), ROLE: 'web' })
  bench = await workbench(portal)
})
afterAll(async () => {
  await portal.stop()
  await Promise.all([simplepay.stop(), paypal.stop()])
})
afterEach(() => portal.setNow('2026-11-23T08:00:00Z'))

const now = '2026-11-23T08:00:00Z'

/** Lives until it dies; what dies is nobody's error. */
async function live(doom: Doom, act: () => Promise<unknown>) {
  try {
    await withDyingFetch(doom, act)
  } catch (error) {
    if (doom.died() === null && !(error instanceof Killed)) throw error
  }
}

/** What the providers have of a payer, less what they gave back. */
async function takenFrom({ invoice }: TestPayer): Promise<number> {
  const payments = await portal.db.selectFrom('payments').select('id').where('invoiceId', '=', invoice.id).execute()
  const ids = new Set(payments.map(({ id }) => id))
  const orders = [...paypal.orders.values()].filter(({ reference }) => ids.has(reference))
  const cards = [...simplepay.transactions.values()].filter(({ orderRef }) => ids.has(orderRef.slice(0, 36)))
  return (
    orders.flatMap(({ captures }) => captures).reduce((sum, { amount, refunded }) => sum + Number(amount.value) - refunded, 0) +
    cards.filter(({ status }) => status === 'FINISHED' || status === 'REFUND').reduce((sum, { total, refunded }) => sum + total - refunded, 0)
  )
}

/** The clock goes on, minute by minute at first, then for days; jobs that were written with what they follow are run. */
async function recover() {
  for (const at of ['08:02:00', '08:07:00', '08:20:00', '11:00:01', '12:30:00']) await reconcilePayments(bench.at(`2026-11-23T${at}Z`))
  await reconcilePayments(bench.at('2026-11-24T12:30:00Z'))
}

describe.each([
  ['PayPal', 4],
  ['card', 5],
] as const)('killed while somebody pays by %s', (_name, method: OnlineMethod) => {
  const payAt = (id: string) => (method === 4 ? paypal.approve(id) : simplepay.end(id, 'FINISHED'))
  const tokenIn = (url: string) => (method === 4 ? new URL(url).searchParams.get('token') : new URL(url).pathname.split('/').at(-1)) ?? ''
  const wayBack = (id: string): { token: string; PayerID: string } | { r: string; s: string } => {
    if (method === 4) return { token: id, PayerID: 'X' }
    const query = new URLSearchParams(simplepay.wayBack(id, 'SUCCESS'))
    return { r: query.get('r') ?? '', s: query.get('s') ?? '' }
  }
  const message = async (ctx: OutsideContext, id: string) => {
    const { text, headers } =
      method === 4 ? paypal.event(id) : { text: simplepay.message(id).text, headers: { signature: simplepay.message(id).signature } }
    const header = (name: string) => new Map(Object.entries(headers)).get(name)
    const receive = method === 4 ? receivePaypalMessage : receiveSimplepayMessage
    await receive({ ...bench.as({ kind: 'nobody' }, now), ...ctx, header }, { body: text, params: {}, query: {} })
  }

  /** Once to the provider and back; each call in a process that may die. @returns the token, if the payer got one */
  async function pay(eva: TestPayer, doom: Doom, { comesBack }: { comesBack: boolean }): Promise<string | undefined> {
    const ctx = dying(bench.as(eva.actor, now), doom)
    const body = { crmRequestId: eva.crmRequestId, invoiceId: eva.invoice.id, paymentMethodId: method }
    let id: string | undefined
    await live(doom, async () => {
      id = tokenIn((await createPayment(ctx, { body, params: {}, query: {} })).redirectUrl)
    })
    if (id === undefined) return undefined
    const token = id
    payAt(token)
    if (comesBack) await live(doom, () => returnFromPayment(ctx, { query: wayBack(token), params: {}, body: {} }))
    else await live(doom, () => message(ctx, token))
    return token
  }

  test.each([
    ['comes back', true],
    ['does not, and the provider tells', false],
  ])('and %s: paid once', { timeout: 120_000 }, async (_what, comesBack) => {
    const steps = await killAtEveryStep(async (doom) => {
      const eva = await createPayer(portal)
      const token = await pay(eva, doom, { comesBack })
      await recover()
      // Whoever was never sent to the provider tries again.
      if (token === undefined) {
        const again = tokenIn((await eva.create(method)).body.data.redirectUrl)
        payAt(again)
        await eva.back(`?${new URLSearchParams(Object.entries(wayBack(again)))}`)
      }
      expect([doom.died(), await takenFrom(eva)]).toEqual([doom.died(), 4522])
      expect(await eva.state()).toMatchObject({ invoice: 'paid', settled: ['online 4522'], refunds: [], issues: [] })
      expect((await eva.state()).payments.filter((status) => status === 'paid')).toHaveLength(1)
    })
    expect(steps).toBeGreaterThan(25)
  })

  test('after a transfer has come: what is taken goes back, once', { timeout: 120_000 }, async () => {
    const steps = await killAtEveryStep(async (doom) => {
      const eva = await createPayer(portal)
      const id = tokenIn((await eva.create(method)).body.data.redirectUrl)
      payAt(id)
      // The money is asked for, and while its answer is on the way the transfer comes.
      if (method === 4) await portal.db.updateTable('payments').set({ status: 'approved' }).where('invoiceId', '=', eva.invoice.id).execute()
      await transferArrives(portal, eva.invoice.id)
      const ctx = dying(bench.as(eva.actor, now), doom)
      await live(doom, () => returnFromPayment(ctx, { query: wayBack(id), params: {}, body: {} }))
      const refunds = await portal.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.paymentId')
        .select('refunds.id')
        .where('invoiceId', '=', eva.invoice.id)
        .execute()
      for (const refund of refunds) await live(doom, () => makeRefund(ctx, refund.id))
      await recover()
      expect([doom.died(), await takenFrom(eva)]).toEqual([doom.died(), 0])
      expect(await eva.state()).toEqual({
        invoice: 'paid',
        payments: ['lateSuccess'],
        settled: ['transfer 4522', 'online 4522', 'refund -4522'],
        refunds: ['surplus 4522 done'],
        issues: [],
      })
    })
    expect(steps).toBeGreaterThan(20)
  })
})
