import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Settling, settleInvoice } from '#invoices/server/settle-invoice.ts'
import { type FakeSimplepay, simplepaySettings, startFakeSimplepay } from '#testing/fake-simplepay.ts'
import { workbench } from '#testing/job-context.ts'
import { createPayer, type TestPayer } from '#testing/payer.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { paymentReceivedEmail } from './payment-received.email.ts'

let simplepay: FakeSimplepay
let portal: TestPortal
beforeAll(async () => {
  simplepay = await startFakeSimplepay()
  portal = await startPortal(simplepaySettings(simplepay.url))
})
afterAll(async () => {
  await portal.stop()
  await simplepay.stop()
})

/** Money comes by hand, and what follows of it is written. */
async function comes({ invoice, crmRequestId }: TestPayer, money: Pick<Settling, 'source' | 'amount'>) {
  const bench = await workbench(portal)
  const at = bench.at(start.toString())
  await at.transaction((own) => settleInvoice(own, { invoiceId: invoice.id, reference: crypto.randomUUID(), ...money }))
  const isPaid = bench.jobs.some(({ job }) => job === paymentReceivedEmail.job)
  if (isPaid) await paymentReceivedEmail.run(at, { invoiceId: invoice.id, requestId: crmRequestId })
  return isPaid
}

const emailsAbout = async ({ invoice }: TestPayer) =>
  (await portal.emails()).filter(({ kind, plain }) => kind === 'payments.mailReceived' && plain.includes(invoice.number))

test('who paid by card reads once that it came, with the number the card page gave, however often they come back', async () => {
  const eva = await createPayer(portal, { paymentMethodId: 1 })
  const id = await eva.payByCard()
  simplepay.end(id, 'FINISHED')
  for (let n = 0; n < 2; n++) await eva.back(simplepay.wayBack(id, 'SUCCESS'))
  const emails = await emailsAbout(eva)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.subject).toContain('Megérkezett a befizetése: 4522\u00a0Ft')
  for (const said of ['Fizetési mód: Bankkártya', `Tranzakció azonosítója: ${id}`, 'Befizetett összeg: 4522\u00a0Ft', '/igeny-reszletei/'])
    expect(emails[0]?.plain).toContain(said)
})

test('a transfer is told when all of it has come', async () => {
  const eva = await createPayer(portal, { paymentMethodId: 2 })
  expect(await comes(eva, { source: 'transfer', amount: 4000 })).toBe(false)
  expect(await comes(eva, { source: 'transfer', amount: 522 })).toBe(true)
  const [email, ...others] = await emailsAbout(eva)
  expect(others).toEqual([])
  expect(email?.plain).toContain('Fizetési mód: Átutalás')
  expect(email?.plain).not.toContain('Tranzakció azonosítója')
})

test('of cash nobody is written to, nor of a proforma, whose invoice says it', async () => {
  const cash = await createPayer(portal, { paymentMethodId: 1 })
  const proforma = await createPayer(portal, { kind: 'proforma', paymentMethodId: 3 })
  expect(await comes(cash, { source: 'cashOnDelivery', amount: 4520 })).toBe(true)
  expect(await comes(proforma, { source: 'transfer', amount: 4522 })).toBe(true)
  expect([...(await emailsAbout(cash)), ...(await emailsAbout(proforma))]).toEqual([])
})
