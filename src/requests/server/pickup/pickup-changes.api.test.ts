import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, openForm, pickupOrder, rowCounts, samplePdf, sendOrder } from '#testing/factories.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

type Session = { token: string; cookie: string }
const holderOf = (requestId: number): Promise<Session> => sessionOf(portal.db, { kind: 'tracking', requestId })
const takenOn = async (day: string, window = '08-17') =>
  (await portal.db.selectFrom('pickupSlots').select('taken').where('day', '=', day).where('pickupWindow', '=', window).executeTakeFirst())?.taken ?? 0
/** As from a page that was opened after the courier was ordered. */
const move = async (id: number, session: Session | undefined, body: object) => {
  await portal.jobsDone()
  const request = await portal.db.selectFrom('requests').select('version').where('id', '=', id).executeTakeFirst()
  const sent = { pickupDay: '2026-11-27', pickupWindow: '08-17', version: request?.version ?? 1, ...body }
  return portal.call('PUT', `/api/customer-requests/${id}/pickup`, { session, body: sent })
}
const cancel = (id: number, session: Session | undefined, body: object = { reason: 'worksAgain', note: 'Magától megjavult' }) =>
  portal.call('POST', `/api/customer-requests/${id}/cancel`, { session, body })

describe('another pickup', () => {
  test('takes the new place, gives the old one back, and is written down', async () => {
    const { crmRequestId: id } = await book(portal)
    const before = [await takenOn('2026-11-24'), await takenOn('2026-11-27')]
    const session = await holderOf(id)
    expect((await move(id, session, {})).body.data).toEqual({ pickupDay: '2026-11-27', pickupWindow: '08-17', version: 3 })
    expect([await takenOn('2026-11-24'), await takenOn('2026-11-27')]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1])
    const history = await portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', id).orderBy('id').execute()
    expect(history.map(({ step, code, note }) => [step, code, note])).toEqual([
      ['requestReceived', 1, null],
      ['orderPickup', null, `SIM-${id}-B1`],
      ['pickupChanged', null, '2026-11-27 08-17'],
    ])
    // The same wish again is done already, with whatever version.
    expect((await move(id, session, { version: 1 })).body.data.version).toBe(3)
  })

  test('has a new hand-over sheet; the old link opens the new one', async () => {
    const { crmRequestId: id, handoverDocumentHash } = await book(portal)
    await portal.jobsDone()
    await move(id, await holderOf(id), {})
    await portal.jobsDone()
    const sheets = await portal.db
      .selectFrom('documents')
      .selectAll()
      .where('requestId', '=', id)
      .where('type', '=', 'handoverDocument')
      .orderBy('createdAt')
      .execute()
    expect(sheets).toHaveLength(2)
    expect(sheets.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
    const present = sheets.find(({ replacedAt }) => replacedAt === null)
    expect(present?.fileKey).not.toBeNull()
    expect((await portal.call('GET', `/api/documents-viewer/handoverDocument/${handoverDocumentHash}`)).status).toBe(200)
  })

  test.each([
    ['a closed day', { pickupDay: '2026-11-28' }, 422, 'PICKUP_DAY_CLOSED'],
    ['a day that is none', { pickupDay: 'x' }, 422, 'PICKUP_DAY_CLOSED'],
    ['a window that is none', { pickupWindow: '1-2' }, 422, 'INVALID_INPUT'],
    ['an old version', { version: 7 }, 409, 'STATE_MOVED_ON'],
  ])('is refused for %s, and nothing moves', async (_what, body, status, code) => {
    const { crmRequestId: id } = await book(portal)
    const before = await rowCounts(portal)
    const answer = await move(id, await holderOf(id), body)
    expect(answer.body).toMatchObject({ status, code })
    expect(await rowCounts(portal)).toEqual(before)
  })

  test('is refused when its window is full, also to several at once', async () => {
    await portal.db
      .insertInto('pickupCapacity')
      .values([
        { zone: '6', pickupWindow: '08-17', capacity: 8 },
        { zone: '6', pickupWindow: '12-17', capacity: 2 },
      ])
      .execute()
    await portal.settled()
    const szeged = { deliveryInAddress: { postalCode: '6720', city: 'Szeged' } }
    const ids: number[] = []
    for (let i = 0; i < 6; i++) ids.push((await book(portal, szeged)).crmRequestId)
    const sessions = await Promise.all(ids.map(holderOf))
    const answers = await Promise.all(ids.map((id, i) => move(id, sessions[i], { pickupWindow: '12-17' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
    const slots = await portal.db
      .selectFrom('pickupSlots')
      .select(['pickupWindow', 'taken'])
      .where('zone', '=', '6')
      .orderBy('pickupWindow')
      .orderBy('day')
      .execute()
    expect(slots).toEqual([
      { pickupWindow: '08-17', taken: 4 },
      { pickupWindow: '12-17', taken: 2 },
    ])
  })

  test('is refused once the courier may be on the way', async () => {
    const { crmRequestId: id } = await book(portal)
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, Temporal.Instant.from('2026-11-24T06:50:00Z'))
    portal.setNow('2026-11-24T07:00:00Z')
    expect((await move(id, session, {})).body.code).toBe('PICKUP_CANNOT_CHANGE')
    expect((await cancel(id, session)).body.code).toBe('PICKUP_CANNOT_CHANGE')
    portal.setNow('2026-11-23T08:00:00Z')
    await portal.db.updateTable('requests').set({ status: 'ARRIVED' }).where('id', '=', id).execute()
    expect((await move(id, await holderOf(id), {})).body.code).toBe('PICKUP_CANNOT_CHANGE')
  })

  test('is nobody else’s business: a foreign request answers like one that is not there', async () => {
    const [mine, theirs] = [await book(portal), await book(portal)]
    const session = await holderOf(mine.crmRequestId)
    const foreign = [await move(theirs.crmRequestId, session, {}), await cancel(theirs.crmRequestId, session)]
    const missing = [await move(999999999, session, {}), await cancel(999999999, session)]
    expect(foreign.map(({ status, body }) => [status, body])).toEqual(missing.map(({ status, body }) => [status, body]))
    expect(foreign[0]?.status).toBe(404)
    expect((await move(mine.crmRequestId, undefined, {})).status).toBe(401)
    const stranger = await sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db)).id })
    expect((await move(mine.crmRequestId, stranger, {})).status).toBe(404)
    const desk = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
    expect((await move(mine.crmRequestId, await sessionOf(portal.db, { kind: 'account', accountId: desk.id }), {})).status).toBe(200)
    const history = portal.db.selectFrom('requestHistory').select(['byKind', 'byAccountId']).where('requestId', '=', mine.crmRequestId)
    expect(await history.where('step', '=', 'pickupChanged').execute()).toEqual([{ byKind: 'staff', byAccountId: desk.id }])
  })
})

describe('a cancellation', () => {
  test('closes the request, frees its place and its device, and can be said twice', async () => {
    const { crmRequestId: id, order } = await book(portal)
    const session = await holderOf(id)
    await portal.jobsDone()
    const before = await takenOn('2026-11-24')
    const first = await cancel(id, session)
    expect(first.body.data).toEqual({ outcome: 'CANCELLED', closedAt: '2026-11-23T08:00:00Z' })
    expect(await takenOn('2026-11-24')).toBe(before - 1)
    portal.setNow('2026-11-23T08:05:00Z')
    expect((await cancel(id, session, { reason: 'other' })).body).toEqual(first.body)
    portal.setNow('2026-11-23T08:00:00Z')
    expect(await takenOn('2026-11-24')).toBe(before - 1)
    const history = await portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', id).orderBy('id', 'desc').execute()
    expect(history).toHaveLength(3)
    expect(history[0]).toMatchObject({ step: 'requestCancelled', note: 'worksAgain: Magától megjavult', byKind: 'customer' })
    const { identifier } = order.serviceRequest as { identifier: string }
    expect((await sendOrder(portal, await pickupOrder(portal, { serviceRequest: { identifier } }))).status).toBe(200)
    expect((await move(id, session, {})).body.code).toBe('PICKUP_CANNOT_CHANGE')
  })

  test('needs one of our reasons', async () => {
    const { crmRequestId: id } = await book(portal)
    expect((await cancel(id, await holderOf(id), { reason: 'bosszú' })).body).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  })
})

describe('documents that come later', () => {
  const upload = (id: number, session: Session | undefined, files: { field: string; name: string; bytes: Uint8Array }[]) =>
    portal.call('POST', `/api/customer-requests/${id}/document-upload`, { session, body: {}, files })

  test('are kept and announced; nothing else is accepted', async () => {
    const { crmRequestId: id } = await book(portal)
    const session = await holderOf(id)
    const invoice = { field: 'invoice', name: 'számla.pdf', bytes: samplePdf() }
    const { body } = await upload(id, session, [invoice, { ...invoice, field: 'warranty_card' }])
    expect(body.data.documents).toMatchObject([
      { type: 'invoice', name: 'számla.pdf' },
      { type: 'warrantyCard', name: 'számla.pdf' },
    ])
    const before = await rowCounts(portal)
    expect((await upload(id, session, [])).body.code).toBe('ONE_FILE_IS_REQUIRED')
    expect((await upload(id, session, [{ ...invoice, bytes: Buffer.from('nem pdf') }])).body.code).toBe('FILE_NOT_VALID')
    expect((await upload(id, session, [{ ...invoice, field: 'apple_documents[]' }])).body.code).toBe('MALFORMED')
    expect((await upload(999999999, session, [invoice])).body.code).toBe('NOT_FOUND')
    expect((await upload(id, undefined, [invoice])).body.code).toBe('LOGIN_NEEDED')
    await cancel(id, session)
    expect((await upload(id, session, [invoice])).body.code).toBe('STATE_MOVED_ON')
    const { files, incoming, fileRows } = await rowCounts(portal)
    expect({ files, incoming, fileRows }).toEqual({ files: before.files, incoming: 0, fileRows: before.fileRows })
  })
})

describe('the calendar entry', () => {
  test('opens with its link or for the holder, and for nobody else', async () => {
    const [one, other] = [await book(portal), await book(portal)]
    const url = `/api/customer-requests/${one.crmRequestId}/pickup.ics`
    const answer = await portal.call('GET', one.pickupCalendarUrl)
    expect(answer.headers['content-type']).toContain('text/calendar')
    expect(answer.headers['content-disposition']).toContain(`futar-${one.crmRequestId}.ics`)
    expect((await portal.call('GET', url, { session: await holderOf(one.crmRequestId) })).status).toBe(200)
    const tokenOfOther = other.pickupCalendarUrl.split('token=')[1]
    for (const address of [url, `${url}?token=${tokenOfOther}`, `${url}?token=x`])
      expect((await portal.call('GET', address, { headers: await openForm(portal) })).body).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('stays behind a link for thirty days, whose end nobody moves', async () => {
    const { pickupCalendarUrl } = await book(portal)
    const [end = ''] = (pickupCalendarUrl.split('token=')[1] ?? '').split('-')
    const last = Temporal.Instant.fromEpochMilliseconds(Number(end))
    try {
      portal.setNow(last.subtract({ seconds: 1 }).toString())
      expect((await portal.call('GET', pickupCalendarUrl)).status).toBe(200)
      portal.setNow(last.toString())
      expect((await portal.call('GET', pickupCalendarUrl)).body).toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
      const moved = pickupCalendarUrl.replace(end, String(Number(end) + 1000))
      expect((await portal.call('GET', moved)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    } finally {
      portal.setNow('2026-11-23T08:00:00Z')
    }
  })
})
