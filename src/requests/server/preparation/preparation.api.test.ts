import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buybackOrder, sendBuyback } from '#testing/buyback-orders.ts'
import { book } from '#testing/factories.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { runClockJob } from '#testing/quote-desk.ts'
import { findRequestSummary } from '../request-summary-store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const url = (id: number) => `/api/customer-requests/${id}/preparation`
const holderOf = (requestId: number) => sessionOf(portal.db, { kind: 'tracking', requestId })
const reminders = async () => (await portal.emails()).filter(({ kind }) => kind === 'requests.mailPickupReminder')

describe('the checklist before the pickup', () => {
  test('is declared by nobody at the booking, answered step by step, and printed as answered', async () => {
    const { crmRequestId: id } = await book(portal)
    await portal.jobsDone()
    const session = await holderOf(id)
    const answer = (stepId: number, given: string) => portal.call('PUT', url(id), { session, body: { stepId, answer: given } })
    const asked = (await portal.call('GET', url(id), { session })).body.data
    expect(asked.isOpen).toBe(true)
    expect(asked.steps.map(({ id: step, answer: given }: { id: number; answer: string | null }) => [step, given])).toEqual(
      [1, 2, 5, 11, 12].map((step) => [step, null]),
    )

    expect((await answer(1, 'done')).status).toBe(200)
    expect((await answer(5, 'done')).status).toBe(200)
    expect((await answer(5, 'impossible')).body.data.steps[2]).toMatchObject({ id: 5, answer: 'impossible' })
    await portal.jobsDone()
    expect((await findRequestSummary(portal.db, id))?.preparation.map(({ answer: given }) => given)).toEqual(['done', null, 'impossible', null, null])
    const sheets = await portal.db
      .selectFrom('documents')
      .select('replacedAt')
      .where('requestId', '=', id)
      .where('type', '=', 'handoverDocument')
      .execute()
    expect(sheets.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
    expect(sheets).toHaveLength(4)

    // The step of another kind of device, a word nobody knows, and a device that has left.
    expect((await answer(8, 'done')).body).toMatchObject({ status: 422, fields: [{ path: 'stepId' }] })
    expect((await answer(1, 'perhaps')).status).toBe(422)
    await portal.db.updateTable('requests').set({ status: 'ARRIVED' }).where('id', '=', id).execute()
    expect((await answer(2, 'done')).body.code).toBe('PICKUP_CANNOT_CHANGE')
    expect((await portal.call('GET', url(id), { session })).body.data.isOpen).toBe(false)
  })

  test('is nobody else’s', async () => {
    const [one, other] = [await book(portal), await book(portal)]
    const session = await holderOf(other.crmRequestId)
    expect((await portal.call('GET', url(one.crmRequestId), { session })).status).toBe(404)
    expect((await portal.call('PUT', url(one.crmRequestId), { session, body: { stepId: 1, answer: 'done' } })).status).toBe(404)
  })

  test('is reminded of once on the evening before, with what is still open and the link to it', async () => {
    const { crmRequestId: id, order } = await book(portal)
    await portal.jobsDone()
    await portal.call('PUT', url(id), { session: await holderOf(id), body: { stepId: 1, answer: 'done' } })
    const cancelled = await book(portal)
    await portal.db
      .updateTable('requests')
      .set({ closedAt: Temporal.Instant.from('2026-11-23T09:00:00Z'), outcome: 'CANCELLED' })
      .where('id', '=', cancelled.crmRequestId)
      .execute()
    await sendBuyback(portal, await buybackOrder(portal, { email: 'elado@pelda.hu' }))
    const before = (await reminders()).length
    for (const instant of ['2026-11-23T16:00:00Z', '2026-11-23T17:00:00Z']) {
      portal.setNow(instant)
      await runClockJob(portal, 'requests.remindOfPickup')
    }
    const sent = (await reminders()).filter(({ recipient }) => recipient === (order.customer as { email: string }).email)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toMatch(/^Holnap jön a futár/)
    expect(sent[0]?.plain).toContain('Vegye ki a SIM-kártyát')
    expect(sent[0]?.plain).not.toContain('Mentse el az adatait: ')
    expect(sent[0]?.plain).toMatch(/\/igeny-reszletei\/[\w-]{43}/)
    expect(sent[0]?.plain).toContain('Amit a hiba miatt nem lehet megtenni')
    const [ofSale] = (await reminders()).filter(({ recipient }) => recipient === 'elado@pelda.hu')
    expect(ofSale?.plain).toContain('Amit nem tud megtenni, azt az igény oldalán jelezheti.')
    expect((await reminders()).some(({ recipient }) => recipient === (cancelled.order.customer as { email: string }).email)).toBe(false)
    expect((await reminders()).length).toBeGreaterThan(before)
  })

  test.each([
    ['a withdrawal that waits for its answer', { companyName: null }, null, true],
    ['an accepted withdrawal', { companyName: null }, 'ACCEPTED', true],
    ['a withdrawal that does not hold', { companyName: null }, 'REJECTED', false],
    ['the statement of a company, which has no right to withdraw', { companyName: 'Minta Kft.', customerType: 'RETAILER' }, null, false],
  ] as const)('after %s: asked for and reminded of as the page says of the hand-over', async (_, changes, outcome, isOver) => {
    portal.setNow('2026-11-23T08:00:00Z')
    const { crmRequestId: id, order } = await book(portal)
    await portal.jobsDone()
    await portal.db.updateTable('requests').set(changes).where('id', '=', id).execute()
    const receivedAt = Temporal.Instant.from('2026-11-23T08:00:00Z')
    const { id: withdrawalId } = await portal.db
      .insertInto('withdrawals')
      .values({
        number: `E-2026-9${id}`.slice(0, 20),
        receivedAt,
        name: 'Kovács Anna',
        contract: String(id),
        statement: 'Elállok.',
        email: 'anna@pelda.hu',
        language: 'hu',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('statementCases')
      .values({ kind: 'withdrawal', withdrawalId, requestId: id, receivedAt, dueOn: '2026-12-07', outcome, state: outcome ? 'SETTLED' : 'RECEIVED' })
      .execute()
    expect((await portal.call('GET', url(id), { session: await holderOf(id) })).body.data.isOpen).toBe(!isOver)
    portal.setNow('2026-11-23T17:00:00Z')
    await runClockJob(portal, 'requests.remindOfPickup')
    const sent = (await reminders()).filter(({ recipient }) => recipient === (order.customer as { email: string }).email)
    expect(sent).toHaveLength(isOver ? 0 : 1)
  })
})
