import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { insertReturnFee } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { workbench } from '#testing/job-context.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { unfilled } from '#testing/unfilled.ts'
import { requestClosedEmail } from './request-closed.email.ts'

let portal: TestPortal
let dispatcher: { token: string; cookie: string }
beforeAll(async () => {
  portal = await startPortal()
  dispatcher = await employeeWith(portal, 'request.queue', 'courier.dispatch')
})
afterAll(() => portal.stop())

let count = 0
/** A device that goes home, and is handed over now. */
async function handedBack(row: Parameters<typeof insertRequest>[1] = {}) {
  const email = `vege${++count}@pelda.hu`
  const id = await insertRequest(portal.db, { status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED', email, ...row })
  if (row.outcome === 'NO_FAULT' || row.outcome === 'WARRANTY_REJECTED')
    await insertReturnFee(portal.db, id, row.outcome, { status: 'paid', paidAt: start })
  let version = 1
  for (const action of ['delivery-order', 'ship', 'hand-back']) {
    const { body } = await portal.call('POST', `/api/customer-requests/${id}/${action}`, { session: dispatcher, body: { version } })
    expect(body, action).toMatchObject({ status: 200 })
    version = body.data.version
  }
  return { id, email }
}
/** The courier's emails about the way back are not of this file. */
const emailsTo = async (email: string) =>
  (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind === 'conversation.mailClosed')
const linkIn = (plain: string, address: string) => new RegExp(`http://localhost:3000${address}/([\\w-]+)`).exec(plain)?.[1]

describe.each(languages)('the last email in %s', (language) => {
  test('tells of the hand-back, opens the one question, the request and a repeat claim', async () => {
    const { id, email } = await handedBack({ language })
    const emails = await emailsTo(email)
    expect(emails).toHaveLength(1)
    const plain = emails[0]?.plain ?? ''
    expect(emails[0]).toMatchObject({ language })
    expect(`${emails[0]?.subject} ${plain}`).not.toMatch(unfilled)

    const rating = linkIn(plain, '/ertekeles')
    expect((await portal.call('GET', `/api/ratings/${rating}`, { language })).body.data).toMatchObject({ crmRequestId: id, may: { rate: true } })
    const rated = await portal.call('PUT', `/api/ratings/${rating}`, { body: { score: 5 }, csrf: true })
    expect(rated.body.data.rating.score).toBe(5)
    const followed = await portal.call('POST', '/api/follow-request', { body: { vs: linkIn(plain, '/igeny-reszletei') } })
    expect(followed.body.crmRequestId).toBe(id)
    const identicalHash = linkIn(plain, '/igenyles/szervizgarancia-futarszolgaltatas')
    const claim = await portal.call('GET', `/api/service-warranty-rules-fits/${id}?identicalHash=${identicalHash}`)
    expect(claim.body.data).toEqual({ fits: true, until: '2027-05-23' })
  })
})

test('tells the last day of the service warranty in words', async () => {
  const { email } = await handedBack()
  expect((await emailsTo(email))[0]?.plain).toContain('2027. május 23.')
})

test.each(['NO_FAULT', 'WARRANTY_REJECTED', 'RETURNED_UNREPAIRED'] as const)('promises no service warranty for %s', async (outcome) => {
  const { email } = await handedBack({ outcome })
  const [sent] = await emailsTo(email)
  expect(sent?.plain).not.toContain('szervizgarancia')
  expect(linkIn(sent?.plain ?? '', '/ertekeles')).toBeDefined()
})

test('of a repeat repair promises no longer than the first repair did', async () => {
  const first = await insertRequest(portal.db, {
    status: 'SERVICE_DONE',
    outcome: 'REPAIRED',
    closedAt: Temporal.Instant.from('2026-05-10T10:00:00Z'),
  })
  const { email } = await handedBack({ prevCrmRequestId: first })
  expect((await emailsTo(email))[0]?.plain).not.toContain('szervizgarancia')
})

test('is written once, and not for a request that is open again', async () => {
  const { id, email } = await handedBack()
  await portal.jobsDone()
  const bench = await workbench(portal)
  await requestClosedEmail.run(bench.at('2026-11-23T08:05:00Z'), { requestId: id })
  expect(await emailsTo(email)).toHaveLength(1)
  const open = await insertRequest(portal.db, { status: 'SHIPPED', email: 'meguton@pelda.hu' })
  await requestClosedEmail.run(bench.at('2026-11-23T08:05:00Z'), { requestId: open })
  expect(await emailsTo('meguton@pelda.hu')).toEqual([])
})

test('the link of the email lasts as long as what was said may be changed', async () => {
  const { id, email } = await handedBack()
  const rating = linkIn((await emailsTo(email))[0]?.plain ?? '', '/ertekeles')
  const lastMoment = '2027-01-22T22:59:59Z'
  portal.setNow(lastMoment)
  expect((await portal.call('PUT', `/api/ratings/${rating}`, { body: { score: 4 }, csrf: true })).status).toBe(200)
  const lastChange = Temporal.Instant.from('2027-02-21T22:59:59Z')
  portal.setNow(lastChange.toString())
  expect((await portal.call('PUT', `/api/ratings/${rating}`, { body: { score: 3 }, csrf: true })).status).toBe(200)
  const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, lastChange)
  expect((await portal.call('GET', `/api/customer-requests/${id}/rating`, { session: customer })).body.data.rating.score).toBe(3)
})
