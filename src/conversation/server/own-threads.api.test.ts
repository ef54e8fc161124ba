import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import type { OwnThread } from '../own-threads.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let clerk: Session
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  clerk = await employeeWith(portal, 'request.queue', 'message.reply')
})
afterAll(() => portal.stop())

async function person() {
  const { id } = await addAccount(portal.db)
  return { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

const write = async (requestId: number, session: Session, text: string) => {
  const { status, body } = await portal.call('POST', `/api/customer-requests/${requestId}/messages`, {
    session,
    body: { text, seen: 0 },
    files: [],
    idempotencyKey: crypto.randomUUID(),
  })
  expect(status).toBe(200)
  return body.data.message.id as number
}

const list = async ({ id, session }: Awaited<ReturnType<typeof person>>, query = '') => {
  const { status, body } = await portal.call('GET', `/api/customers/${id}/messages${query}`, { session })
  expect([status, body]).toEqual([200, expect.anything()])
  return body.data as { threads: OwnThread[]; next: string | null }
}

test('threads of one’s own requests: the unread on top, then the newest', async () => {
  const me = await person()
  const [old, unread, silent, newest] = [
    await insertRequest(portal.db, { accountId: me.id }),
    await insertRequest(portal.db, { accountId: me.id, productTypeOther: 'P30 Pro' }),
    await insertRequest(portal.db, { accountId: me.id }),
    await insertRequest(portal.db, { accountId: me.id }),
  ]
  await write(old, me.session, 'Mikorra lesz kész?')
  await write(unread, clerk, 'Jöhet a futár kedden?')
  const seen = await write(unread, clerk, 'Vagy szerdán?')
  await write(newest, me.session, 'Köszönöm.')

  const { threads, next } = await list(me)
  expect(threads.map(({ crmRequestId }) => crmRequestId)).toEqual([unread, newest, old])
  expect(threads.map(({ crmRequestId }) => crmRequestId)).not.toContain(silent)
  expect(threads[0]).toEqual({
    crmRequestId: unread,
    device: 'HUAWEI P30 Pro',
    closed: false,
    at: '2026-11-23T08:00:00Z',
    side: 'staff',
    beginning: 'Vagy szerdán?',
    unread: 2,
  })
  expect(next).toBeNull()

  const first = await list(me, '?size=1')
  const second = await list(me, `?size=2&after=${first.next}`)
  expect([...first.threads, ...second.threads]).toEqual(threads)

  await portal.call('PUT', `/api/customer-requests/${unread}/messages/read`, { session: me.session, body: { seen } })
  expect((await list(me)).threads.map((thread) => [thread.crmRequestId, thread.unread])).toEqual([
    [newest, 0],
    [unread, 0],
    [old, 0],
  ])
})

test('what is unread is counted, over all requests of the account and of nobody else', async () => {
  const [me, other] = [await person(), await person()]
  const countOf = async (one: typeof me) =>
    (await portal.call('GET', `/api/customers/${one.id}/unread-messages`, { session: one.session })).body.data.unread
  expect(await countOf(me)).toBe(0)
  const [first, second] = [await insertRequest(portal.db, { accountId: me.id }), await insertRequest(portal.db, { accountId: me.id })]
  await write(first, clerk, 'Jöhet a futár kedden?')
  await write(second, clerk, 'Elkészült.')
  await write(second, me.session, 'Köszönöm.')
  const seen = await write(second, clerk, 'Szívesen.')
  expect([await countOf(me), await countOf(other)]).toEqual([3, 0])
  await portal.call('PUT', `/api/customer-requests/${second}/messages/read`, { session: me.session, body: { seen } })
  expect(await countOf(me)).toBe(1)
  expect((await portal.call('GET', `/api/customers/${me.id}/unread-messages`, { session: other.session })).status).toBe(404)
})

test('what a colleague was written is shown to whoever looks, and unread to whoever may answer it', async () => {
  const companyId = await addCompany(portal.db)
  const roles = ['member', 'viewer', 'administrator'] as const
  const [member, viewer, administrator] = await Promise.all(roles.map((role) => addMember(portal.db, companyId, role)))
  if (!member || !viewer || !administrator) throw new Error('Each role has somebody')
  const crmRequestId = await insertRequest(portal.db, { accountId: member.id, customerType: 'FLOTTA' })
  await write(crmRequestId, clerk, 'Jöhet a futár kedden?')
  for (const [one, unread] of [
    [member, 1],
    [viewer, 0],
    [administrator, 1],
  ] as const)
    expect((await list(one)).threads).toMatchObject([{ crmRequestId, unread }])
})

test('nobody sees the threads of others', async () => {
  const [owner, stranger] = [await person(), await person()]
  await write(await insertRequest(portal.db, { accountId: owner.id }), owner.session, 'Jó napot!')
  expect((await list(stranger)).threads).toEqual([])
  expect((await portal.call('GET', `/api/customers/${owner.id}/messages`, { session: stranger.session })).status).toBe(404)
  expect((await portal.call('GET', `/api/customers/${owner.id}/messages?after=x`, { session: owner.session })).status).toBe(422)
})
