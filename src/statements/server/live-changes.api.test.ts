import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

// What open screens are told of a request that changed: rows written by anybody tell it, whichever use case they come from.

let portal: TestPortal
let listener: pg.Client
const heard: string[] = []
beforeAll(async () => {
  portal = await startPortal()
  listener = new pg.Client({ connectionString: portal.env.DATABASE_URL })
  await listener.connect()
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query('listen reference_data')
})
afterAll(async () => {
  await listener.end()
  await portal.stop()
})

/** What is done tells of the request. */
async function announcedBy(requestId: number, act: () => Promise<unknown>) {
  heard.length = 0
  await act()
  await vi.waitFor(() => expect(heard).toContain(`request ${requestId} 0 0 0`))
}

test('what a courier is asked about a parcel, and what it answers', async () => {
  const requestId = await insertRequest(portal.db, {})
  const { id: askedByAccountId } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
  const { id: shipmentId } = await portal.db
    .insertInto('shipments')
    .values({
      ...{ requestId, leg: 'in', serial: 1, provider: 'simulator', clientReference: `${requestId}-X1` },
      ...{ day: '2026-11-20', pickupWindow: '08-17', createdAt: start, status: 'PICKUP_ORDERED' },
      ...{ carrierId: '1', trackingNumber: '1', orderedAt: start },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const enquiry = { requestId, shipmentId, askedAt: start, askedByAccountId, reference: 'GLS-1', note: 'Hol a csomag?' }
  await announcedBy(requestId, () => portal.db.insertInto('courierEnquiries').values(enquiry).execute())
  await announcedBy(requestId, () =>
    portal.db
      .updateTable('courierEnquiries')
      .set({ answer: 'Keresik.', answeredAt: start, answeredByAccountId: askedByAccountId })
      .where('requestId', '=', requestId)
      .execute(),
  )
})

test('a complaint that names it, and each of its steps', async () => {
  const email = 'anna@pelda.hu'
  const requestId = await insertRequest(portal.db, { email })
  const complaint = { name: 'Anna', email, requestNumber: String(requestId), subject: 'Karc', message: 'Karcos.' }
  await announcedBy(requestId, async () => {
    const { status } = await portal.call('POST', '/api/complaints', { csrf: true, idempotencyKey: 'told-changes', body: complaint })
    expect(status).toBe(200)
    await portal.jobsDone()
  })
  await announcedBy(requestId, () => portal.db.updateTable('statementCases').set({ state: 'EXAMINED' }).where('requestId', '=', requestId).execute())
})
