import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { withinSeconds } from './report-store.ts'

const at = (moment: string) => Temporal.Instant.from(moment)

let portal: TestPortal
let fleet: { id: number; session: Session; requests: number[] }
let rival: typeof fleet
let chief: Session
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const company = async (requests: Parameters<typeof insertRequest>[1][]) => {
    const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
    const numbers: number[] = []
    for (const request of requests) numbers.push(await insertRequest(portal.db, { accountId: id, customerType: 'FLOTTA', ...request }))
    return { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }), requests: numbers }
  }
  fleet = await company([
    { receivedAt: at('2026-11-20T10:00:00Z') },
    { receivedAt: at('2026-11-20T10:00:00Z'), outcome: 'CANCELLED', closedAt: at('2026-11-20T11:00:00Z') },
    // Friday 20 November to Monday 23: one working day. 27 October, half past midnight in Budapest, to Tuesday 3 November: five.
    { receivedAt: at('2026-11-02T10:00:00Z'), status: 'SHIPPED', arrivedAt: at('2026-11-20T07:00:00Z'), readyAt: at('2026-11-23T07:00:00Z') },
    { receivedAt: at('2026-10-24T10:00:00Z'), status: 'SERVICE_DONE', arrivedAt: at('2026-10-26T23:30:00Z'), readyAt: at('2026-11-03T10:00:00Z') },
    { receivedAt: at('2026-11-03T10:00:00Z'), brandId: 13, status: 'ARRIVED', arrivedAt: at('2026-11-05T10:00:00Z') },
    // The last moment of 31 October in Budapest, and the first of 1 November.
    { receivedAt: at('2026-10-31T22:59:59.999Z') },
    { receivedAt: at('2026-10-31T23:00:00Z') },
  ])
  rival = await company([
    { receivedAt: at('2026-11-20T09:00:00Z'), status: 'SHIPPED', arrivedAt: at('2026-11-20T07:00:00Z'), readyAt: at('2026-11-20T08:00:00Z') },
  ])
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['report.view'] })
  chief = await sessionOf(portal.db, { kind: 'account', accountId: id })
})
afterAll(() => portal.stop())

type Session = { token: string; cookie: string }
const ask = (session: Session | undefined, id: number | string, query: Record<string, string> = {}) =>
  portal.call('GET', `/api/report-lists/${id}?${new URLSearchParams(query)}`, session ? { session } : {})
const november = { from: '2026-11-01', to: '2026-11-30' }

describe('1, requests by status', () => {
  test('counts what was received in the period, open and closed, in the order of a request’s life', async () => {
    const { status, body } = await ask(fleet.session, 1, november)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ report: 'requestsByStatus', ...november })
    expect(body.data.rows).toHaveLength(11)
    expect(body.data.rows[0]).toEqual({ status: 'RECEIVED', open: 2, closed: 1 })
    expect(
      body.data.rows
        .filter(({ open, closed }: { open: number; closed: number }) => open + closed > 0)
        .map(({ status: of }: { status: string }) => of),
    ).toEqual(['RECEIVED', 'ARRIVED', 'SHIPPED'])
  })

  test('of one brand', async () => {
    const { body } = await ask(fleet.session, 1, { ...november, brand: '13' })
    expect(body.data.rows.filter(({ open }: { open: number }) => open > 0)).toEqual([{ status: 'ARRIVED', open: 1, closed: 0 }])
  })
})

describe('2, turnaround', () => {
  test('counts working days from arrival to ready, of what became ready in the period', async () => {
    const { body } = await ask(fleet.session, 2, november)
    expect(body.data.rows).toEqual([{ brand: { id: 7, name: 'HUAWEI' }, requests: 2, median: 1, average: 3, ninetiethPercentile: 5, longest: 5 }])
  })

  test('is empty where nothing became ready', async () => {
    expect((await ask(fleet.session, 2, { ...november, brand: '13' })).body.data.rows).toEqual([])
  })
})

describe('3, the list', () => {
  test('goes newest first, page by page, also through requests of the same moment', async () => {
    const seen: number[] = []
    let after: string | undefined
    let pages = 0
    do {
      const { body } = await ask(fleet.session, 3, { ...november, size: '2', ...(after ? { after } : {}) })
      seen.push(...body.data.rows.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId))
      after = body.data.next === null ? undefined : String(body.data.next)
      pages += 1
    } while (after)
    expect(pages).toBe(3)
    expect(seen.toSorted()).toEqual(fleet.requests.filter((_, i) => i !== 3 && i !== 5).toSorted())
    expect(seen.at(-1)).toBe(fleet.requests[6])
  })

  test('tells what a company may know of its request, and nothing that opens a service entry', async () => {
    const { body } = await ask(fleet.session, 3, { ...november, status: 'SHIPPED' })
    expect(body.data).toEqual({
      report: 'requestList',
      ...november,
      rows: [
        {
          crmRequestId: fleet.requests[2],
          receivedTime: '2026-11-02T10:00:00Z',
          status: 'SHIPPED',
          outcome: null,
          warrantyTypeId: 2,
          brand: { id: 7, name: 'HUAWEI' },
          productType: null,
          arrivedTime: '2026-11-20T07:00:00Z',
          readyTime: '2026-11-23T07:00:00Z',
          closedTime: null,
        },
      ],
      next: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/[\w-]{32,}/)
  })
})

describe('whose requests', () => {
  const numbersSeen = async (session: Session, query: Record<string, string> = {}) =>
    (await ask(session, 3, { from: '2026-10-01', to: '2026-11-30', size: '5000', ...query })).body.data.rows.map(
      ({ crmRequestId }: { crmRequestId: number }) => crmRequestId,
    )

  test('a company sees its own, an employee who may see reports all', async () => {
    expect((await numbersSeen(fleet.session)).toSorted()).toEqual(fleet.requests.toSorted())
    expect(await numbersSeen(rival.session)).toEqual(rival.requests)
    expect(await numbersSeen(chief)).toHaveLength(8)
    expect((await ask(chief, 2, november)).body.data.rows[0].requests).toBe(3)
    expect((await ask(rival.session, 2, november)).body.data.rows[0]).toMatchObject({ requests: 1, longest: 0 })
  })

  test('asked for at the same time by many, everybody is shown their own', async () => {
    const rowsOf = async (session: Session, id: number) => (await ask(session, id, november)).body.data.rows
    for (const id of [1, 2, 5, 6, 7, 8]) {
      const alone = [await rowsOf(fleet.session, id), await rowsOf(rival.session, id), await rowsOf(chief, id)]
      const together = await Promise.all([fleet, rival, { session: chief }, fleet, rival].map(({ session }) => rowsOf(session, id)))
      expect(together).toEqual([...alone, alone[0], alone[1]])
    }
  })

  test('going on from somebody else’s request tells nothing about it', async () => {
    const [theirs = 0] = rival.requests
    expect(await numbersSeen(fleet.session, { after: String(theirs) })).toEqual([])
    expect(await numbersSeen(fleet.session, { after: '100000000' })).toEqual([])
    expect(await numbersSeen(chief, { after: String(theirs) })).toHaveLength(5)
  })
})

describe('is refused', () => {
  test('to whoever may not see reports', async () => {
    const people = [
      ...(['B2C', 'MOST-B2C', 'PREALERT'] as const).map((customerType) => ({ customerType })),
      { customerType: 'EMPLOYEE' as const, permissionKeys: ['request.queue', 'note.internal'] as const },
    ]
    for (const person of people) {
      const { id } = await addAccount(portal.db, person)
      const { status, body } = await ask(await sessionOf(portal.db, { kind: 'account', accountId: id }), 1)
      expect([status, body.code]).toEqual([403, 'UNAUTHORISED'])
    }
    const tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: fleet.requests[0] ?? 0 })
    expect((await ask(tracking, 3)).status).toBe(403)
    expect((await ask(undefined, 1)).status).toBe(401)
  })

  test.each([0, 9, -1, 1.5, 1e9])('report %s, which there is not', async (id) => {
    const { status, body } = await ask(fleet.session, id)
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test.each(['x', "1'", '1%20or%201=1'])('report %s, which is no number', async (id) => {
    expect((await ask(fleet.session, id)).status).toBe(422)
  })

  test.each([
    [1, { status: 'RECEIVED' }, 'status UNKNOWN_FIELD'],
    [2, { after: '1' }, 'after UNKNOWN_FIELD'],
    [1, { accountId: '1' }, 'accountId UNKNOWN_FIELD'],
    [3, { from: '2026-02-30' }, 'from REPORT_DAY'],
    [3, { to: "2026-11-01'--" }, 'to REPORT_DAY'],
    [3, { from: '2025-01-01', to: '2026-11-01' }, 'from REPORT_PERIOD'],
    [3, { from: '2026-11-02', to: '2026-11-01' }, 'from REPORT_PERIOD'],
    [3, { status: "RECEIVED'" }, 'status INVALID_INPUT'],
    [3, { brand: '7 or 1=1' }, 'brand INVALID_INPUT'],
    [3, { size: '5001' }, 'size INVALID_INPUT'],
    [1, { format: 'pdf' }, 'format INVALID_INPUT'],
    [4, { from: '2026-11-01' }, 'from UNKNOWN_FIELD'],
    [8, { brand: '7' }, 'brand UNKNOWN_FIELD'],
    [2, { company: '0' }, 'company INVALID_INPUT'],
    [3, { after: '1e99' }, 'after INVALID_INPUT'],
  ])('report %d with %o', async (id, query, refused) => {
    const { status, body } = await ask(fleet.session, id, query)
    expect(status).toBe(422)
    expect(body.fields.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([refused])
  })

  test('says the period in the caller’s language', async () => {
    const { body } = await portal.call('GET', '/api/report-lists/1?from=2020-01-01', { session: fleet.session, language: 'sl' })
    expect(body.message).toBe('Prvi dan obdobja ne sme biti poznejši od zadnjega, obdobje pa lahko obsega največ 366 dni.')
  })
})

describe('the database', () => {
  test('ends a report after five seconds, and lets it write nothing', { timeout: 15_000 }, async () => {
    const began = performance.now()
    await expect(withinSeconds(portal.db, (tx) => sql`select pg_sleep(20)`.execute(tx))).rejects.toMatchObject({ code: 'REPORT_TOO_LARGE' })
    expect(performance.now() - began).toBeLessThan(7000)
    await expect(withinSeconds(portal.db, (tx) => sql`delete from request_consents`.execute(tx))).rejects.toThrow('read-only')
    expect(await sql<{ statementTimeout: string }>`show statement_timeout`.execute(portal.db)).toMatchObject({ rows: [{ statementTimeout: '25s' }] })
  })
})
