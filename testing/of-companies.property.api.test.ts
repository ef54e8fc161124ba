import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyRoles } from '#accounts/who.ts'
import { formatOrderNumber } from '#orders/order-number.ts'
import { addCompany } from './companies.ts'
import { insertOrder, insertRequest } from './insert-request.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fc } from './random-runs.ts'

// Random companies, people and requests: every list and every request's page show exactly what the role says (decision 82), and nobody else's.

let portal: TestPortal
let clerk: number
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  clerk = (await addAccount(portal.db, { customerType: 'EMPLOYEE' })).id
})
afterAll(() => portal.stop())

type Sent = { readonly id: number; readonly by: number; readonly company: number | null; readonly order: string; readonly wrote: boolean }
type Person = {
  readonly id: number
  readonly company: number | null
  readonly role: (typeof companyRoles)[number] | null
  readonly session: { token: string; cookie: string }
}

async function addPerson(company: number | null, role: Person['role'], requests: number, sent: Sent[], isLate: boolean): Promise<Person> {
  const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  const join = async () => {
    if (company !== null && role !== null)
      await portal.db.insertInto('companyPeople').values({ accountId: id, companyId: company, role, joinedAt: start }).execute()
  }
  // A shared account brings what it sent before.
  if (!isLate) await join()
  for (let n = 0; n < requests; n++) {
    const receivedAt = start.subtract({ minutes: n })
    const orderId = await insertOrder(portal.db, receivedAt)
    const requestId = await insertRequest(portal.db, { accountId: id, receivedAt, orderId })
    const wrote = n % 2 === 0
    if (wrote)
      await portal.db
        .insertInto('requestMessages')
        .values({ requestId, at: receivedAt, byKind: 'staff', byAccountId: clerk, text: 'Jöhet a futár?' })
        .execute()
    sent.push({ id: requestId, by: id, company, order: formatOrderNumber(orderId), wrote })
  }
  if (isLate) await join()
  return { id, company, role, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

const mayLook = (person: Person, { by, company }: Sent) =>
  by === person.id || (person.company !== null && company === person.company && person.role !== 'member')

/** Whose messages somebody marks as read: their own, an administrator those of the company. */
const mayAct = (person: Person, { by, company }: Sent) =>
  by === person.id || (company !== null && company === person.company && person.role === 'administrator')

/** Every row of a list, page by page. */
async function everyOf<Row>({ session }: Person, path: string, name: string, size: number): Promise<Row[]> {
  const rows: Row[] = []
  let after = ''
  do {
    const { data } = (await portal.call('GET', `${path}?size=${size}${after}`, { session })).body
    rows.push(...data[name])
    after = data.next === null ? '' : `&after=${data.next}`
  } while (after)
  return rows
}

const someone = fc.record({ company: fc.constantFrom(0, 1, 2), role: fc.constantFrom(...companyRoles), requests: fc.nat(2), isLate: fc.boolean() })

test('whoever asks is shown what they sent and what their role lets them see, by pages of any size', { timeout: 120_000 }, async () => {
  const seen = { colleagues: 0, refused: 0 }
  const property = fc.asyncProperty(fc.array(someone, { minLength: 3, maxLength: 6 }), fc.constantFrom(1, 2, 25), async (world, size) => {
    const companies = [await addCompany(portal.db), await addCompany(portal.db), null]
    const sent: Sent[] = []
    const people: Person[] = []
    for (const { company, role, requests, isLate } of world) {
      const of = companies[company] ?? null
      people.push(await addPerson(of, of === null ? null : role, requests, sent, isLate))
    }
    for (const person of people) {
      const expected = sent.filter((one) => mayLook(person, one)).map(({ id }) => id)
      const listed = await everyOf<{ crmRequestId: number }>(person, '/api/customer-requests', 'requests', size)
      expect(listed.map(({ crmRequestId }) => crmRequestId).toSorted()).toEqual(expected.toSorted())
      const { overview } = (await portal.call('GET', '/api/customer-requests', { session: person.session })).body.data
      expect(overview.all).toBe(expected.length)
      const orders = await everyOf<{ id: string }>(person, '/api/orders', 'orders', size)
      expect(orders.map(({ id }) => id).toSorted()).toEqual(
        sent
          .filter((one) => mayLook(person, one))
          .map(({ order }) => order)
          .toSorted(),
      )
      const devices = await everyOf<unknown>(person, `/api/customers/${person.id}/devices`, 'devices', size)
      expect(devices).toHaveLength(expected.length)
      const threads = await everyOf<{ crmRequestId: number; unread: number }>(person, `/api/customers/${person.id}/messages`, 'threads', size)
      expect(threads.map(({ crmRequestId, unread }) => [crmRequestId, unread]).toSorted()).toEqual(
        sent
          .filter((one) => one.wrote && mayLook(person, one))
          .map((one) => [one.id, mayAct(person, one) ? 1 : 0])
          .toSorted(),
      )
      const { unread } = (await portal.call('GET', `/api/customers/${person.id}/unread-messages`, { session: person.session })).body.data
      expect(unread).toBe(sent.filter((one) => one.wrote && mayAct(person, one)).length)
      for (const { id, by } of sent) {
        const { status } = await portal.call('GET', `/api/customer-requests/${id}/show`, { session: person.session })
        expect(status, `${person.role} asks ${id}`).toBe(expected.includes(id) ? 200 : 404)
        if (status === 404) seen.refused++
        else if (by !== person.id) seen.colleagues++
      }
    }
  })
  await fc.assert(property, { numRuns: 8 })
  // It would pass, too, if nobody had colleagues.
  expect(seen.colleagues).toBeGreaterThan(5)
  expect(seen.refused).toBeGreaterThan(5)
})

test('who only looks changes nothing and books nothing; an administrator acts for the company', async () => {
  const company = await addCompany(portal.db)
  const sent: Sent[] = []
  await addPerson(company, 'member', 1, sent, false)
  const [one] = sent
  const cancel = async (role: Person['role']) => {
    const { session } = await addPerson(company, role, 0, [], false)
    const { may } = (await portal.call('GET', `/api/customer-requests/${one?.id}/show`, { session })).body.data ?? {}
    const answer = await portal.call('POST', `/api/customer-requests/${one?.id}/cancel`, { session, body: { reason: 'other', note: '' } })
    return [may?.cancel, answer.status]
  }
  expect(await cancel('viewer')).toEqual([false, 404])
  expect(await cancel('approver')).toEqual([false, 404])
  expect(await cancel('member')).toEqual([undefined, 404])
  const [may, status] = await cancel('administrator')
  expect(may).toBe(true)
  expect(status).not.toBe(404)
})
