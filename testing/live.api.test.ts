import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#base/server/log.ts'
import { createPortal } from '../src/app/portal.ts'
import type { Portal } from '../src/app/portal-type.ts'
import { addCompany, addMember } from './companies.ts'
import { insertRequest } from './insert-request.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { employeeWith } from './quote-desk.ts'

// Server-sent events over a real connection, from two web processes on one database: whatever one of them writes, both tell.

let portal: TestPortal
let other: Portal
let here: string
let there: string
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' }, createLog('silent'))
  other = await createPortal(portal.env, createLog('silent'), () => start)
  const open = async ({ http }: Pick<Portal, 'http'>) => {
    await http.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  }
  here = await open(portal)
  there = await open(other)
})
afterAll(async () => {
  await other.stop()
  await portal.stop()
})

type Session = { token: string; cookie: string }
const opened: AbortController[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.abort()
})

const headersOf = ({ token, cookie }: Session) => ({
  Token: token,
  Language: 'hu',
  Cookie: ['account', 'tracking', 'viewer'].map((kind) => `sid_${kind}=${cookie}`).join('; '),
})

async function listen(session: Session, at = here, path = 'customer-requests/live') {
  const aborting = new AbortController()
  opened.push(aborting)
  const response = await fetch(`${at}/api/${path}`, { headers: headersOf(session), signal: aborting.signal })
  const heard: string[] = []
  let isOver = false
  const read = async () => {
    let rest = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (rest + chunk).split('\n\n')
      rest = frames.pop() ?? ''
      heard.push(...frames.filter((frame) => !frame.startsWith(':')).map((frame) => frame.replace(/^event: (\w+)\ndata: /, '$1 ').trim()))
    }
  }
  void read()
    .catch(() => undefined)
    .then(() => {
      isOver = true
    })
  if (response.status === 200) await expect.poll(() => heard).toEqual(['open'])
  return { response, heard, isOver: () => isOver, close: () => aborting.abort() }
}

let accountId: number
let session: Session
beforeEach(async () => {
  accountId = (await addAccount(portal.db)).id
  session = await sessionOf(portal.db, { kind: 'account', accountId })
})
const change = (id: number) => portal.db.updateTable('requests').set({ version: 2, status: 'ARRIVED' }).where('id', '=', id).execute()

describe('what changes', () => {
  test('is told to the account, by whichever process it was written, with a number and nothing else', async () => {
    const [one, two] = [await listen(session), await listen(session, there)]
    expect(one.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(one.response.headers.get('cache-control')).toContain('no-store')
    const id = await insertRequest(portal.db, { accountId })
    await expect.poll(() => one.heard).toContain(`changed ${id}`)
    await change(id)
    for (const { heard } of [one, two]) await expect.poll(() => heard.filter((frame) => frame === `changed ${id}`).length).toBeGreaterThanOrEqual(2)
    expect(new Set([...one.heard, ...two.heard])).toEqual(new Set(['open', `changed ${id}`]))
  })

  test('is told to a tracking session of that request only', async () => {
    const [mine, foreign] = [await insertRequest(portal.db), await insertRequest(portal.db)]
    const { heard } = await listen(await sessionOf(portal.db, { kind: 'tracking', requestId: mine }))
    await change(foreign)
    await change(mine)
    await expect.poll(() => heard).toEqual(['open', `changed ${mine}`])
  })

  test('on a worksheet is told to whoever looks at that sheet, its photos and timers too', async () => {
    const worker = await employeeWith(portal, 'request.queue')
    const sheet = async () => {
      const row = { requestId: await insertRequest(portal.db), startedAt: start }
      return (await portal.db.insertInto('worksheets').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    const [id, foreign] = [await sheet(), await sheet()]
    const save = (one: number) => portal.db.updateTable('worksheets').set({ revision: 1 }).where('id', '=', one).execute()
    const [one, two] = [await listen(worker, here, `worksheets/${id}/live`), await listen(worker, there, `worksheets/${id}/live`)]
    await save(foreign)
    await save(id)
    for (const { heard } of [one, two]) await expect.poll(() => heard).toEqual(['open', `changed ${id}`])
    await portal.db.insertInto('worksheetTimers').values({ worksheetId: id, accountId: worker.accountId, startedAt: start }).execute()
    await expect.poll(() => one.heard).toEqual(['open', `changed ${id}`, `changed ${id}`])
    expect((await listen(session, here, `worksheets/${id}/live`)).response.status).toBe(403)
    expect((await listen(await employeeWith(portal, 'request.arrive'), here, `worksheets/${id}/live`)).response.status).toBe(404)
  })

  test('of somebody else is not told', async () => {
    const { heard } = await listen(session)
    await change(await insertRequest(portal.db, { accountId: (await addAccount(portal.db)).id }))
    const mine = await insertRequest(portal.db, { accountId })
    await expect.poll(() => heard.at(-1)).toBe(`changed ${mine}`)
    expect(heard.filter((frame) => frame !== `changed ${mine}`)).toEqual(['open'])
  })

  test('is told to whoever looks after the company, from the moment they do and no longer', async () => {
    const companyId = await addCompany(portal.db)
    const sender = (await addMember(portal.db, companyId, 'member')).id
    const viewer = await addMember(portal.db, companyId, 'viewer')
    const another = await addMember(portal.db, companyId, 'member')
    const [looks, not] = [await listen(await sessionOf(portal.db, { kind: 'account', accountId: viewer.id })), await listen(another.session)]
    const id = await insertRequest(portal.db, { accountId: sender })
    await expect.poll(() => looks.heard).toContain(`changed ${id}`)
    expect(not.heard).toEqual(['open'])
    await portal.db.updateTable('companyPeople').set({ role: 'member' }).where('accountId', '=', viewer.id).execute()
    await expect.poll(looks.isOver).toBe(true)
    expect(looks.heard).not.toContain('ended')
    const anew = await listen(viewer.session)
    await change(id)
    const mine = await insertRequest(portal.db, { accountId: viewer.id })
    await expect.poll(() => anew.heard.at(-1)).toBe(`changed ${mine}`)
    expect(anew.heard).not.toContain(`changed ${id}`)
  })

  test('and was taken back is told to nobody', async () => {
    const { heard } = await listen(session)
    const id = await insertRequest(portal.db, { accountId })
    const changes = () => heard.filter((frame) => frame === `changed ${id}`).length
    // What is told comes in order: once another is heard of, all of this one was.
    const another = await insertRequest(portal.db, { accountId })
    await expect.poll(() => heard).toContain(`changed ${another}`)
    const before = changes()
    const failing = portal.db.transaction().execute(async (tx) => {
      await tx.updateTable('requests').set({ version: 9 }).where('id', '=', id).execute()
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    const next = await insertRequest(portal.db, { accountId })
    await expect.poll(() => heard.at(-1)).toBe(`changed ${next}`)
    expect(changes()).toBe(before)
  })

  test('is also a message, a document, a parcel or an invoice; what employees do among themselves is not', async () => {
    const id = await insertRequest(portal.db, { accountId })
    const { heard } = await listen(session)
    const changes = () => heard.filter((frame) => frame === `changed ${id}`).length
    const row = { requestId: id, at: Temporal.Now.instant() }
    const steps: (() => Promise<unknown>)[] = [
      () =>
        portal.db
          .insertInto('requestMessages')
          .values({ ...row, byKind: 'customer', text: 'Kérdés' })
          .execute(),
      () =>
        portal.db
          .insertInto('documents')
          .values({ requestId: id, type: 'handoverDocument', name: 'a.pdf', language: 'hu', createdBy: 'system' })
          .execute(),
      () =>
        portal.db
          .insertInto('requestHistory')
          .values({ ...row, step: 'documentsAdded', status: 'RECEIVED', byKind: 'customer' })
          .execute(),
    ]
    for (const [i, step] of steps.entries()) {
      await step()
      await expect.poll(changes).toBe(i + 1)
    }
    await portal.db
      .insertInto('requestHistory')
      .values({ ...row, step: 'held', status: 'RECEIVED', byKind: 'staff', internal: true })
      .execute()
    await portal.db.updateTable('requests').set({ holdReason: 'alkatresz', holdSince: row.at }).where('id', '=', id).execute()
    await change(id)
    await expect.poll(changes).toBe(steps.length + 1)
  })
})

describe('a stream', () => {
  test.each([
    ['nobody', async () => ({ token: 'none', cookie: 'none' }), 401],
    ['a viewer session', async () => sessionOf(portal.db, { kind: 'viewer', requestId: await insertRequest(portal.db) }), 403],
  ])('is not opened for %s', async (_who, of, status) => expect((await listen(await of())).response.status).toBe(status))

  test('ends, and says so, when its session is ended elsewhere', async () => {
    const { heard, isOver } = await listen(session, there)
    const another = await listen(await sessionOf(portal.db, { kind: 'account', accountId }))
    expect((await portal.call('POST', '/api/logout', { session })).status).toBe(200)
    await expect.poll(isOver).toBe(true)
    expect(heard).toEqual(['open', 'ended'])
    expect(another.isOver()).toBe(false)
  })

  test('is refused when an account has ten', async () => {
    for (let i = 0; i < 10; i++) await listen(session)
    const { response } = await listen(session)
    expect(response.status).toBe(429)
    opened.at(0)?.abort()
    await expect
      .poll(
        async () =>
          (
            await fetch(`${here}/api/customer-requests/live`, { headers: headersOf(session), signal: AbortSignal.timeout(300) }).catch(() => ({
              status: 0,
            }))
          ).status,
      )
      .toBe(200)
  })

  test('says that something may have been missed when the connection that hears was lost', async () => {
    const { heard } = await listen(session)
    const client = new pg.Client(portal.env.DATABASE_URL)
    await client.connect()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and (query like 'LISTEN "reference_data"%' or query like '%pg_listening_channels%')`)
    await client.end()
    await expect.poll(() => heard.filter((frame) => frame === 'missed').length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
    const id = await insertRequest(portal.db, { accountId })
    await expect.poll(() => heard).toContain(`changed ${id}`)
  })

  test('is no use of its session: whoever only looks is logged out in time', async () => {
    const { id: sessionId } = await portal.db.selectFrom('sessions').select('id').where('accountId', '=', accountId).executeTakeFirstOrThrow()
    portal.setNow('2026-11-23T08:40:00Z')
    await listen(session)
    portal.setNow('2026-11-23T09:10:00Z')
    expect((await fetch(`${here}/api/customer-requests/live`, { headers: headersOf(session) })).status).toBe(401)
    portal.setNow('2026-11-23T08:00:00Z')
    expect(sessionId).toBeGreaterThan(0)
  })

  test('does not keep the server from stopping', async () => {
    const third = await createPortal(portal.env, createLog('silent'), () => start)
    await third.http.listen({ port: 0, host: '127.0.0.1' })
    const { isOver } = await listen(session, `http://127.0.0.1:${(third.http.server.address() as AddressInfo).port}`)
    const began = performance.now()
    await third.stop()
    expect(performance.now() - began).toBeLessThan(5000)
    await expect.poll(isOver).toBe(true)
  })
})
