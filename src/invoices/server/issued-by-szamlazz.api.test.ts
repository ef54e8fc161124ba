import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/who.ts'
import { Refusal } from '#errors.ts'
import { type FakeSzamlazz, startFakeSzamlazz, szamlazzSettings } from '#testing/fake-szamlazz.ts'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { type Doom, dying, Killed, killAtEveryStep, withDyingFetch } from '#testing/kill.ts'
import { addAccount } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { OutsideContext } from '../../context.ts'
import { cancelInvoice } from './cancel-invoice.ts'
import { correctInvoice } from './correct-invoice.ts'
import { invoiceEndedRequest, invoicePaidProforma, issueUnfinished } from './invoice-request.ts'
import { issueByHand } from './issue-by-hand.ts'
import { settleInvoice } from './settle-invoice.ts'

// The portal with Számlázz.hu behind it: whatever fails there, or with us, there is one document and both know the same of it.

let fake: FakeSzamlazz
let portal: TestPortal
let bench: Workbench
let biller: Actor
beforeAll(async () => {
  fake = await startFakeSzamlazz()
  // The account does not help: what is asked for twice is there twice.
  fake.refusesRepeats = false
  portal = await startPortal({ ROLE: 'web', ...szamlazzSettings(fake.url) })
  bench = await workbench(portal)
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] })
  biller = { kind: 'account', sessionId: 1, accountId: id, customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] }
})
afterAll(async () => {
  await portal.stop()
  await fake.stop()
})
beforeEach(() => {
  fake.misbehave = undefined
  fake.asked.length = 0
})

/** What Számlázz.hu has of a request, oldest first. */
const documentsOf = (id: number) => fake.documents.filter(({ orderNumber }) => orderNumber.startsWith(`MF${id}-`))
const at = (time: string) => bench.at(`2026-11-27T${time}Z`)
const ended = async () => {
  const id = await insertRequest(portal.db, {
    status: 'PRODUCT_LEFT_THE_SERVICE',
    outcome: 'REPAIRED',
    readyAt: Temporal.Instant.from('2026-11-26T15:00:00Z'),
  })
  await insertDecidedQuote(portal.db, id, 'accepted')
  return id
}
const invoiceIt = (requestId: number, ctx = at('09:00:00')) =>
  invoiceEndedRequest.transaction === false && invoiceEndedRequest.run(ctx, { requestId })
const rowsOf = (id: number) => portal.db.selectFrom('invoices').selectAll().where('requestId', '=', id).orderBy('id').execute()
const statusOf = async (id: number) => (await portal.db.selectFrom('requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const pdfsOf = (id: number) =>
  portal.db.selectFrom('documents').select('id').where('requestId', '=', id).where('type', '=', 'dolphinInvoice').execute()
const byHand = (id: number, time: string) =>
  issueByHand(bench.as(biller, `2026-11-27T${time}Z`), { params: { id }, query: {}, body: {} }).then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

test('an invoice has its number and its PDF; the step is taken', async () => {
  const id = await ended()
  await Promise.all([invoiceIt(id), invoiceIt(id)])
  expect(await rowsOf(id)).toMatchObject([{ provider: 'szamlazz', number: documentsOf(id)[0]?.number, gross: 25_400, tries: 1, lastError: null }])
  expect(documentsOf(id)).toMatchObject([{ key: (await rowsOf(id))[0]?.providerKey, orderNumber: (await rowsOf(id))[0]?.paymentReference }])
  expect([await statusOf(id), await pdfsOf(id)]).toMatchObject(['INVOICE_DONE', [{}]])
})

test('an answer that was lost: nobody asks while it may still be at work, then it is found', async () => {
  const id = await ended()
  fake.misbehave = () => 'lost'
  await invoiceIt(id)
  expect(await rowsOf(id)).toMatchObject([{ number: null, lastError: 'INVOICE_PROVIDER_AWAY' }])
  fake.misbehave = undefined
  await issueUnfinished(at('09:01:00'))
  await byHand(id, '09:01:30')
  expect(fake.asked).toHaveLength(1)
  expect([await statusOf(id), await pdfsOf(id)]).toEqual(['PRODUCT_LEFT_THE_SERVICE', []])
  await issueUnfinished(at('09:02:01'))
  expect(fake.asked.map(({ action }) => action)).toEqual(['issue', 'find', 'pdf'])
  expect(await rowsOf(id)).toMatchObject([{ number: documentsOf(id)[0]?.number, lastError: null }])
  expect([documentsOf(id).length, await statusOf(id), (await pdfsOf(id)).length]).toEqual([1, 'INVOICE_DONE', 1])
})

test('another amount is nothing we take for issued: it stands where staff see it, and no second is made', async () => {
  const id = await ended()
  fake.misbehave = ({ answer }) => ({ ...answer, body: answer.body.replaceAll('25400', '25401') })
  await invoiceIt(id)
  expect(await byHand(id, '09:05:00')).toBe('INVOICE_PROVIDER_REFUSED')
  expect(await rowsOf(id)).toMatchObject([{ number: null, issuedAt: null, lastError: `${documentsOf(id)[0]?.number}: 25401 ≠ 25400 HUF` }])
  expect([documentsOf(id).length, await statusOf(id), await pdfsOf(id)]).toEqual([1, 'PRODUCT_LEFT_THE_SERVICE', []])
})

describe('killed at any step', () => {
  const live = async (doom: Doom, act: () => Promise<unknown>) => {
    try {
      await withDyingFetch(doom, act)
    } catch (error) {
      if (doom.died() === null && !(error instanceof Killed)) throw error
    }
  }
  const recover = async () => {
    for (const time of ['09:02:01', '09:04:10', '09:10:00']) await issueUnfinished(at(time))
  }

  test('of an invoice: one document, its number, its PDF', { timeout: 120_000 }, async () => {
    const steps = await killAtEveryStep(async (doom) => {
      const id = await ended()
      await live(doom, async () => invoiceIt(id, dying(at('09:00:00'), doom)))
      // What died before it had written down what is owed is a job that runs again.
      await invoiceIt(id, at('09:02:00'))
      await recover()
      const [row, ...others] = await rowsOf(id)
      expect([doom.died(), row?.number, others]).toEqual([doom.died(), documentsOf(id)[0]?.number, []])
      expect([doom.died(), documentsOf(id).length, await statusOf(id), (await pdfsOf(id)).length]).toEqual([doom.died(), 1, 'INVOICE_DONE', 1])
    })
    expect(steps).toBeGreaterThan(20)
  })

  const settle = (invoiceId: number) =>
    at('09:20:00').transaction((own) =>
      settleInvoice(own, { invoiceId, source: 'transfer', amount: 25_400, reference: `statementLine of ${invoiceId}` }),
    )

  test('of a proforma, and of the invoice after its money: one of each', { timeout: 120_000 }, async () => {
    const steps = await killAtEveryStep(async (doom) => {
      const id = await ended()
      await portal.db
        .insertInto('paymentChoices')
        .values({ requestId: id, paymentMethodId: 3, chosenAt: at('08:00:00').now })
        .execute()
      await live(doom, async () => invoiceIt(id, dying(at('09:00:00'), doom)))
      await invoiceIt(id, at('09:02:00'))
      await recover()
      const invoiceId = (await rowsOf(id))[0]?.id ?? 0
      await settle(invoiceId)
      const follow = async (ctx: OutsideContext) =>
        invoicePaidProforma.transaction === false && invoicePaidProforma.run(ctx, { invoiceId, requestId: id })
      await live(doom, () => follow(dying(at('09:21:00'), doom)))
      await follow(at('09:23:10'))
      for (const time of ['09:25:20', '09:30:00']) await issueUnfinished(at(time))
      const [proforma, final, ...others] = await rowsOf(id)
      expect([doom.died(), documentsOf(id).map(({ type }) => type), others]).toEqual([doom.died(), ['D', 'SZ'], []])
      expect([proforma?.number, final?.number]).toEqual(documentsOf(id).map(({ number }) => number))
      expect(final).toMatchObject({ kind: 'final', status: 'paid', aboutInvoiceId: invoiceId })
      expect([doom.died(), await statusOf(id), (await pdfsOf(id)).length]).toEqual([doom.died(), 'INVOICE_DONE', 2])
    })
    expect(steps).toBeGreaterThan(40)
  })

  test('of a correction: one document, the difference once', { timeout: 120_000 }, async () => {
    const steps = await killAtEveryStep(async (doom) => {
      const id = await ended()
      await invoiceIt(id)
      const invoiceId = (await rowsOf(id))[0]?.id ?? 0
      await settle(invoiceId)
      const body = { reason: 'Téves ár', label: 'Engedmény', netUnit: 1000, corrected: 0 }
      const correct = (ctx: ReturnType<typeof bench.as>) => correctInvoice(ctx, { params: { id: invoiceId }, query: {}, body })
      await live(doom, () => correct(dying(bench.as(biller, '2026-11-27T09:30:00Z'), doom)))
      for (const time of ['09:32:10', '09:34:20', '09:40:00']) await issueUnfinished(at(time))
      // Whoever saw no answer asks again: made once, it is refused.
      await correct(bench.as(biller, '2026-11-27T09:50:00Z')).catch((error: unknown) =>
        expect(error).toMatchObject({ code: 'INVOICE_CANNOT_CHANGE' }),
      )
      const [, correcting, ...others] = await rowsOf(id)
      expect([doom.died(), documentsOf(id).map(({ type }) => type), others]).toEqual([doom.died(), ['SZ', 'HS'], []])
      expect(correcting).toMatchObject({ kind: 'correcting', number: documentsOf(id)[1]?.number, gross: -1270, aboutInvoiceId: invoiceId })
    })
    expect(steps).toBeGreaterThan(15)
  })

  test('of a storno: one document, and the invoice is cancelled by it', { timeout: 120_000 }, async () => {
    const steps = await killAtEveryStep(async (doom) => {
      const id = await ended()
      await invoiceIt(id)
      const [invoice] = await rowsOf(id)
      const asked = { params: { id: invoice?.id ?? 0 }, query: {}, body: { reason: 'Téves', chargeAgain: false } }
      await live(doom, () => cancelInvoice(dying(bench.as(biller, '2026-11-27T09:01:00Z'), doom), asked))
      await recover()
      // Whoever saw no answer asks again.
      await cancelInvoice(bench.as(biller, '2026-11-27T09:30:00Z'), asked)
      const [cancelled, storno] = await rowsOf(id)
      expect([doom.died(), documentsOf(id).map(({ type }) => type)]).toEqual([doom.died(), ['SZ', 'SS']])
      expect(storno).toMatchObject({ kind: 'storno', number: documentsOf(id)[1]?.number, gross: -25_400 })
      expect(cancelled?.cancelledBy).toBe(storno?.id)
    })
    expect(steps).toBeGreaterThan(15)
  })
})
