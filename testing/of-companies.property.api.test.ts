import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyRoles } from '#accounts/who.ts'
import { formatOrderNumber } from '#orders/order-number.ts'
import { addCompany } from './companies.ts'
import { insertOrder, insertRequest } from './insert-request.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { byForm, fc } from './random-runs.ts'

// Random companies, people and requests: every list and every request's page show exactly what the role says (decision 82), and nobody else's.

let portal: TestPortal
let clerk: number
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  clerk = (await addAccount(portal.db, { customerType: 'EMPLOYEE' })).id
})
afterAll(() => portal.stop())

type Sent = {
  readonly id: number
  readonly by: number
  readonly company: number | null
  readonly centre: number | null
  readonly order: string
  readonly wrote: boolean
}
type Company = { readonly id: number; readonly centres: readonly number[] }
type Person = {
  readonly id: number
  readonly company: number | null
  readonly role: (typeof companyRoles)[number] | null
  /** The cost centres they look after beside their own; null: every one. */
  readonly looksAfter: readonly (number | null)[] | null
  readonly session: { token: string; cookie: string }
}

type Wanted = {
  readonly role: (typeof companyRoles)[number]
  readonly requests: number
  /** A shared account brings what it sent before. */
  readonly isLate: boolean
  readonly every: boolean
  readonly chosen: readonly number[]
  /** Of their requests: the first or the second cost centre, or none. */
  readonly centre: 0 | 1 | 2
}

async function addMinta(): Promise<Company> {
  const id = await addCompany(portal.db)
  const rows = ['1200', '1300'].map((code) => ({ companyId: id, code, name: 'Minta' }))
  return { id, centres: (await portal.db.insertInto('costCentres').values(rows).returning('id').execute()).map((row) => row.id) }
}

async function addPerson(company: Company | null, wanted: Wanted, sent: Sent[]): Promise<Person> {
  const { role, isLate, every, chosen, requests } = wanted
  const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  const centres = chosen.flatMap((n) => company?.centres[n] ?? [])
  const join = async ({ id: companyId }: Company) => {
    await portal.db.insertInto('companyPeople').values({ accountId: id, companyId, role, joinedAt: start, everyCostCentre: every }).execute()
    for (const costCentreId of centres) await portal.db.insertInto('costCentrePeople').values({ accountId: id, costCentreId }).execute()
  }
  const mine: Sent[] = []
  if (company && !isLate) await join(company)
  for (let n = 0; n < requests; n++) mine.push(await send(id, company, n))
  if (company && isLate) await join(company)
  const centre = company?.centres[wanted.centre] ?? null
  for (const one of mine) {
    sent.push({ ...one, centre })
    await portal.db.updateTable('requests').set({ costCentreId: centre }).where('id', '=', one.id).execute()
  }
  const hasEvery = role === 'administrator' || (role !== 'member' && every)
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  return { id, company: company?.id ?? null, role: company && role, looksAfter: hasEvery ? null : centres, session }
}

async function send(by: number, company: Company | null, n: number): Promise<Sent> {
  const receivedAt = start.subtract({ minutes: n })
  const orderId = await insertOrder(portal.db, receivedAt)
  const id = await insertRequest(portal.db, { accountId: by, receivedAt, orderId })
  const wrote = n % 2 === 0
  const message = { requestId: id, at: receivedAt, byKind: 'staff', byAccountId: clerk, text: 'Jöhet a futár?' }
  if (wrote) await portal.db.insertInto('requestMessages').values(message).execute()
  return { id, by, company: company?.id ?? null, centre: null, order: formatOrderNumber(orderId), wrote }
}

const mayLook = ({ id, company, looksAfter }: Person, sent: Sent) =>
  sent.by === id ||
  (company !== null && sent.company === company && (looksAfter === null || (sent.centre !== null && looksAfter.includes(sent.centre))))

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

const someone = fc.record({
  company: fc.constantFrom(0, 1, 2),
  role: fc.constantFrom(...companyRoles),
  requests: fc.nat(2),
  isLate: fc.boolean(),
  every: fc.boolean(),
  chosen: fc.subarray([0, 1]),
  centre: fc.constantFrom(0, 1, 2),
})

const worldsDrawn = byForm(12, 300)

test('whoever asks is shown what they sent and what their role lets them see, by pages of any size', { timeout: worldsDrawn * 10_000 }, async () => {
  const seen = { colleagues: 0, refused: 0 }
  const property = fc.asyncProperty(fc.array(someone, { minLength: 3, maxLength: 6 }), fc.constantFrom(1, 2, 25), async (world, size) => {
    const companies = [await addMinta(), await addMinta(), null]
    const sent: Sent[] = []
    const people: Person[] = []
    for (const { company, ...wanted } of world) people.push(await addPerson(companies[company] ?? null, wanted, sent))
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
  await fc.assert(property, { numRuns: worldsDrawn })
  // It would pass, too, if nobody had colleagues.
  expect(seen.colleagues).toBeGreaterThan(5)
  expect(seen.refused).toBeGreaterThan(5)
})

test('who only looks changes nothing and books nothing; an administrator acts for the company', async () => {
  const company = await addMinta()
  const sent: Sent[] = []
  const wanted = { requests: 0, isLate: false, every: true, chosen: [], centre: 2 } as const
  await addPerson(company, { ...wanted, role: 'member', requests: 1 }, sent)
  const [one] = sent
  const cancel = async (role: Wanted['role']) => {
    const { session } = await addPerson(company, { ...wanted, role }, [])
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
