import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Requests } from '#db/schema.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { updatePromise } from '#requests/server/promise/update-promise.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertOrder, insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, employeeWith, line, runClockJob, sendQuote } from '#testing/quote-desk.ts'
import { insertWorksheet } from '#testing/workshop-desk.ts'

// The clock of a test starts on Monday, 23 November 2026; Saturday, 12 December is worked instead of the 24th.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow(start.toString()))

let count = 0
async function request(row: Partial<Insertable<Requests>> = {}) {
  const email = `keses${++count}@pelda.hu`
  return { id: await insertRequest(portal.db, { email, ...row }), email }
}

/** A device that came in on the morning the clock starts, with what was promised then. */
async function arrived(row: Partial<Insertable<Requests>> = {}) {
  const made = await request({ status: 'ARRIVED', arrivedAt: start, ...row })
  await appendHistory(portal.db, {
    requestId: made.id,
    step: 'receiveDevice',
    code: 20,
    status: 'ARRIVED',
    at: start,
    byKind: 'staff',
    byAccountId: null,
  })
  await updatePromise({ tx: portal.db, reference: portal.reference, now: start }, made.id)
  return made
}

const lateEmails = async (email: string) =>
  (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind === 'tracking.mailLate')
const clockAt = async (instant: string) => {
  portal.setNow(instant)
  await runClockJob(portal, 'tracking.noticeLate')
}
const promiseIn = (id: number) =>
  portal.db
    .selectFrom('requests')
    .select(['promisedBy', 'lateNotices', 'version', 'dueOn', 'firstDueOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const shownNext = async (id: number, now: string) => {
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, Temporal.Instant.from(now))
  return (await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data.next
}

describe('what is promised', () => {
  test('begins with the arrival, stops while the customer decides, and begins again with the answer', async () => {
    const { id } = await arrived()
    expect(await promiseIn(id)).toMatchObject({ promisedBy: '2026-12-02', dueOn: '2026-12-02', version: 1 })
    expect(await shownNext(id, start.toString())).toMatchObject({ code: 'quoteComes', by: '2026-12-02' })

    const technician = await employeeWith(portal, 'quote.edit', 'quote.send')
    const { lastDay } = await sendQuote(portal, technician, id, [line()])
    await portal.jobsDone()
    expect((await promiseIn(id)).promisedBy).toBeNull()
    expect(await shownNext(id, start.toString())).toMatchObject({ code: 'youDecide', by: lastDay })

    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    expect((await answer(portal, session, id, await acceptance(portal, session, id))).status).toBe(200)
    await portal.jobsDone()
    expect((await promiseIn(id)).promisedBy).toBe('2026-12-07')
    expect(await shownNext(id, start.toString())).toMatchObject({ code: 'repairDone', from: '2026-12-02', by: '2026-12-07' })
  })

  test('covers the way back of what was refused', async () => {
    const { id } = await arrived()
    const technician = await employeeWith(portal, 'quote.edit', 'quote.send')
    await sendQuote(portal, technician, id, [line()])
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    expect((await answer(portal, session, id, { quoteAcceptedStatus: false, version: 1 })).status).toBe(200)
    await portal.jobsDone()
    expect((await promiseIn(id)).promisedBy).toBe('2026-11-26')
    expect(await shownNext(id, start.toString())).toMatchObject({ code: 'deviceGoesBack', by: '2026-11-26' })
  })

  test('stays as an employee changed it', async () => {
    const { id } = await arrived()
    await portal.db.updateTable('requests').set({ promisedBy: '2026-12-20' }).where('id', '=', id).execute()
    await updatePromise({ tx: portal.db, reference: portal.reference, now: start }, id)
    expect((await promiseIn(id)).promisedBy).toBe('2026-12-20')
  })
})

describe('a promise that was not kept', () => {
  test('is told once with a new day, however often the clock comes round, and again when that day passes', async () => {
    const { id, email } = await arrived()
    await clockAt('2026-12-02T08:00:00Z')
    expect(await lateEmails(email)).toEqual([])

    for (const instant of ['2026-12-03T08:00:00Z', '2026-12-03T08:00:00Z', '2026-12-03T09:00:00Z', '2026-12-04T08:00:00Z']) await clockAt(instant)
    const [sent, ...more] = await lateEmails(email)
    expect(more).toEqual([])
    expect(sent?.subject).toMatch(/^Késünk, új várható nap, igény: \d{3}\u00A0\d{3}\u00A0\d{3}$/)
    expect(sent?.plain).toContain('2026. december 12., szombat')
    expect(sent?.plain).toMatch(/\/igeny-reszletei\/[\w-]{43}/)
    expect(await promiseIn(id)).toEqual({ promisedBy: '2026-12-12', dueOn: '2026-12-12', firstDueOn: '2026-12-02', lateNotices: 1, version: 2 })
    expect(await shownNext(id, '2026-12-04T08:00:00Z')).toMatchObject({
      code: 'quoteComes',
      by: '2026-12-12',
      first: '2026-12-02',
      late: true,
      passed: false,
    })

    await clockAt('2026-12-15T08:00:00Z')
    expect(await lateEmails(email)).toHaveLength(2)
    expect((await promiseIn(id)).lateNotices).toBe(2)

    // Nobody is told a third time by the portal itself: what was promised last has passed, and an employee writes.
    const last = await promiseIn(id)
    for (const instant of ['2026-12-29T08:00:00Z', '2027-01-12T08:00:00Z', '2027-02-01T08:00:00Z']) await clockAt(instant)
    expect(await lateEmails(email)).toHaveLength(2)
    expect(await promiseIn(id)).toEqual(last)
    expect(last).toMatchObject({ firstDueOn: '2026-12-02', lateNotices: 2 })
    expect(await shownNext(id, '2027-02-01T08:00:00Z')).toMatchObject({ first: '2026-12-02', late: true, passed: true })
  })

  test('is written down where only employees see it', async () => {
    const { id } = await arrived()
    await clockAt('2026-12-03T08:00:00Z')
    const rows = await portal.db.selectFrom('requestHistory').select(['step', 'note', 'internal', 'byKind']).where('requestId', '=', id).execute()
    expect(rows.at(-1)).toEqual({ step: 'promiseChanged', note: '2026-12-12', internal: true, byKind: 'system' })
  })

  test('is told on working days only', async () => {
    const { id, email } = await arrived({ promisedBy: '2026-12-04' })
    for (const weekend of ['2026-12-05T08:00:00Z', '2026-12-06T08:00:00Z', '2026-12-25T08:00:00Z']) await clockAt(weekend)
    expect(await lateEmails(email)).toEqual([])
    await clockAt('2026-12-07T08:00:00Z')
    expect(await lateEmails(email)).toHaveLength(1)
    expect((await promiseIn(id)).promisedBy).toBe('2026-12-15')
  })

  test('is told in the language of the request, with the reason where it waits for a part', async () => {
    const wait = { holdReason: 'alkatresz', holdSince: start }
    const people = [
      { language: 'hu', said: 'alkatrészre várunk', subject: 'Késünk' },
      { language: 'en', said: 'waiting for a spare part', subject: 'We are late' },
      { language: 'de', said: 'Wir warten auf ein Ersatzteil', subject: 'Verzögerung' },
      { language: 'sl', said: 'čakamo na rezervni del', subject: 'Zamujamo' },
    ]
    for (const { language, said, subject } of people) {
      const { email } = await arrived({ language, ...wait })
      await clockAt('2026-12-03T08:00:00Z')
      portal.setNow(start.toString())
      const [sent] = await lateEmails(email)
      expect(sent).toMatchObject({ language, subject: expect.stringContaining(subject), plain: expect.stringContaining(said) })
      expect(sent?.plain).not.toMatch(/[{}]|undefined/)
    }
  })

  test('is not told while we wait for the customer, nor of what is over', async () => {
    const unpaid = await request({ status: 'INVOICE_DONE', promisedBy: '2026-12-01' })
    await insertInvoice(portal.db, unpaid.id)
    const waiting = [
      unpaid,
      await arrived({ holdReason: 'ugyfel', holdSince: start }),
      await request({ status: 'QUOTE_DONE', promisedBy: '2026-12-01' }),
      await request({ status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start, promisedBy: '2026-12-01' }),
      await request({ outcome: 'CANCELLED', closedAt: start }),
    ]
    await clockAt('2027-01-04T08:00:00Z')
    for (const { email } of waiting) expect(await lateEmails(email)).toEqual([])
  })

  test('an expert report that waits for its answer is not our delay', async () => {
    const { id, email } = await arrived({ warrantyTypeId: 1 })
    const report = { requestId: id, reason: 'liquid', findings: 'Folyadék nyomai.', issuedAt: start, returnFee: 4522 }
    await portal.db
      .insertInto('expertReports')
      .values({ ...report, validUntil: Temporal.Instant.from('2027-03-01T22:59:59Z') })
      .execute()
    await clockAt('2027-01-04T08:00:00Z')
    expect(await lateEmails(email)).toEqual([])
    expect(await shownNext(id, '2027-01-04T08:00:00Z')).toMatchObject({ code: 'youAnswerReport', by: '2027-03-01' })
  })

  test('includes the courier who did not come: a day after the device should have been here', async () => {
    const { id, email } = await request({ status: 'DELIVERY_IN_ORDERED', pickupDay: '2026-11-24' })
    await clockAt('2026-11-25T08:00:00Z')
    expect(await lateEmails(email)).toEqual([])
    await clockAt('2026-11-26T08:00:00Z')
    const [sent] = await lateEmails(email)
    expect(sent?.plain).toContain('még nem vette át')
    expect(await shownNext(id, '2026-11-26T08:00:00Z')).toMatchObject({ code: 'deviceArrives', by: '2026-11-27', first: '2026-11-24', late: true })
  })

  test('a parcel lost on its way in is late for the desk until it arrives, and its customer is told twice', async () => {
    const { id, email } = await request({
      status: 'DELIVERY_IN_ORDERED',
      pickupDay: '2026-11-24',
      collectedAt: Temporal.Instant.from('2026-11-24T10:00:00Z'),
    })
    await updatePromise({ tx: portal.db, reference: portal.reference, now: start }, id)
    expect(await promiseIn(id)).toMatchObject({ promisedBy: '2026-11-26', firstDueOn: '2026-11-26' })
    for (let day = 27; day <= 30; day++) await clockAt(`2026-11-${day}T08:00:00Z`)
    for (const day of ['01', '02', '03', '04', '07', '08', '09', '10', '11', '14', '15', '18']) await clockAt(`2026-12-${day}T08:00:00Z`)
    expect(await lateEmails(email)).toHaveLength(2)
    expect(await promiseIn(id)).toMatchObject({ firstDueOn: '2026-11-26', lateNotices: 2 })
  })

  test('an employee promises the next day with a reason; the first promise stays, and what was promised is all there', async () => {
    const { id, email } = await arrived()
    await clockAt('2026-12-03T08:00:00Z')
    const { accountId } = await employeeWith(portal, 'request.transition', 'request.queue')
    const employee = await sessionOf(portal.db, { kind: 'account', accountId }, Temporal.Instant.from('2026-12-03T08:00:00Z'))
    const path = `/api/service-desk/requests/${id}`
    const sent = { version: 2, promisedBy: '2026-12-18' }
    expect((await portal.call('PATCH', `${path}/promise`, { session: employee, body: sent })).status).toBe(422)
    const reason = 'A kijelzőt külföldről várjuk.'
    expect((await portal.call('PATCH', `${path}/promise`, { session: employee, body: { ...sent, reason } })).status).toBe(200)
    await portal.jobsDone()
    const mailed = (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind === 'tracking.mailNewDay')
    expect(mailed.map(({ plain }) => plain)).toEqual([expect.stringMatching(/A kijelzőt külföldről várjuk\.[\s\S]*2026\. december 18\., péntek/)])

    const { promise } = (await portal.call('GET', path, { session: employee })).body.data
    expect(promise).toMatchObject({ by: '2026-12-18', first: '2026-12-02', late: true, daysLate: 1, mustWrite: false, notices: 1 })
    expect(promise.made.map(({ day, isFirst, byKind, reason }: Record<string, unknown>) => [day, isFirst, byKind, reason])).toEqual([
      ['2026-12-18', false, 'staff', reason],
      ['2026-12-12', false, 'system', null],
      ['2026-12-02', true, 'system', null],
    ])
    await clockAt('2026-12-21T08:00:00Z')
    expect(await lateEmails(email)).toHaveLength(2)
  })

  describe('of an order of many', () => {
    /** Devices of one order, on the bench since the morning the clock starts. */
    async function orderOf(rows: readonly Partial<Insertable<Requests>>[]) {
      const { id: accountId, email } = await addAccount(portal.db)
      const orderId = await insertOrder(portal.db)
      const ids: number[] = []
      for (const row of rows) ids.push((await arrived({ accountId, orderId, email, ...row })).id)
      return { ids, email }
    }

    test('its sender has one email that names every device of which the same is told, and each has its own new day', async () => {
      const { ids, email } = await orderOf([{}, {}, {}, { email: 'atado@pelda.hu' }])
      for (const instant of ['2026-12-03T08:00:00Z', '2026-12-03T09:00:00Z']) await clockAt(instant)
      const [sent, ...more] = await lateEmails(email)
      expect(more).toEqual([])
      expect(sent?.subject).toMatch(/^Késünk, új várható nap, megrendelés: R-2026-\d{6}$/)
      for (const id of ids.slice(0, 3)) expect(sent?.plain).toContain(formatRequestNumber(id))
      expect(sent?.plain).toContain('/iranyitopult/megrendeles-reszletei?id=R-2026-')
      expect(await lateEmails('atado@pelda.hu')).toHaveLength(1)
      for (const id of ids) expect(await promiseIn(id)).toMatchObject({ promisedBy: '2026-12-12', lateNotices: 1 })
    })

    test('what is told otherwise is told apart', async () => {
      const { ids, email } = await orderOf([{}, {}, { holdReason: 'alkatresz', holdSince: start }])
      await clockAt('2026-12-03T08:00:00Z')
      const emails = await lateEmails(email)
      expect(emails).toHaveLength(2)
      const [apart] = emails.filter(({ plain }) => plain.includes('alkatrészre várunk'))
      expect(apart?.subject).toContain(formatRequestNumber(ids[2] ?? 0))
    })

    test('one that waits for its customer is not told of beside the others', async () => {
      const { ids, email } = await orderOf([{}, { holdReason: 'ugyfel', holdSince: start }])
      await clockAt('2026-12-03T08:00:00Z')
      const [sent, ...more] = await lateEmails(email)
      expect(more).toEqual([])
      expect(sent?.plain).not.toContain(formatRequestNumber(ids[1] ?? 0))
      expect(await promiseIn(ids[1] ?? 0)).toMatchObject({ promisedBy: '2026-12-02', lateNotices: 0 })
    })
  })

  test('reaches everybody of a long list', async () => {
    const row = { status: 'ARRIVED', promisedBy: '2026-11-30' }
    for (let i = 0; i < 210; i++) await insertRequest(portal.db, { ...row, email: 'sokan@pelda.hu', pickupDay: null })
    await clockAt('2026-12-01T08:00:00Z')
    expect(await portal.db.selectFrom('requests').select('id').where('email', '=', 'sokan@pelda.hu').where('lateNotices', '<>', 1).execute()).toEqual(
      [],
    )
  })
})

test('a letter that was wrong is taken back: undoing a finished repair is told, as the desk says before', async () => {
  const { id, email } = await arrived({ warrantyTypeId: 1 })
  await insertWorksheet(portal, id)
  const head = await employeeWith(portal, 'request.queue', 'request.transition', 'request.undo')
  const path = `/api/service-desk/requests/${id}`
  const finished = await portal.call('POST', `${path}/finish-repair`, { session: head, body: { version: 1 } })
  expect(finished.status).toBe(200)
  await portal.jobsDone()
  expect((await portal.call('GET', path, { session: head })).body.data.undo).toEqual({ step: 'finishRepair', to: 'ARRIVED', isMailed: true })
  const { version } = finished.body.data
  expect((await portal.call('POST', `${path}/undo`, { session: head, body: { version, reason: 'Másik készülék volt.' } })).status).toBe(200)
  await portal.jobsDone()
  const mailed = (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind === 'requests.mailStepTakenBack')
  expect(mailed.map(({ plain }) => plain)).toEqual([expect.stringContaining('a javítás mégsem készült el')])
  // What is promised is what was promised before.
  expect(await promiseIn(id)).toMatchObject({ promisedBy: '2026-12-07', firstDueOn: '2026-12-07' })
})
