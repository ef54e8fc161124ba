import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#base/server/log.ts'
import { orderFor, serviceEntries, setupOf } from './factories.ts'
import { startPortal, type TestPortal } from './portal.ts'

// SECURITY F06: PostgreSQL itself has no room. The suite has no disk to fill, so PostgreSQL says so by a trigger, with the codes it has for it.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' }, createLog('silent'))
})
afterAll(() => portal.stop())

const runsOut = (code: string) =>
  sql
    .raw(`
      create function has_no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '${code}'; end $$;
      create trigger has_no_room after insert on request_history for each row execute function has_no_room()`)
    .execute(portal.db)
const hasRoom = () => sql`drop function has_no_room cascade`.execute(portal.db)
const counts = async () =>
  (
    await sql`select (select count(*) from requests) as requests, (select count(*) from orders) as orders,
      (select count(*) from idempotency_keys) as keys, (select count(*) from jobs.job) as jobs`.execute(portal.db)
  ).rows

test.each([
  ['53100', 507, 'STORAGE_FULL'],
  ['53200', 503, 'OVERLOADED'],
  ['53400', 503, 'OVERLOADED'],
])(
  '%s: a booking is refused with %i and leaves nothing, who reads is answered, and the same call goes through once there is room',
  async (code, status, refusal) => {
    const body = orderFor(await setupOf(portal, serviceEntries.paid))
    const form = await portal.call('GET', '/api/create-csrf-token')
    const [cookie = ''] = Object.entries(form.cookies).map(([name, value]) => `${name}=${value}`)
    const options = { headers: { 'x-csrf-token': form.body.data.token as string, cookie }, body, files: [], idempotencyKey: crypto.randomUUID() }
    const send = () => portal.call('POST', '/api/customer-requests/pickup-return', options)
    const before = await counts()
    await runsOut(code)
    const refused = await send()
    expect([refused.status, refused.body.code]).toEqual([status, refusal])
    expect(await counts()).toEqual(before)
    expect((await portal.call('GET', `/api/booking-setup?${serviceEntries.paid}`)).status).toBe(200)
    await hasRoom()
    const taken = await send()
    expect(taken.status).toBe(200)
    expect((await send()).body).toEqual(taken.body)
  },
)
