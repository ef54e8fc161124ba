import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { type Settling, settleInvoice } from './settle-invoice.ts'

let portal: TestPortal
let bench: Workbench
beforeAll(async () => {
  portal = await startPortal()
  bench = await workbench(portal)
})
afterAll(() => portal.stop())

const settle = (settling: Settling) => bench.at('2026-11-24T09:00:00Z').transaction((own) => settleInvoice(own, settling))
const newInvoice = async () => {
  const requestId = await insertRequest(portal.db)
  return { requestId, ...(await insertInvoice(portal.db, requestId)) }
}
const statusOf = async (id: number) => (await portal.db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('an invoice is paid when the sum is reached, and that is announced once', async () => {
  const { id: invoiceId, requestId } = await newInvoice()
  const before = bench.jobs.length
  expect(await settle({ invoiceId, source: 'transfer', amount: 4000, reference: 'statementLine 1' })).toEqual({
    written: true,
    status: 'pending',
    outstanding: 522,
  })
  expect(await settle({ invoiceId, source: 'online', amount: 522, reference: 'payment 1' })).toEqual({
    written: true,
    status: 'paid',
    outstanding: 0,
  })
  expect(await settle({ invoiceId, source: 'online', amount: 522, reference: 'payment 1' })).toEqual({
    written: false,
    status: 'paid',
    outstanding: 0,
  })
  const announced = bench.jobs.slice(before).map(({ data }) => data)
  expect(announced.every((data) => JSON.stringify(data).includes(String(requestId)))).toBe(true)
  expect(await statusOf(invoiceId)).toBe('paid')
})

test('what comes too much is written and told', async () => {
  const { id: invoiceId } = await newInvoice()
  await settle({ invoiceId, source: 'online', amount: 4522, reference: 'payment 2' })
  expect(await settle({ invoiceId, source: 'transfer', amount: 4522, reference: 'statementLine 2' })).toMatchObject({ outstanding: -4522 })
  expect(await settle({ invoiceId, source: 'refund', amount: -4522, reference: 'refund 2' })).toEqual({
    written: true,
    status: 'paid',
    outstanding: 0,
  })
})

test('cash is rounded to five forints', async () => {
  const { id: invoiceId } = await newInvoice()
  expect(await settle({ invoiceId, source: 'cashOnDelivery', amount: 4520, reference: 'codLine 1' })).toEqual({
    written: true,
    status: 'paid',
    outstanding: 0,
  })
})

test('twenty at once with one reference write it once', async () => {
  const { id: invoiceId } = await newInvoice()
  const settled = await Promise.all(Array.from({ length: 20 }, () => settle({ invoiceId, source: 'online', amount: 4522, reference: 'payment 3' })))
  expect(settled.filter(({ written }) => written)).toHaveLength(1)
  expect(await portal.db.selectFrom('settlements').select('amount').where('invoiceId', '=', invoiceId).execute()).toEqual([{ amount: 4522 }])
})

test('an issued invoice, its buyer and what was settled are never changed', async () => {
  const { id, chargeId } = await newInvoice()
  await settle({ invoiceId: id, source: 'online', amount: 4522, reference: 'payment 4' })
  const { db } = portal
  const changes = [
    db.updateTable('invoices').set({ gross: 1, net: 1, vat: 0 }).where('id', '=', id),
    db.updateTable('invoices').set({ dueOn: '2027-01-01' }).where('id', '=', id),
    db.deleteFrom('invoices').where('id', '=', id),
    db.updateTable('invoiceBuyers').set({ name: 'Más Valaki' }).where('invoiceId', '=', id),
    db.updateTable('settlements').set({ amount: 1 }).where('invoiceId', '=', id),
    db.updateTable('charges').set({ gross: 1, net: 1, vat: 0 }).where('id', '=', chargeId),
    db.updateTable('chargeLines').set({ netUnit: 1 }).where('chargeId', '=', chargeId),
  ]
  for (const change of changes) await expect(change.execute()).rejects.toThrow(/never changed/)
})
