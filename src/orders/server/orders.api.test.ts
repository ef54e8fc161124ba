import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book } from '#testing/factories.ts'
import { insertOrder, insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { byForm, fc } from '#testing/random-runs.ts'
import { type OrderStatus, orderStatuses } from '../order.ts'
import { formatOrderNumber } from '../order-number.ts'

type Session = { token: string; cookie: string }
type Listed = { id: string; date: string; status: OrderStatus; source: string; reference: string | null; count: number; devices: string[] }
type Shown = Omit<Listed, 'devices'> & { requests: { crmRequestId: number; device: string }[]; next: number | null }

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

async function person() {
  const { id } = await addAccount(portal.db)
  return { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

async function list(session: Session, query: Record<string, string> = {}) {
  const { status, body } = await portal.call('GET', `/api/orders?${new URLSearchParams(query)}`, { session })
  expect([status, body]).toEqual([200, expect.anything()])
  return body.data as { orders: Listed[]; next: string | null }
}
const idsOf = async (session: Session, query: Record<string, string>) => (await list(session, query)).orders.map(({ id }) => id)

async function show(session: Session, id: string, query = '') {
  const { status, body } = await portal.call('GET', `/api/orders/${id}${query}`, { session })
  return { status, order: body.data as Shown }
}

describe('an order', () => {
  test('is made by a booking, of its one request', async () => {
    const { session } = await person()
    const { crmRequestId } = await book(portal, {}, { session })
    const { orders, next } = await list(session)
    expect(orders).toEqual([
      {
        id: expect.stringMatching(/^R-2026-\d{6}$/),
        date: expect.any(String),
        status: 'open',
        reference: null,
        source: 'booking',
        count: 1,
        devices: [expect.stringMatching(/huawei/i)],
      },
    ])
    expect(next).toBeNull()
    const { order } = await show(session, orders[0]?.id ?? '')
    expect(order.requests).toMatchObject([{ crmRequestId, status: 'RECEIVED', closed: false }])
  })

  test('of many devices names the first three, and gives its requests page by page', async () => {
    const { id: accountId, session } = await person()
    const orderId = await insertOrder(portal.db)
    const requests = [...Array(5)].map(() => insertRequest(portal.db, { accountId, orderId }))
    const sorted = (await Promise.all(requests)).toSorted((one, other) => one - other)
    const number = formatOrderNumber(orderId)
    expect((await list(session)).orders).toMatchObject([{ id: number, count: 5, devices: ['HUAWEI', 'HUAWEI', 'HUAWEI'] }])
    const first = (await show(session, number, '?size=3')).order
    const second = (await show(session, number, `?size=3&after=${first.next}`)).order
    expect([...first.requests, ...second.requests].map(({ crmRequestId }) => crmRequestId)).toEqual(sorted)
    expect(second.next).toBeNull()
  })

  test('of somebody else is not there', async () => {
    const owner = await person()
    const orderId = await insertOrder(portal.db)
    await insertRequest(portal.db, { accountId: owner.id, orderId })
    const stranger = await person()
    expect((await show(stranger.session, formatOrderNumber(orderId))).status).toBe(404)
    expect((await show(owner.session, formatOrderNumber(orderId))).status).toBe(200)
    expect((await show(owner.session, 'R-2026-1')).status).toBe(422)
    expect(await list(stranger.session)).toEqual({ orders: [], next: null })
  })

  test('goes with its requests to the account they are attached to', async () => {
    const { id: accountId, session } = await person()
    const requestId = await insertRequest(portal.db)
    expect((await list(session)).orders).toEqual([])
    await portal.db.updateTable('requests').set({ accountId }).where('id', '=', requestId).execute()
    expect((await list(session)).orders).toMatchObject([{ count: 1 }])
  })
})

describe('the list', () => {
  test('comes page by page, the newest first', async () => {
    const { id: accountId, session } = await person()
    for (const _ of Array(7)) await insertRequest(portal.db, { accountId })
    const all = await idsOf(session, {})
    const paged: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { orders, next }: { orders: Listed[]; next: string | null } = await list(session, { size: '3', ...(after && { after }) })
      paged.push(...orders.map(({ id }) => id))
      after = next
    }
    expect(all).toHaveLength(7)
    expect(paged).toEqual(all)
    expect(all).toEqual(all.toSorted().toReversed())
  })

  test('finds by number, reference, request, identifier and device, and by day', async () => {
    const { id: accountId, session } = await person()
    const orderId = await insertOrder(portal.db)
    await portal.db.updateTable('orders').set({ reference: 'PO_77%' }).where('id', '=', orderId).execute()
    const requestId = await insertRequest(portal.db, { accountId, orderId, identifier: 'SN-4711', productTypeOther: 'P30 Pro' })
    await insertRequest(portal.db, { accountId, receivedAt: start.subtract({ hours: 48 }) })
    const number = formatOrderNumber(orderId)
    const found = [number, number.slice(2).toLowerCase(), 'po_77%', String(requestId), 'sn-4711', 'huawei p30']
    for (const text of found) expect(await idsOf(session, { text }), text).toEqual([number])
    for (const text of ['P_77', 'Samsung', '100%']) expect(await idsOf(session, { text }), text).toEqual([])
    expect(await idsOf(session, { from: '2026-11-23', to: '2026-11-23' })).toEqual([number])
    expect(await idsOf(session, { to: '2026-11-22' })).toHaveLength(1)
  })

  test('neither names nor finds what its reader does not see of it', async () => {
    const [one, other] = [await person(), await person()]
    const orderId = await insertOrder(portal.db)
    const number = formatOrderNumber(orderId)
    const crmRequestId = await insertRequest(portal.db, { accountId: one.id, orderId, identifier: 'SN-0815', productTypeOther: 'P30' })
    await insertRequest(portal.db, { accountId: other.id, orderId, identifier: 'SN-0816', productTypeOther: 'P40' })
    expect(await idsOf(one.session, { text: 'SN-0815' })).toEqual([number])
    expect(await idsOf(one.session, { text: 'SN-0816' })).toEqual([])
    expect((await list(one.session)).orders).toMatchObject([{ count: 1, devices: ['HUAWEI P30'] }])
    expect((await show(one.session, number)).order.requests).toMatchObject([{ crmRequestId }])
  })

  test('refuses what is no day, no order and no status', async () => {
    const { session } = await person()
    for (const query of ['from=2026-02-30', 'after=7', 'status=lost', 'size=251']) {
      const { status } = await portal.call('GET', `/api/orders?${query}`, { session })
      expect([query, status]).toEqual([query, 422])
    }
  })
})

/** How a request may stand: open, closed somehow, cancelled. */
const states = {
  open: {},
  repaired: { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start },
  returned: { status: 'SERVICE_DONE', outcome: 'RETURNED_UNREPAIRED', closedAt: start },
  cancelled: { status: 'RECEIVED', outcome: 'CANCELLED', closedAt: start },
} as const
type State = keyof typeof states
const stateNames = Object.keys(states) as State[]

/** GAPS D13 in its own words. */
function expected(of: readonly State[]): OrderStatus {
  const closed = of.filter((state) => state !== 'open')
  const isAllClosed = closed.length === of.length
  if (isAllClosed) return closed.every((state) => state === 'cancelled') ? 'cancelled' : 'done'
  return closed.some((state) => state !== 'cancelled') ? 'partlyDone' : 'open'
}

test('an order stands where its requests stand, in the list, alone and in the filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...stateNames), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (orders) => {
        const { id: accountId, session } = await person()
        const status = new Map<string, OrderStatus>()
        for (const requests of orders) {
          const orderId = await insertOrder(portal.db)
          for (const state of requests) await insertRequest(portal.db, { accountId, orderId, ...states[state] })
          status.set(formatOrderNumber(orderId), expected(requests))
        }
        const listed = (await list(session)).orders
        expect(new Map(listed.map((one) => [one.id, one.status]))).toEqual(status)
        for (const id of status.keys()) expect((await show(session, id)).order.status).toBe(status.get(id))
        for (const one of orderStatuses)
          expect((await idsOf(session, { status: one })).toSorted()).toEqual([...status].flatMap(([id, of]) => (of === one ? [id] : [])).toSorted())
      },
    ),
    { numRuns: byForm(12, 300) },
  )
})
