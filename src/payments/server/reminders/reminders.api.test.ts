import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { remindOfTransfers } from './remind-of-transfers.ts'
import { transferReminderEmail } from './transfer-reminder.email.ts'

let portal: TestPortal
let bench: Workbench
let requestId: number
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
  requestId = await insertRequest(portal.db)
})
afterAll(() => portal.stop())

const remindAt = (instant: string) => bench.at(instant).transaction((own) => remindOfTransfers(own))
const remindersOf = async (invoiceId: number) =>
  (await portal.db.selectFrom('transferReminders').select('reminder').where('invoiceId', '=', invoiceId).orderBy('at').execute()).map(
    ({ reminder }) => reminder,
  )
const awaited = (row: Parameters<typeof insertInvoice>[2] = {}) =>
  insertInvoice(portal.db, requestId, { paymentMethodId: 2, dueOn: '2026-12-01', ...row })

test('who is to transfer is reminded before and after the day, once each, and nobody else', async () => {
  const invoice = await awaited()
  const others = [
    await awaited({ paymentMethodId: 1 }),
    await awaited({ paymentMethodId: 4 }),
    await awaited({ status: 'paid', paidAt: Temporal.Instant.from('2026-11-24T08:00:00Z') }),
    await awaited({ number: null, issuedAt: null, pdfAt: null }),
  ]
  const before = bench.jobs.length
  for (const at of ['2026-11-28T09:20:00Z', '2026-11-29T09:20:00Z', '2026-11-29T10:20:00Z', '2026-12-02T09:20:00Z']) await remindAt(at)
  expect(await remindersOf(invoice.id)).toEqual(['beforeDue'])
  await Promise.all(['2026-12-04T09:20:00Z', '2026-12-04T09:20:00Z', '2026-12-05T09:20:00Z'].map(remindAt))
  expect(await remindersOf(invoice.id)).toEqual(['beforeDue', 'afterDue'])
  for (const { id } of others) expect(await remindersOf(id)).toEqual([])
  expect(bench.jobs.slice(before).filter(({ job }) => job === 'payments.mailTransferReminder')).toHaveLength(2)
})

test('who is told that less came from the courier is reminded of the rest as many days later, whatever day the invoice has; once, and not while cash is under way', async () => {
  const [short, underWay] = [await awaited({ paymentMethodId: 1, dueOn: '2026-11-20' }), await awaited({ paymentMethodId: 1, dueOn: '2026-11-20' })]
  const came = { source: 'cashOnDelivery', amount: 4000, at: Temporal.Instant.from('2026-11-24T08:00:00Z') }
  await portal.db
    .insertInto('settlements')
    .values({ invoiceId: short.id, reference: `codLine ${short.id}`, ...came })
    .execute()
  await remindAt('2026-11-26T09:20:00Z')
  expect(await remindersOf(short.id)).toEqual([])
  for (const at of ['2026-11-27T09:20:00Z', '2026-11-27T10:20:00Z', '2026-12-24T09:20:00Z']) await remindAt(at)
  expect(await remindersOf(short.id)).toEqual(['afterDue'])
  expect(await remindersOf(underWay.id)).toEqual([])

  await bench
    .at('2026-11-27T09:21:00Z')
    .transaction((own) => transferReminderEmail.run(own, { invoiceId: short.id, requestId, reminder: 'afterDue' }))
  const { subject, plain } = await portal.db
    .selectFrom('emails')
    .select(['subject', 'plain'])
    .where('deduplicationKey', '=', `transferReminder:${short.id}:afterDue`)
    .executeTakeFirstOrThrow()
  expect(subject).toMatch(/^Emlékeztető: a számlájából még fizetendő 522.Ft/)
  for (const word of ['ne fizessen még egyszer', `MF${requestId}-${short.id}`, short.number]) expect(plain).toContain(word)
  expect(plain).not.toContain('Fizetési határidő')
})

test('the email says what is left, to where and with which reference; of what was paid meanwhile there is none', async () => {
  const { id: invoiceId, number } = await awaited({ dueOn: '2026-12-20' })
  await portal.db
    .insertInto('settlements')
    .values({
      invoiceId,
      source: 'transfer',
      amount: 4000,
      at: Temporal.Instant.from('2026-11-24T08:00:00Z'),
      reference: `statementLine 9 invoice ${invoiceId}`,
    })
    .execute()
  const send = (reminder: 'beforeDue' | 'afterDue') =>
    bench.at('2026-12-18T09:00:00Z').transaction((own) => transferReminderEmail.run(own, { invoiceId, requestId, reminder }))
  await send('beforeDue')
  const emails = () =>
    portal.db.selectFrom('emails').select(['subject', 'plain']).where('deduplicationKey', 'like', `transferReminder:${invoiceId}:%`).execute()
  const [email] = await emails()
  expect(email?.subject).toContain('2026. december 20')
  expect(email?.plain).toContain('522')
  expect(email?.plain).toContain(`MF${requestId}-${invoiceId}`)
  expect(email?.plain).toContain(number)
  await portal.db
    .updateTable('invoices')
    .set({ status: 'paid', paidAt: Temporal.Instant.from('2026-12-18T08:00:00Z') })
    .where('id', '=', invoiceId)
    .execute()
  await send('afterDue')
  expect(await emails()).toHaveLength(1)
})
