import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let clerk: Session
beforeAll(async () => {
  portal = await startPortal()
  clerk = await employeeWith(portal, 'request.queue', 'message.reply')
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow(start.toString()))

const done = { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start, handedBackAt: start } as const
const over = (row: object = {}) => insertRequest(portal.db, { ...done, ...row })
const customerOf = (id: number, now?: Temporal.Instant) => sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
const linkTo = (requestId: number, now = start) => createMailedLink(portal.db, now, { purpose: 'rating', requestId })

const rate = (id: number, session: Session | undefined, body: object) =>
  portal.call('PUT', `/api/customer-requests/${id}/rating`, { body, ...(session ? { session } : {}) })
const seen = async (id: number, session: Session) => (await portal.call('GET', `/api/customer-requests/${id}/rating`, { session })).body.data
const rateBy = (vs: string, body: object, csrf = true) => portal.call('PUT', `/api/ratings/${vs}`, { body, csrf })

describe('a rating', () => {
  test('is one of a request, may be changed, and staff see it', async () => {
    const id = await over()
    const customer = await customerOf(id)
    expect(await seen(id, customer)).toEqual({ rating: null, lastDay: '2027-01-22', may: { rate: true } })
    expect(await seen(id, clerk)).toEqual({ rating: null, lastDay: '2027-01-22', may: { rate: false } })
    const first = { rating: { score: 4, comment: 'Gyors volt.', ratedAt: '2026-11-23T08:00:00Z' }, lastDay: '2026-12-23', may: { rate: true } }
    expect((await rate(id, customer, { score: 4, comment: ' Gyors volt. ' })).body.data).toEqual(first)
    portal.setNow('2026-11-23T08:10:00Z')
    expect((await rate(id, customer, { score: 2 })).body.data.rating).toEqual({ score: 2, comment: '', ratedAt: '2026-11-23T08:00:00Z' })
    expect((await seen(id, clerk)).rating.score).toBe(2)
    expect(await portal.db.selectFrom('requestRatings').select('score').where('requestId', '=', id).execute()).toEqual([{ score: 2 }])
  })

  test('of many at once stays one', async () => {
    const id = await over()
    const customer = await customerOf(id)
    const answers = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map((score) => rate(id, customer, { score })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await portal.db.selectFrom('requestRatings').select('requestId').where('requestId', '=', id).execute()).toHaveLength(1)
  })

  test.each([
    ['without a score', {}, 'score', 'REQUIRED'],
    ['of six', { score: 6 }, 'score', 'INVALID_INPUT'],
    ['of half a point', { score: 3.5 }, 'score', 'INVALID_INPUT'],
    ['with a long comment', { score: 3, comment: 'a'.repeat(1001) }, 'comment', 'TEXT_TOO_LONG'],
  ])('%s is refused', async (_what, body, path, code) => {
    const id = await over()
    const said = [(await rate(id, await customerOf(id), body)).body, (await rateBy(await linkTo(id), body)).body]
    for (const answer of said) expect(answer).toMatchObject({ status: 422, fields: [{ path, code }] })
  })

  test.each([
    ['before the device is back', { status: 'SHIPPED', closedAt: null, handedBackAt: null }],
    ['of what was cancelled', { status: 'RECEIVED', outcome: 'CANCELLED', handedBackAt: null }],
  ])('is not possible %s', async (_when, row) => {
    const id = await over(row)
    const customer = await customerOf(id)
    expect(await seen(id, customer)).toEqual({ rating: null, lastDay: null, may: { rate: false } })
    expect((await rate(id, customer, { score: 5 })).body).toMatchObject({ status: 409, code: 'RATING_NOT_POSSIBLE' })
    expect((await rateBy(await linkTo(id), { score: 5 })).body.code).toBe('RATING_NOT_POSSIBLE')
  })

  test.each([
    ['given', '2027-01-22T22:59:59Z', '2027-01-22T23:00:00Z', false],
    ['changed', '2026-12-23T22:59:59Z', '2026-12-23T23:00:00Z', true],
  ])('may be %s until %s', async (_what, last, late, wasRated) => {
    const id = await over()
    if (wasRated) await rate(id, await customerOf(id), { score: 3 })
    for (const [moment, status] of [
      [last, 200],
      [late, 409],
    ] as const) {
      if (!wasRated && status === 409) await portal.db.deleteFrom('requestRatings').where('requestId', '=', id).execute()
      portal.setNow(moment)
      expect((await rate(id, await customerOf(id, Temporal.Instant.from(moment)), { score: 5 })).status, moment).toBe(status)
    }
  })

  test('is the customer’s, and nobody else’s to see', async () => {
    const id = await over()
    expect((await rate(id, clerk, { score: 5 })).body).toMatchObject({ status: 403, code: 'UNAUTHORISED' })
    expect((await rate(id, undefined, { score: 5 })).status).toBe(401)
    const stranger = await customerOf(await over())
    const missing = await rate(987_654_321, stranger, { score: 5 })
    expect([missing.status, missing.body]).toEqual([404, (await rate(id, stranger, { score: 5 })).body])
    expect((await portal.call('GET', `/api/customer-requests/${id}/rating`, { session: stranger })).status).toBe(404)
    expect((await seen(id, clerk)).rating).toBeNull()
  })
})

describe('the link', () => {
  test('shows the question without answering it, and answers it without an account', async () => {
    const id = await over({ language: 'en' })
    const vs = await linkTo(id)
    const look = await portal.call('GET', `/api/ratings/${vs}`)
    expect(look.body.data).toEqual({
      rating: null,
      lastDay: '2027-01-22',
      may: { rate: true },
      crmRequestId: id,
      device: expect.stringContaining('HUAWEI'),
    })
    expect((await rateBy(vs, { score: 5, comment: 'Szuper' })).body.data).toMatchObject({ rating: { score: 5, comment: 'Szuper' } })
    expect((await rateBy(vs, { score: 1 })).body.data).toMatchObject({ rating: { score: 1, comment: '' } })
    expect((await portal.call('GET', `/api/ratings/${vs}`)).body.data.rating.score).toBe(1)
    expect((await rateBy(vs, { score: 1 }, false)).body.code).toBe('CSRFTOKEN_MISSING')
  })

  test('that is unknown, expired, revoked or of another kind opens nothing', async () => {
    const id = await over()
    const revoked = await linkTo(id)
    await portal.db.updateTable('mailedLinks').set({ revokedAt: start }).where('requestId', '=', id).execute()
    const links = [
      'x',
      'a'.repeat(43),
      revoked,
      await linkTo(id, start.subtract({ hours: 92 * 24 + 1 })),
      await createMailedLink(portal.db, start, { purpose: 'followRequest', requestId: id }),
    ]
    for (const vs of links)
      for (const answer of [await portal.call('GET', `/api/ratings/${vs}`), await rateBy(vs, { score: 5 })])
        expect([answer.status, answer.body.code], vs).toEqual([410, 'LINK_EXPIRED'])
    expect((await portal.call('GET', `/api/ratings/${'a'.repeat(300)}`)).body).toMatchObject({ status: 422, fields: [{ code: 'LINK_EXPIRED' }] })
    // And the link to a rating opens no request.
    expect((await portal.call('POST', '/api/follow-request', { body: { vs: await linkTo(id) } })).body.code).toBe('LINK_EXPIRED')
  })
})
