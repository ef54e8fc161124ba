import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayCall, type Who } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { book } from '#testing/factories.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

const secret = 'Kényelmetlen ügyfél, TITKOS-4711'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test('a note is seen at the desk, by its author’s name, and nowhere else', async () => {
  const { crmRequestId: id } = await book(portal)
  const owner = await addAccount(portal.db)
  await portal.db.updateTable('requests').set({ accountId: owner.id }).where('id', '=', id).execute()
  const colleague = await addAccount(portal.db, {
    customerType: 'EMPLOYEE',
    permissionKeys: ['request.queue', 'note.internal', 'request.transition'],
  })
  const desk = await sessionOf(portal.db, { kind: 'account', accountId: colleague.id })
  const leave = (text: string) => portal.call('POST', `/api/service-desk/requests/${id}/notes`, { body: { text }, session: desk })

  await portal.jobsDone()
  const state = () => portal.db.selectFrom('requests').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  const { version } = await state()
  const { body } = await leave(secret)
  expect(body.data.note).toMatchObject({ text: secret, by: { id: colleague.id, name: 'Kovács Anna' }, at: '2026-11-23T08:00:00Z' })
  for (const text of ['', ' ', 'x'.repeat(3001)]) expect((await leave(text)).status).toBe(422)
  const seen = (await portal.call('GET', `/api/service-desk/requests/${id}`, { session: desk })).body.data
  expect(seen.notes).toEqual([body.data.note])
  // A note is no change that others must look at first.
  expect(seen.version).toBe(version)
  await portal.call('POST', `/api/service-desk/requests/${id}/hold`, { body: { version, reason: 'ugyfel' }, session: desk })

  const { api } = await import('../../../api.ts')
  const endpoints = Object.values(api).flatMap((table) => Object.values(table) as (Endpoint & { who: Who })[])
  const holders = [
    await sessionOf(portal.db, { kind: 'account', accountId: owner.id }),
    await sessionOf(portal.db, { kind: 'tracking', requestId: id }),
    await sessionOf(portal.db, { kind: 'viewer', requestId: id }),
  ]
  let answers = 0
  for (const endpoint of endpoints.filter(({ who, method }) => method === 'GET' && who.kind !== 'employee'))
    for (const session of [...holders, undefined]) {
      const answer = await portal.call('GET', `/api${endpoint.path.replace(/:\w+/g, String(id))}`, {
        language: 'hu',
        ...(session ? { session } : {}),
      })
      expect(answer.bytes.includes('4711'), endpoint.path).toBe(false)
      expect(answer.bytes.includes('noteAdded'), endpoint.path).toBe(false)
      answers += answer.status === 200 ? 1 : 0
    }
  expect(answers).toBeGreaterThan(10)
  for (const email of await portal.emails()) expect(JSON.stringify(email)).not.toContain('4711')

  const customers = { kind: 'account', sessionId: 1, accountId: owner.id, customerType: 'B2C', permissionKeys: [] } as const
  const desks = endpoints.filter(({ path }) => path.startsWith('/service-desk/'))
  expect(desks.filter(({ who }) => mayCall(who, customers))).toEqual([])
  await expect(portal.db.updateTable('requestNotes').set({ text: '' }).execute()).rejects.toThrow('never changed')
})
