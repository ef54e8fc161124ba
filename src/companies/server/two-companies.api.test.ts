import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCompany, addMember, addSecondMembership } from '#testing/companies.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

const password = 'Kék-Ház77'
const newPassword = 'Piros-Alma12'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.mobilfutar.example' })
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow(start.toString())
  await portal.db.deleteFrom('rateLimitHits').execute()
})

type Session = { token: string; cookie: string }
type Person = { id: number; email: string; session: Session }
const get = async (url: string, session: Session) => (await portal.call('GET', url, { session })).body.data
const state = (session: Session) => get('/api/login/validator', session)
const actFor = (session: Session, accountId: number) => portal.call('POST', '/api/login/company', { session, body: { accountId } })
const logIn = async (email: string, typed = password) => {
  const answer = await portal.call('POST', '/api/login', { csrf: true, body: { email, password: typed } })
  return {
    status: answer.status,
    accountId: answer.body.customerId,
    session: { token: answer.body.Token, cookie: Object.values(answer.cookies)[0] ?? '' },
  }
}
const linksTo = async (email: string) =>
  (await portal.emails()).filter(({ recipient }) => recipient === email).flatMap(({ plain }) => /ceges-meghivo\/([\w-]+)/.exec(plain)?.[1] ?? [])
const invite = (companyId: number, { session }: Person, email: string, role = 'approver') =>
  portal.call('POST', `/api/companies/${companyId}/invitations`, {
    session,
    body: { email, lastName: 'Nagy', firstName: 'Őrs', language: 'hu', role },
  })
async function join(link: string, session?: Session) {
  const { textVersions } = (await portal.call('GET', '/api/registration-setup')).body.data
  const body = { gdpr: true, termsAndCond: true, textVersions }
  return portal.call('POST', `/api/company-invitations/${link}/join`, { body, ...(session ? { session } : {}) })
}

/** Two companies with an administrator each, and somebody who is a member of the first, with a password. */
async function scene() {
  const [one, two] = [await addCompany(portal.db), await addCompany(portal.db)]
  const { id, email } = await addAccount(portal.db, { customerType: 'FLOTTA', password })
  await portal.db.updateTable('accounts').set({ companyName: 'Első', businessFormId: 1 }).where('id', '=', id).execute()
  await portal.db.insertInto('companyPeople').values({ accountId: id, companyId: one, role: 'member', joinedAt: start }).execute()
  const person: Person = { id, email, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
  return {
    one,
    two,
    person,
    bossOfOne: await addMember(portal.db, one, 'administrator'),
    bossOfTwo: await addMember(portal.db, two, 'administrator'),
  }
}
const leave = async (companyId: number, boss: Person, accountId: number) =>
  portal.call('POST', `/api/companies/${companyId}/people/${accountId}/leave`, { session: boss.session, body: { version: 1 } })

test('whoever has a login joins by the mailed link and that login, and chooses for whom they act', async () => {
  const { one, two, person, bossOfTwo } = await scene()
  const unknown = await invite(two, bossOfTwo, 'ismeretlen@test.example')
  const known = await invite(two, bossOfTwo, person.email)
  expect([known.status, Object.keys(known.body.data)]).toEqual([unknown.status, Object.keys(unknown.body.data)])
  const [link = ''] = await linksTo(person.email)
  expect((await portal.call('GET', `/api/company-invitations/${link}`)).body.data).toMatchObject({
    email: person.email,
    hasLogin: true,
    role: 'approver',
  })
  // The link alone opens nothing, nor does it for somebody else, or by a new password.
  expect((await join(link)).status).toBe(401)
  expect((await join(link, bossOfTwo.session)).body.code).toBe('COMPANY_INVITATION_OTHER')
  const joined = await Promise.all([join(link, person.session), join(link, person.session)])
  expect(joined.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([409, 410])])
  const accountId: number = joined.find(({ status }) => status === 200)?.body.data.accountId

  const before = await state(person.session)
  expect(before).toMatchObject({ customerId: person.id, company: { id: one, role: 'member' }, companyName: 'Első' })
  expect(before.memberships).toEqual([
    { accountId: person.id, company: 'Első Kft.' },
    { accountId, company: 'Minta Kft.' },
  ])
  expect((await actFor(person.session, accountId)).status).toBe(200)
  const after = await state(person.session)
  expect(after).toMatchObject({ customerId: accountId, company: { id: two, role: 'approver' }, companyName: 'Minta' })
  expect(after.memberships.map((each: { accountId: number }) => each.accountId)).toEqual([accountId, person.id])
  // The last one is offered first.
  portal.setNow(start.add({ minutes: 5 }).toString())
  expect(await logIn(person.email)).toMatchObject({ status: 200, accountId })
  expect((await actFor(person.session, bossOfTwo.id)).status).toBe(404)
  expect((await actFor(bossOfTwo.session, accountId)).status).toBe(404)
  await invite(two, bossOfTwo, person.email)
  expect((await join((await linksTo(person.email)).at(-1) ?? '', person.session)).body.code).toBe('IN_THIS_COMPANY')
})

test('a private account is not joined to a company, as before', async () => {
  const { two, bossOfTwo } = await scene()
  const { email } = await addAccount(portal.db)
  await invite(two, bossOfTwo, email)
  expect(await linksTo(email)).toEqual([])
})

test('what is of one company is not there while acting for the other: requests, lists, addresses, people', async () => {
  const { one, two, person, bossOfOne } = await scene()
  const self = await addSecondMembership(portal.db, person, two, 'administrator')
  const request = await insertRequest(portal.db, { accountId: person.id, customerType: 'FLOTTA' })
  const other = await insertRequest(portal.db, { accountId: self.id, customerType: 'FLOTTA' })
  await portal.db.updateTable('accounts').set({ phone: '+36301234567' }).where('id', '=', self.id).execute()
  const seen = async (session: Session, id: number) => {
    const list = (await portal.call('GET', '/api/customer-requests', { session })).body.data
    const statuses = await Promise.all(
      [request, other].map(async (each) => (await portal.call('GET', `/api/customer-requests/${each}/show`, { session })).status),
    )
    const addresses = await portal.call('GET', `/api/customers/${id}/addresses`, { session })
    return { requests: JSON.stringify(list).includes(String(other)) ? 'other' : 'first', statuses, addresses: addresses.status }
  }
  expect(await seen(person.session, person.id)).toEqual({ requests: 'first', statuses: [200, 404], addresses: 200 })
  expect((await portal.call('GET', `/api/companies/${two}`, { session: person.session })).status).toBe(404)
  await actFor(person.session, self.id)
  expect(await seen(person.session, self.id)).toEqual({ requests: 'other', statuses: [404, 200], addresses: 200 })
  expect((await portal.call('GET', `/api/customers/${person.id}/addresses`, { session: person.session })).status).toBe(404)
  expect((await portal.call('GET', `/api/companies/${two}`, { session: person.session })).status).toBe(200)
  expect((await portal.call('GET', `/api/companies/${one}`, { session: person.session })).status).toBe(404)
  expect((await portal.call('GET', `/api/companies/${one}`, { session: bossOfOne.session })).status).toBe(200)
})

test('who leaves one company goes on in the other by the same login, even where it was the first; with the last one nobody is let in', async () => {
  const { one, two, person, bossOfOne, bossOfTwo } = await scene()
  const self = await addSecondMembership(portal.db, person, two, 'member')
  // They act for the second in one browser, for the first in another, while they leave the first.
  const [acting, left] = await Promise.all([actFor(await sessionOfFirst(person), self.id), leave(one, bossOfOne, person.id)])
  expect([left.status, [200, 401].includes(acting.status)]).toEqual([200, true])
  expect((await state(person.session)).memberships).toBeUndefined()
  expect(await state(self.session)).toMatchObject({ company: { id: two }, memberships: [] })
  const again = await logIn(person.email)
  expect(again).toMatchObject({ status: 200, accountId: self.id })
  expect((await actFor(again.session, person.id)).status).toBe(404)
  await portal.call('POST', '/api/reset-password', { csrf: true, body: { email: person.email } })
  const resets = (await portal.emails())
    .filter(({ recipient }) => recipient === person.email)
    .map(({ plain }) => /jelszo[\w-]*\/([\w-]{20,})/.exec(plain)?.[1] ?? '')
  const reset = resets.findLast(Boolean) ?? ''
  const changed = await portal.call('POST', `/api/change-password/${reset}`, {
    csrf: true,
    body: { password: newPassword, passwordConfirm: newPassword },
  })
  expect(changed.status).toBe(200)
  expect([(await logIn(person.email)).status, (await logIn(person.email, newPassword)).status]).toEqual([401, 200])
  expect((await leave(two, bossOfTwo, self.id)).status).toBe(200)
  expect((await logIn(person.email, newPassword)).status).toBe(401)
})
const sessionOfFirst = ({ id }: Person) => sessionOf(portal.db, { kind: 'account', accountId: id })

test('one password, one address, one list of sessions: they are of the person, whichever company they act for', async () => {
  const { two, person } = await scene()
  const self = await addSecondMembership(portal.db, person, two, 'member')
  const sessions = await get(`/api/customers/${self.id}/sessions`, self.session)
  expect(sessions.sessions).toHaveLength(2)
  const body = { currentPassword: password, password: newPassword, passwordConfirm: newPassword }
  expect((await portal.call('POST', '/api/change-password', { session: self.session, body })).status).toBe(200)
  await portal.call('POST', `/api/customers/${self.id}/sessions/end-others`, { session: self.session })
  expect((await state(person.session)).memberships).toBeUndefined()
  expect(await get(`/api/customers/${self.id}/email-change`, self.session)).toMatchObject({ email: person.email })
  await portal.db.updateTable('accounts').set({ email: 'uj.cim@test.example' }).where('id', '=', person.id).execute()
  expect(await get(`/api/customers/${self.id}/email-change`, self.session)).toMatchObject({ email: 'uj.cim@test.example' })
  // A chain of logins lets nobody in.
  const chained = { customerType: 'FLOTTA', email: 'uj.cim@test.example', loginAccountId: self.id }
  await expect(portal.db.insertInto('accounts').values(chained).execute()).rejects.toThrow()
})
