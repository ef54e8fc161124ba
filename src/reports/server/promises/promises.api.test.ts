import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { ListedPromise } from '../../promises.ts'
import { gatherPromiseCounts } from './promise-weeks-store.ts'

// It is Monday 23 November 2026.

let portal: TestPortal
let head: Session
let colleague: Session
const ids: Record<string, number> = {}

type Session = { token: string; cookie: string }
type Ended = { on: string; as: 'done' | 'void' }

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const { id: headId } = await addAccount(portal.db, {
    customerType: 'EMPLOYEE',
    permissionKeys: ['report.view'],
  })
  head = await sessionOf(portal.db, { kind: 'account', accountId: headId })
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue', 'audit.view'] })
  colleague = await sessionOf(portal.db, { kind: 'account', accountId: id })

  const promise = async (name: string, day: string, ended?: Ended) => {
    const requestId = await insertRequest(portal.db)
    await portal.db.deleteFrom('requestPromises').where('requestId', '=', requestId).execute()
    const first = { requestId, step: 'repairDone', day, madeAt: Temporal.Instant.from('2026-11-02T09:00:00Z'), byKind: 'system' }
    const over = ended ? { endedAt: Temporal.Instant.from(`${ended.on}T23:30:00Z`), ended: ended.as } : {}
    const { id: firstId } = await portal.db
      .insertInto('requestPromises')
      .values({ ...first, ...over })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[name] = requestId
    return { ...first, firstId }
  }
  const renew = (first: Awaited<ReturnType<typeof promise>>, day: string, by: { byKind: string; byAccountId?: number; reason?: string }) =>
    portal.db
      .insertInto('requestPromises')
      .values({ ...first, day, ...by })
      .execute()

  // The week of 16 November. Half an hour before midnight in London is the next day in Budapest.
  await promise('kept on the day', '2026-11-18', { on: '2026-11-17', as: 'done' })
  const late = await promise('done a day late', '2026-11-19', { on: '2026-11-19', as: 'done' })
  await renew(late, '2026-11-25', { byKind: 'staff', byAccountId: headId, reason: 'Törötten jött az alkatrész.' })
  const overWeekend = await promise('still waiting', '2026-11-18')
  await renew(overWeekend, '2026-11-20', { byKind: 'system', reason: 'alkatresz' })
  await renew(overWeekend, '2026-11-24', { byKind: 'system' })
  await promise('void in time', '2026-11-20', { on: '2026-11-18', as: 'void' })
  await promise('void too late', '2026-11-16', { on: '2026-11-19', as: 'void' })
  // This week: not over before its day has passed.
  await promise('today', '2026-11-23')
  // The last day of a week, and the first of the next.
  await promise('Sunday', '2026-11-15', { on: '2026-11-14', as: 'done' })
  await promise('long ago', '2025-11-30', { on: '2025-11-14', as: 'done' })
})
afterAll(() => portal.stop())

const ask = (path: string, query: Record<string, string> = {}, session = head) =>
  portal.call('GET', `/api/service-desk/promises${path}?${new URLSearchParams(query)}`, { session })
const numbersOf = (promises: ListedPromise[]) => promises.map(({ crmRequestId }) => Object.keys(ids).find((name) => ids[name] === crmRequestId))

test('week by week, what fell due, was kept, missed and by how much, and promised anew by whom', async () => {
  const { weeks } = (await ask('', { weeks: '4' })).body.data
  const nothing = { kept: 0, missed: 0, open: 0, void: 0, waiting: 0, median: null, longest: null, renewedByStaff: 0, renewedByPortal: 0 }
  expect(weeks).toEqual([
    { ...nothing, week: '2026-11-23', open: 1 },
    // Wednesday 18 to Monday 23: three working days. Thursday to Friday: one. Monday 16 to Friday 20: four.
    { week: '2026-11-16', kept: 1, missed: 3, open: 0, void: 1, waiting: 1, median: 3, longest: 4, renewedByStaff: 1, renewedByPortal: 2 },
    { ...nothing, week: '2026-11-09', kept: 1 },
    { ...nothing, week: '2026-11-02' },
  ])
  expect((await ask('', { weeks: '52' })).body.data.weeks).toHaveLength(52)
})

describe('the requests of a week', () => {
  const shown = async (query: Record<string, string>) => (await ask('/list', { week: '2026-11-18', ...query })).body.data

  test('stand behind each of its figures', async () => {
    const { promises, next } = await shown({})
    expect(numbersOf(promises)).toEqual(['void too late', 'kept on the day', 'still waiting', 'done a day late', 'void in time'])
    expect(next).toBeNull()
    expect(numbersOf((await shown({ show: 'missed' })).promises)).toEqual(['void too late', 'still waiting', 'done a day late'])
    expect(numbersOf((await shown({ show: 'kept' })).promises)).toEqual(['kept on the day'])
    expect(numbersOf((await shown({ show: 'void' })).promises)).toEqual(['void in time'])
    expect(numbersOf((await ask('/list', { show: 'open' })).body.data.promises)).toEqual(['today'])
  })

  test('say who promised another day, and why', async () => {
    const { promises } = await shown({ show: 'renewed' })
    expect(promises).toMatchObject([
      {
        outcome: 'missed',
        endedOn: null,
        daysLate: 3,
        renewed: [
          { day: '2026-11-20', by: null, reason: 'alkatresz' },
          { day: '2026-11-24', by: null, reason: null },
        ],
      },
      {
        outcome: 'missed',
        endedOn: '2026-11-20',
        daysLate: 1,
        renewed: [{ day: '2026-11-25', by: 'Kovács Anna', reason: 'Törötten jött az alkatrész.' }],
      },
    ])
  })

  test('come page by page, each once', async () => {
    const seen: ListedPromise[] = []
    let after: number | null = null
    do {
      const page = await shown({ size: '2', ...(after && { after: String(after) }) })
      seen.push(...page.promises)
      after = page.next
    } while (after !== null)
    expect(numbersOf(seen)).toEqual(['void too late', 'kept on the day', 'still waiting', 'done a day late', 'void in time'])
  })
})

test('what is counted of each day is what its promises say: before and after it was gathered, and when some are gone', async () => {
  const counts = () =>
    sql<{ rows: number; differing: number }>`
      with said as (
        select coalesce(first.day, one.day) as day, (one.ended_at at time zone 'Europe/Budapest')::date as ended_on, one.ended,
          case when one.first_id is null then 1 else 0 end as promises,
          case when one.first_id is not null and one.by_kind = 'staff' then 1 else 0 end as by_staff,
          case when one.first_id is not null and one.by_kind <> 'staff' then 1 else 0 end as by_portal
        from request_promises as one left join request_promises as first on first.id = one.first_id
        union all select day, ended_on, ended, -promises, -by_staff, -by_portal from promise_counts),
      summed as (select sum(promises) as promises, sum(by_staff) as by_staff, sum(by_portal) as by_portal from said group by day, ended_on, ended)
      select (select count(*)::integer from promise_counts) as rows,
        (select count(*)::integer from summed where promises <> 0 or by_staff <> 0 or by_portal <> 0) as differing`.execute(portal.db)
  const before = (await counts()).rows[0]
  expect(before?.differing).toBe(0)
  await gatherPromiseCounts(portal.db)
  const gathered = (await counts()).rows[0]
  expect(gathered).toEqual({ rows: expect.any(Number), differing: 0 })
  expect(gathered?.rows).toBeLessThan(before?.rows ?? 0)

  const requestId = await insertRequest(portal.db)
  const own = { requestId, step: 'repairDone', madeAt: Temporal.Instant.from('2026-11-02T09:00:00Z'), byKind: 'staff' }
  await portal.db.updateTable('requestPromises').set({ endedAt: own.madeAt, ended: 'void' }).where('requestId', '=', requestId).execute()
  const { id: firstId } = await portal.db
    .insertInto('requestPromises')
    .values({ ...own, day: '2026-10-05' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const later = ['2026-10-06', '2026-10-07'].map((day) => ({ ...own, day, firstId }))
  await portal.db.insertInto('requestPromises').values(later).execute()
  expect((await counts()).rows[0]?.differing).toBe(0)
  // The first together with its later ones, in one statement.
  await portal.db.deleteFrom('requestPromises').where('requestId', '=', requestId).execute()
  expect((await counts()).rows[0]?.differing).toBe(0)
})

test('the file holds the weeks, the earliest first', async () => {
  const { status, bytes } = await ask('/export', { weeks: '4', format: 'csv' })
  expect(status).toBe(200)
  const lines = bytes.toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[3]).toBe('2026-11-16;4;1;3;1;3;4;1;2;0;1')
  expect((await ask('/export', { format: 'xlsx' })).status).toBe(200)
})

test('is for those who may see reports, and refuses what it does not know', async () => {
  for (const path of ['', '/list', '/export']) expect((await ask(path, {}, colleague)).status).toBe(403)
  for (const [path, query] of [
    ['', { weeks: '5' }],
    ['', { weeks: '-1' }],
    ['/list', { week: '2026-02-30' }],
    ['/list', { show: 'late' }],
    ['/list', { after: '0' }],
    ['/export', { format: 'pdf' }],
  ] as const)
    expect((await ask(path, query)).status, `${path} ${JSON.stringify(query)}`).toBe(422)
})
