import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { workbench } from '#testing/job-context.ts'
import { addAccount, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { attachRequests } from './attach-requests.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

async function attach(accountId: number) {
  const bench = await workbench(portal)
  await bench.at(start.toString()).transaction((ctx) => attachRequests.run(ctx, { accountId }))
}
const lines = (requestId: number) =>
  portal.db.selectFrom('requestHistory').select('byAccountId').where('requestId', '=', requestId).where('step', '=', 'accountAttached').execute()

test('a job that runs twice attaches once; a closed account is given nothing', async () => {
  const { id, email } = await addAccount(portal.db)
  const request = await insertRequest(portal.db, { email })
  await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', id).execute()
  await attach(id)
  expect(await lines(request)).toEqual([])
  await portal.db.updateTable('accounts').set({ enabled: true }).where('id', '=', id).execute()
  await Promise.all([attach(id), attach(id)])
  await attach(id)
  expect(await lines(request)).toEqual([{ byAccountId: id }])
})

test('requests of an address are found by an index', async () => {
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const update = sql`update requests set account_id = 1 where lower(email) = 'a@pelda.hu' and account_id is null`
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${update}`.execute(tx)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('requests_by_email')
  })
})
