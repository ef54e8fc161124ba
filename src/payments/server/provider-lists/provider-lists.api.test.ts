import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

const header = 'SimplePay azonosító;Kereskedői tranzakció azonosító;Dátum;Típus;Státusz;Összeg;Deviza;Eredeti SimplePay azonosító'
const noon = (day: string) => Temporal.Instant.from(`${day}T11:00:00Z`)

let portal: TestPortal
let session: Awaited<ReturnType<typeof sessionOf>>
let askedBy: number
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const { id } = await addAccount(portal.db, {
    customerType: 'EMPLOYEE',
    permissionKeys: ['invoice.markPaid'],
  })
  askedBy = id
  session = await sessionOf(portal.db, { kind: 'account', accountId: id })
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow('2026-11-23T08:00:00Z'))

const upload = (content: string | Buffer, name = 'lista.csv') =>
  portal.call('POST', '/api/finance-desk/provider-lists', { session, body: {}, files: [{ field: 'list', name, bytes: Buffer.from(content) }] })

type Row = { id: string; day: string; amount: number; type?: string; state?: string; ours?: string; about?: string }
const listOf = (...rows: readonly Row[]) =>
  [
    header,
    ...rows.map(
      ({ id, day, amount, type = 'Fizetés', state = 'Sikeres', ours = '', about = '' }) =>
        `${id};${ours};${day.replaceAll('-', '.')}. 12:00:00;${type};${state};${amount};HUF;${about}`,
    ),
  ].join('\n')

async function agreementOf(day: string, { provider = 'simplepay', language = 'hu' } = {}) {
  const { status, body } = await portal.call('GET', `/api/finance-desk/agreement?day=${day}`, { session, language })
  expect(status).toBe(200)
  return body.data.providers.find((one: { provider: string }) => one.provider === provider)
}

const said = (agreement: { differences: { difference: string; key: string }[] }) =>
  agreement.differences.map(({ difference, key }) => [difference, key])

let serial = 700_000_000
/** A payment by card as it ended with us. */
async function payment(day: string, { status = 'paid', amount = 4522 } = {}) {
  const requestId = await insertRequest(portal.db)
  const invoice = await insertInvoice(portal.db, requestId, {
    status: status === 'paid' ? 'paid' : 'pending',
    ...(status === 'paid' ? { paidAt: noon(day) } : {}),
  })
  const transactionId = String(++serial)
  const row = {
    ...{ id: crypto.randomUUID(), invoiceId: invoice.id, amount, provider: 'simplepay', status, providerPaymentId: transactionId },
    ...{ redirectUrl: `https://example/${transactionId}`, captureId: status === 'paid' ? transactionId : null },
    ...{ endedAt: noon(day), nextCheckAt: noon(day) },
  }
  await portal.db.insertInto('payments').values(row).execute()
  return { ...row, requestId, transactionId, number: invoice.number }
}

async function refund(paymentId: string, day: string, amount: number) {
  const row = { paymentId, amount, cause: 'desk', askedBy, reason: 'Méltányosság', status: 'done', providerRefundId: `x-${crypto.randomUUID()}` }
  await portal.db
    .insertInto('refunds')
    .values({ ...row, askedAt: noon(day), endedAt: noon(day), nextTryAt: noon(day) })
    .execute()
}

const note = (body: object) =>
  portal.call('POST', '/api/finance-desk/agreement/notes', {
    session,
    body: { provider: 'simplepay', kind: 'payment', note: 'Egyeztetve.', ...body },
  })

test('a day no list tells of has nothing to agree with', async () => {
  await payment('2026-11-01')
  expect(await agreementOf('2026-11-01')).toEqual({ provider: 'simplepay', list: null, open: 0, noted: 0, differences: [] })
})

test('a list that says what the books say agrees, refunds in parts too; the same list again changes nothing', async () => {
  const day = '2026-11-02'
  const paid = await payment(day)
  for (const amount of [400, 400]) await refund(paid.id, '2026-11-03', amount)
  const failed = await payment(day, { status: 'failed' })
  const list = listOf(
    { id: paid.transactionId, day, amount: 4522, ours: paid.id },
    { id: failed.transactionId, day, amount: 4522, state: 'Időtúllépés' },
    ...[1, 2].map(() => ({ id: paid.transactionId, day: '2026-11-03', amount: -400, type: 'Visszatérítés', about: paid.transactionId })),
  )
  const { body } = await upload(list)
  expect(body.data).toEqual({ provider: 'simplepay', firstDay: day, lastDay: '2026-11-03', read: 4, new: 4, skipped: 0, differing: [] })
  for (const one of [day, '2026-11-03'])
    expect(await agreementOf(one)).toMatchObject({ list: { fileName: 'lista.csv' }, open: 0, noted: 0, differences: [] })
  expect((await upload(list)).body.data).toMatchObject({ read: 4, new: 0, differing: [] })
})

test('every difference is listed with both sides, noted once with a reason, and then the day agrees', async () => {
  const day = '2026-11-05'
  const [onlyHere, otherAmount, otherState] = [await payment(day), await payment(day), await payment(day, { status: 'expired' })]
  const { body } = await upload(
    listOf(
      { id: otherAmount.transactionId, day, amount: 4520 },
      { id: otherState.transactionId, day, amount: 4522, ours: otherState.id },
      { id: '799999999', day, amount: 990 },
    ),
  )
  expect(body.data.differing).toEqual([{ day, count: 4 }])
  const found = await agreementOf(day)
  expect(found).toMatchObject({ open: 4, noted: 0 })
  expect(said(found).toSorted()).toEqual(
    [
      ['onlyHere', onlyHere.id],
      ['otherAmount', otherAmount.transactionId],
      ['otherState', otherState.transactionId],
      ['onlyThere', '799999999'],
    ].toSorted(),
  )
  expect(found.differences).toContainEqual({
    ...{ kind: 'payment', key: otherAmount.transactionId, difference: 'otherAmount', noted: null },
    ...{ there: { amount: 4520, state: 'done' }, here: { amount: 4522, state: 'done' } },
    about: { crmRequestId: otherAmount.requestId, invoiceNumber: otherAmount.number },
  })
  expect((await note({ day, key: '799999999', note: 'x' })).status).toBe(422)
  expect((await note({ day, key: '12345' })).status).toBe(404)
  expect((await note({ day: '2026-11-06', key: '799999999' })).status).toBe(404)
  const answers = await Promise.all([note({ day, key: '799999999' }), note({ day, key: '799999999' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const key of [onlyHere.id, otherAmount.transactionId, otherState.transactionId]) expect((await note({ day, key })).status).toBe(200)
  const ended = await agreementOf(day)
  expect(ended).toMatchObject({ open: 0, noted: 4 })
  expect(ended.differences[0].noted).toMatchObject({ note: 'Egyeztetve.', by: 'Kovács Anna', at: '2026-11-23T08:00:00Z' })
  expect((await agreementOf(day, { language: 'de' })).differences[0].noted).toMatchObject({ by: 'Anna Kovács' })
})

test('a note covers what it was about: another amount later is a difference again; and one that is mended is none', async () => {
  const day = '2026-11-07'
  const paid = await payment(day)
  const list = (amount: number) => upload(listOf({ id: paid.transactionId, day, amount }))
  await list(4520)
  expect((await note({ day, key: paid.transactionId })).status).toBe(200)
  expect(await agreementOf(day)).toMatchObject({ open: 0, noted: 1 })
  expect((await list(4000)).body.data).toMatchObject({ new: 1, differing: [{ day, count: 1 }] })
  expect(await agreementOf(day)).toMatchObject({ open: 1, noted: 0 })
  await list(4522)
  expect(await agreementOf(day)).toMatchObject({ open: 0, noted: 0, differences: [] })
})

test('a payment at midnight that stands on the next day there agrees', async () => {
  const paid = await payment('2026-11-09')
  await upload(
    listOf({ id: paid.transactionId, day: '2026-11-10', amount: 4522 }, { id: '788888888', day: '2026-11-09', amount: 100, state: 'Sikertelen' }),
  )
  for (const day of ['2026-11-09', '2026-11-10']) expect(await agreementOf(day)).toMatchObject({ open: 0, list: {} })
})

test('a day that is not over is not compared: what comes later would seem to be missing', async () => {
  const paid = await payment('2026-11-22')
  const today = listOf({ id: '777777771', day: '2026-11-23', amount: 100 })
  const refused = await upload(today)
  expect([refused.status, refused.body.code, refused.body.fields[0].path]).toEqual([422, 'PROVIDER_LIST_TOO_EARLY', 'list'])
  expect(await portal.db.selectFrom('providerListLines').where('transactionId', '=', '777777771').selectAll().execute()).toEqual([])
  const both = listOf({ id: '777777771', day: '2026-11-23', amount: 100 }, { id: paid.transactionId, day: '2026-11-22', amount: 4522 })
  expect((await upload(both)).body.data).toMatchObject({ firstDay: '2026-11-22', lastDay: '2026-11-22', differing: [] })
  expect(await agreementOf('2026-11-23')).toMatchObject({ list: null, open: 0 })
})

describe('what is refused changes nothing', () => {
  const lists = () => portal.db.selectFrom('providerLists').select('id').execute()

  test.each([
    ['a statement of a bank', readFileSync(new URL('../../../../testing/bank-files/kh.csv', import.meta.url)), 422, 'TABLE_NOT_KNOWN'],
    ['a list in euros', Buffer.from(listOf({ id: '1234567', day: '2026-11-20', amount: 10 }).replaceAll('HUF', 'EUR')), 422, 'TABLE_NOT_KNOWN'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 422, 'TABLE_FILE_NOT_VALID'],
  ])('%s', async (_what, content, status, code) => {
    const before = await lists()
    const answer = await upload(content)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await lists()).toEqual(before)
  })

  test('whoever may not settle money sees and sends nothing', async () => {
    const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
    session = await sessionOf(portal.db, { kind: 'account', accountId: id })
    expect((await upload(listOf({ id: '1234567', day: '2026-11-20', amount: 10 }))).status).toBe(403)
    expect((await portal.call('GET', '/api/finance-desk/agreement?day=2026-11-20', { session })).status).toBe(403)
    expect((await note({ day: '2026-11-20', key: '1' })).status).toBe(403)
  })
})
