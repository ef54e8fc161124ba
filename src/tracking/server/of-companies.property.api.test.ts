import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyRoles } from '#accounts/who.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { fc } from '#testing/random-runs.ts'

// Random companies, people and requests: the list and every request's page show exactly what the role says (decision 68), and nobody else's.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

type Sent = { readonly id: number; readonly by: number; readonly company: number | null }
type Person = {
  readonly id: number
  readonly company: number | null
  readonly role: (typeof companyRoles)[number] | null
  readonly session: { token: string; cookie: string }
}

async function addCompany(): Promise<number> {
  const { id: createdBy } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
  const { id } = await portal.db
    .insertInto('companies')
    .values({ name: 'Minta', customerType: 'FLOTTA', createdAt: start, createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addPerson(company: number | null, role: Person['role'], requests: number, sent: Sent[], isLate: boolean): Promise<Person> {
  const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  const join = async () => {
    if (company !== null && role !== null)
      await portal.db.insertInto('companyPeople').values({ accountId: id, companyId: company, role, joinedAt: start }).execute()
  }
  // A shared account brings what it sent before.
  if (!isLate) await join()
  for (let n = 0; n < requests; n++)
    sent.push({ id: await insertRequest(portal.db, { accountId: id, receivedAt: start.subtract({ minutes: n }) }), by: id, company })
  if (isLate) await join()
  return { id, company, role, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

const mayLook = (person: Person, { by, company }: Sent) =>
  by === person.id || (person.company !== null && company === person.company && person.role !== 'member')

const someone = fc.record({ company: fc.constantFrom(0, 1, 2), role: fc.constantFrom(...companyRoles), requests: fc.nat(2), isLate: fc.boolean() })

test('whoever asks is shown what they sent and what their role lets them see, by pages of any size', { timeout: 120_000 }, async () => {
  const seen = { colleagues: 0, refused: 0 }
  const property = fc.asyncProperty(fc.array(someone, { minLength: 3, maxLength: 6 }), fc.constantFrom(1, 2, 25), async (world, size) => {
    const companies = [await addCompany(), await addCompany(), null]
    const sent: Sent[] = []
    const people: Person[] = []
    for (const { company, role, requests, isLate } of world) {
      const of = companies[company] ?? null
      people.push(await addPerson(of, of === null ? null : role, requests, sent, isLate))
    }
    for (const person of people) {
      const expected = sent.filter((one) => mayLook(person, one)).map(({ id }) => id)
      const listed: number[] = []
      let after = ''
      do {
        const { requests, next, overview } = (await portal.call('GET', `/api/customer-requests?size=${size}${after}`, { session: person.session }))
          .body.data
        listed.push(...requests.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId))
        if (overview) expect(overview.all).toBe(expected.length)
        after = next === null ? '' : `&after=${next}`
      } while (after)
      expect(listed.toSorted()).toEqual(expected.toSorted())
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
  const company = await addCompany()
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
