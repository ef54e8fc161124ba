import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Language, languages } from '#base/languages.ts'
import { addDays, type Day } from '#calendar/calendar.ts'
import { insertReturnFee } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, versionOf } from '#testing/quote-desk.ts'
import { unfilled } from '#testing/unfilled.ts'
import type { Fate } from '../storage.ts'
import { remindOfStorage } from './remind-of-storage.ts'
import { storageNoticeEmail } from './storage-notice.email.ts'

let portal: TestPortal
let bench: Workbench
let deciderId: number
let now = start
beforeAll(async () => {
  portal = await startPortal()
  bench = await workbench(portal)
  deciderId = (await employeeWith(portal, 'device.abandon', 'request.queue')).accountId
})
afterAll(() => portal.stop())
const goTo = (day: Day) => {
  now = Temporal.Instant.from(`${day}T09:40:00Z`)
  portal.setNow(now.toString())
}
beforeEach(() => goTo('2026-11-23'))

let count = 0
const dueOn = '2026-12-01'

/** It waits for the payment of a fee that was due on that day, or for another delivery since the parcel came back on that day. */
async function leftHere(kind: 'payment' | 'delivery', language: Language = 'hu') {
  const email = `elhagyott${++count}@pelda.hu`
  const status = kind === 'payment' ? 'INVOICE_DONE' : 'DELIVERY_OUT_ORDERED'
  const id = await insertRequest(portal.db, { language, email, status, outcome: 'NO_FAULT', readyAt: start })
  await insertReturnFee(portal.db, id, 'NO_FAULT', { paymentMethodId: kind === 'payment' ? 4 : 1, dueOn })
  if (kind === 'delivery') {
    const parcel = { requestId: id, leg: 'out', serial: 1, provider: 'simulator', clientReference: `${id}-K1`, day: dueOn, pickupWindow: '12-17' }
    const endedAt = Temporal.Instant.from(`${dueOn}T12:00:00Z`)
    const went = {
      createdAt: start,
      orderedAt: start,
      collectedAt: start,
      endedAt,
      status: 'RETURNED',
      carrierId: `T${id}`,
      trackingNumber: `T${id}`,
    }
    await portal.db
      .insertInto('shipments')
      .values({ ...parcel, ...went })
      .execute()
  }
  return { id, email }
}

/** The clock comes round, and the emails it asks for are sent. */
async function clock(day: Day, times = 1) {
  goTo(day)
  const before = bench.jobs.length
  for (let n = 0; n < times; n++) await remindOfStorage(bench.at(now.toString()))
  for (const { data } of bench.jobs.slice(before).filter(({ job }) => job === storageNoticeEmail.job))
    await bench.at(now.toString()).transaction((own) => storageNoticeEmail.run(own, data as never))
  await portal.jobsDone()
}
const onDay = (n: number) => addDays(dueOn, n)
const mailed = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const decider = () => sessionOf(portal.db, { kind: 'account', accountId: deciderId }, now)
const shown = async (id: number) => (await portal.call('GET', `/api/service-desk/requests/${id}/storage`, { session: await decider() })).body.data
const desk = async (path: string) => (await portal.call('GET', `/api/service-desk/${path}`, { session: await decider() })).body.data
const inBucket = async (): Promise<number[]> =>
  (await desk('queue?bucket=abandoned&size=100')).requests.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId)
async function decide(id: number, fate: Fate, value: number, over: object = {}) {
  const body = { version: await versionOf(portal, id), fate, value, dataErased: true, note: 'Belső indok', ...over }
  const answer = await portal.call('POST', `/api/customer-requests/${id}/abandoned`, { session: await decider(), body })
  await portal.jobsDone()
  return answer
}
/** All of the storage time, with nothing done by the customer. */
async function wholeTime() {
  for (const n of [14, 45, 75, 91]) await clock(onDay(n))
}

describe.each(languages)('in %s', (language) => {
  test('three notices, each once, with the way to end it; then the account', async () => {
    const [unpaid, returned] = [await leftHere('payment', language), await leftHere('delivery', language)]
    for (const n of [13, 14, 20, 45, 75, 80]) await clock(onDay(n), 2)
    for (const { email } of [unpaid, returned]) {
      const emails = await mailed(email)
      expect(emails.map(({ kind }) => kind)).toEqual(['abandonedDevices.mailNotice', 'abandonedDevices.mailNotice', 'abandonedDevices.mailNotice'])
      expect(new Set(emails.map(({ subject }) => subject)).size).toBe(2)
      for (const { plain } of emails) {
        expect(plain).toContain('/igeny-reszletei/')
        expect(plain).not.toMatch(unfilled)
      }
    }
    goTo(onDay(91))
    expect((await decide(unpaid.id, 'kept', 1000)).status).toBe(200)
    expect((await decide(returned.id, 'sold', 9000)).status).toBe(200)
    const accounts = await Promise.all([unpaid, returned].map(async ({ email }) => (await mailed(email)).slice(3)))
    for (const [account, ...more] of accounts) {
      expect([account?.kind, more]).toEqual(['abandonedDevices.mailAbandoned', []])
      expect(account?.plain).not.toMatch(unfilled)
      expect(account?.plain).not.toContain('Belső indok')
      expect(account?.plain).toContain('/igeny-reszletei/')
    }
    const [left, yours] = accounts.map(([account]) => account?.plain.replaceAll(/[\s.,]/g, ''))
    expect(left).toContain('3522')
    expect(yours).toContain('4478')
  })
})

test('nobody decides before the time is over, whoever may; after it the request is done, what is owed stays', async () => {
  const { id } = await leftHere('payment')
  expect(await shown(id)).toEqual({ wait: null, abandoned: null })
  const own = async (requestId = id) => {
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId }, now)
    return portal.call('GET', `/api/customer-requests/${id}/storage`, { session })
  }
  expect((await own()).body.data).toEqual({ wait: null })
  expect((await own(await insertRequest(portal.db))).status).toBe(404)
  for (const n of [14, 45, 75]) {
    await clock(onDay(n))
    expect((await decide(id, 'recycled', 0)).body.code).toBe('STORAGE_NOT_OVER')
  }
  goTo(onDay(90))
  expect((await decide(id, 'recycled', 0)).body.code).toBe('STORAGE_NOT_OVER')
  expect(await inBucket()).not.toContain(id)
  // The customer's page names the day of the notices.
  expect((await own()).body.data).toEqual({ wait: { kind: 'payment', endsOn: onDay(90), isOver: false } })
  goTo(onDay(91))
  expect((await own()).body.data.wait.isOver).toBe(true)
  expect(await inBucket()).toContain(id)
  expect((await desk(`requests/${id}`)).steps).toContain('declareAbandoned')
  const { wait } = await shown(id)
  expect(wait).toMatchObject({ kind: 'payment', since: dueOn, endsOn: onDay(90), nextNoticeOn: null, owed: 4522, isOver: true, mayDecide: true })
  const looker = await sessionOf(portal.db, { kind: 'account', accountId: (await employeeWith(portal, 'request.queue')).accountId }, now)
  const looked = await portal.call('GET', `/api/service-desk/requests/${id}/storage`, { session: looker })
  expect(looked.body.data.wait).toMatchObject({ isOver: true, mayDecide: false })
  for (const [over, fields] of [
    [{ dataErased: false }, ['dataErased']],
    [{ note: '' }, ['note']],
    [{ fate: 'lost' }, ['fate']],
    [{ fate: 'recycled', value: 5 }, ['value']],
  ] as const) {
    const { status, body } = await decide(id, 'kept', 5, over)
    expect([status, body.fields?.map(({ path }: { path: string }) => path)]).toEqual([422, fields])
  }
  expect((await decide(id, 'recycled', 0)).status).toBe(200)
  const row = await portal.db.selectFrom('requests').select(['status', 'outcome', 'closedAt']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'SERVICE_DONE', outcome: 'ABANDONED', closedAt: expect.anything() })
  expect(await shown(id)).toMatchObject({ wait: null, abandoned: { fate: 'recycled', value: 0, owed: 4522 } })
  const invoice = await portal.db.selectFrom('invoices').select(['status', 'cancelledBy']).where('requestId', '=', id).executeTakeFirstOrThrow()
  expect(invoice).toEqual({ status: 'pending', cancelledBy: null })
  expect(await inBucket()).not.toContain(id)
  expect((await decide(id, 'recycled', 0)).body.code).toBe('STATE_MOVED_ON')
})

test('whoever pays or chooses ends the wait, up to the last moment; a complaint stops it too', async () => {
  const [unpaid, returned, fetching, disputed] = [
    await leftHere('payment'),
    await leftHere('delivery'),
    await leftHere('delivery'),
    await leftHere('payment'),
  ]
  await wholeTime()
  await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: now }).where('requestId', '=', unpaid.id).execute()
  for (const [{ id }, body] of [
    [returned, { way: 'delivery', day: null }],
    [fetching, { way: 'counter' }],
  ] as const) {
    const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
    const { days } = (await portal.call('GET', `/api/customer-requests/${id}/delivery-choice`, { session: customer })).body.data
    const choice = body.way === 'delivery' ? { way: 'delivery', day: days[0], to: null } : body
    expect((await portal.call('POST', `/api/customer-requests/${id}/delivery-choice`, { session: customer, body: choice })).status).toBe(200)
  }
  await portal.db
    .insertInto('statementCases')
    .values({ kind: 'complaint', complaintId: await complaint(), requestId: disputed.id, receivedAt: now, dueOn: onDay(121) })
    .execute()
  const sent = bench.jobs.length
  await clock(onDay(92))
  expect(bench.jobs).toHaveLength(sent)
  for (const { id } of [unpaid, returned, disputed]) {
    expect((await shown(id)).wait).toBe(null)
    expect((await decide(id, 'kept', 0)).body.code).toBe('STORAGE_NOT_OVER')
  }
  // Fetching it was chosen on that day, so the time begins anew with notices of its own.
  expect((await shown(fetching.id)).wait).toMatchObject({ kind: 'collection', since: onDay(91), notices: [], isOver: false })
})

async function complaint(): Promise<number> {
  const { id } = await portal.db
    .insertInto('complaints')
    .values({
      ...{ number: 'P-1', name: 'Nagy Éva', email: 'p@pelda.hu', phone: null, subject: 'Számla', message: 'Nem ennyi.' },
      ...{ language: 'hu', receivedAt: now, requestNumber: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
