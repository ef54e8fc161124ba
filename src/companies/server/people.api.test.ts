import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#accounts/who.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import type { Company, CompanyPerson } from '../company.ts'
import { lockCompany } from './company-store.ts'

const password = 'Kék-Ház77'

let portal: TestPortal
let desk: Session
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.mobilfutar.example' })
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['company.people'] })
  desk = await sessionOf(portal.db, { kind: 'account', accountId: id })
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow(start.toString())
  await portal.db.deleteFrom('rateLimitHits').execute()
})

type Session = { token: string; cookie: string }
type Person = { id: number; email: string; session: Session }

let count = 0
const someone = (over: object = {}) => ({ email: `ember${++count}@test.example`, lastName: 'Nagy', firstName: 'Őrs', language: 'hu', ...over })

/** A company with these people. */
async function companyWith<Roles extends readonly CompanyRole[]>(...roles: Roles) {
  const { id: createdBy } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
  const { id: companyId } = await portal.db
    .insertInto('companies')
    .values({ name: `Minta Flotta ${++count}`, businessFormId: 1, taxNumber: '12345676-2-41', customerType: 'FLOTTA', createdAt: start, createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people: Person[] = []
  for (const role of roles) {
    const { id, email } = await addAccount(portal.db, { customerType: 'FLOTTA', password })
    await portal.db.insertInto('companyPeople').values({ accountId: id, companyId, role, joinedAt: start }).execute()
    people.push({ id, email, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) })
  }
  return { companyId, people: people as { [Place in keyof Roles]: Person } }
}

const at = (companyId: number, rest = '') => `/api/companies/${companyId}${rest}`
const show = async (companyId: number, session: Session): Promise<Company> => (await portal.call('GET', at(companyId), { session })).body.data
const invite = (companyId: number, session: Session, body: object) => portal.call('POST', at(companyId, '/invitations'), { session, body })
const act = (companyId: number, session: Session, accountId: number, action: 'leave' | 'return', version = 1) =>
  portal.call('POST', at(companyId, `/people/${accountId}/${action}`), { session, body: { version } })
const change = (companyId: number, session: Session, accountId: number, role: CompanyRole, version = 1) =>
  portal.call('PUT', at(companyId, `/people/${accountId}`), { session, body: { version, role } })
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const linksTo = async (email: string) => (await emailsTo(email)).flatMap(({ plain }) => /ceges-meghivo\/([\w-]+)/.exec(plain)?.[1] ?? [])
const opened = (link: string) => portal.call('GET', `/api/company-invitations/${link}`)
async function accept(link: string, over: object = {}) {
  const { textVersions } = (await portal.call('GET', '/api/registration-setup')).body.data
  const body = { password, passwordConfirm: password, gdpr: true, termsAndCond: true, textVersions, ...over }
  return portal.call('POST', `/api/company-invitations/${link}`, { csrf: true, body })
}
const logIn = (email: string) => portal.call('POST', '/api/login', { csrf: true, body: { email, password } })
const logOf = async (companyId: number) =>
  (await portal.call('GET', at(companyId, '/log'), { session: desk })).body.data.entries.map(({ action }: { action: string }) => action)

describe('a company', () => {
  const minta = (email: string) => ({
    name: 'Új Flotta',
    businessForm: 1,
    taxNumber: '12345676241',
    customerType: 'FLOTTA',
    administrator: { email, lastName: 'Kis', firstName: 'Pál' },
  })

  test('is made at the desk; the email lets its first administrator in, who is greeted by its name', async () => {
    const email = `elso${++count}@test.example`
    const { body } = await portal.call('POST', '/api/service-desk/companies', { session: desk, body: minta(email) })
    const { companyId } = body.data
    const [link = ''] = await linksTo(email)
    expect((await opened(link)).body.data).toMatchObject({ name: 'Új Flotta', businessForm: 'Kft.', person: 'Kis Pál', email, role: 'administrator' })
    expect((await accept(link)).status).toBe(200)
    const answer = await logIn(email)
    const session = { token: answer.body.Token, cookie: Object.values(answer.cookies)[0] ?? '' }
    const whose = (await portal.call('GET', '/api/login/validator', { session })).body.data
    expect(whose).toMatchObject({
      customerType: 'FLOTTA',
      companyName: 'Új Flotta',
      businessForm: 'Kft.',
      company: { id: companyId, role: 'administrator' },
    })
    const { people, invitations, ...company } = await show(companyId, session)
    expect(company).toEqual({
      id: companyId,
      name: 'Új Flotta',
      businessForm: 'Kft.',
      taxNumber: '12345676-2-41',
      customerType: 'FLOTTA',
      wantsStatement: true,
    })
    expect(people).toEqual([expect.objectContaining({ email, name: 'Kis Pál', role: 'administrator', state: 'active', isSelf: true })])
    expect(invitations).toEqual([])
    expect(await logOf(companyId)).toEqual(['joined', 'invited', 'created'])
  })

  test('is made of a business account once, and of nobody else’s', async () => {
    const { id, email } = await addAccount(portal.db, { customerType: 'B2B' })
    const { email: person } = await addAccount(portal.db)
    const make = (body: object) => portal.call('POST', '/api/service-desk/companies/of-account', { session: desk, body })
    expect((await make({ email })).body.code).toBe('NO_BUSINESS_ACCOUNT')
    await portal.db.updateTable('accounts').set({ companyName: 'Kovács és Társa', businessFormId: 2 }).where('id', '=', id).execute()
    await portal.db.updateTable('accounts').set({ companyName: 'Nem cég' }).where('email', '=', person).execute()
    expect((await make({ email: person })).body).toMatchObject({ status: 409, code: 'NO_BUSINESS_ACCOUNT' })
    const { companyId } = (await make({ email })).body.data
    expect(await show(companyId, desk)).toMatchObject({
      name: 'Kovács és Társa',
      businessForm: 'Bt.',
      people: [{ accountId: id, role: 'administrator' }],
    })
    expect((await make({ email })).body).toMatchObject({ status: 409, code: 'IN_A_COMPANY', fields: [{ path: 'email' }] })
  })

  test('is listed by pages and found by the beginnings of words', async () => {
    const { companyId: one } = await companyWith('administrator', 'member')
    const { companyId: other } = await companyWith()
    await portal.db.updateTable('companies').set({ name: 'Zsiráf Szállítmányozás' }).where('id', '=', one).execute()
    const list = async (query: string) => (await portal.call('GET', `/api/service-desk/companies?${query}`, { session: desk })).body.data
    expect((await list('text=zsir')).companies).toMatchObject([{ id: one, people: 2, invited: 0 }])
    const page = await list('size=1')
    expect(page).toMatchObject({ companies: [{ id: other }], next: other })
    expect((await list(`size=1&after=${page.next}`)).companies).toMatchObject([{ id: one }])
  })

  test.each(['businessForm', 'taxNumber'])('wants a known %s', async (field) => {
    const body = { ...minta(`rossz${++count}@test.example`), [field]: field === 'taxNumber' ? '12345678-2-41' : 99 }
    const answer = await portal.call('POST', '/api/service-desk/companies', { session: desk, body })
    expect([answer.status, answer.body.fields[0].path]).toEqual([422, field])
  })

  test('is asked for a tax number that is missing, and not told that it is wrong', async () => {
    const body = { ...minta(`ures${++count}@test.example`), taxNumber: '' }
    const answer = await portal.call('POST', '/api/service-desk/companies', { session: desk, body })
    expect(answer.body.fields).toMatchObject([{ path: 'taxNumber', code: 'REQUIRED' }])
  })
})

describe('an invitation', () => {
  test('is accepted once, expires, and is prolonged by sending it again', async () => {
    const { companyId, people } = await companyWith('administrator')
    const person = someone({ role: 'member' })
    const { body } = await invite(companyId, people[0].session, person)
    expect(body.data).toMatchObject({ name: 'Nagy Őrs', email: person.email, role: 'member', isExpired: false })
    const [first = ''] = await linksTo(person.email)
    portal.setNow(start.add({ hours: 24 * 8 }).toString())
    expect((await opened(first)).body).toMatchObject({ status: 410, code: 'COMPANY_INVITATION_OVER' })
    const later = await sessionOf(portal.db, { kind: 'account', accountId: people[0].id }, start.add({ hours: 24 * 8 }))
    expect((await show(companyId, later)).invitations).toMatchObject([{ isExpired: true }])
    portal.setNow(start.add({ minutes: 1 }).toString())
    expect((await portal.call('POST', at(companyId, `/invitations/${body.data.id}/send`), { session: people[0].session, body: {} })).status).toBe(200)
    const [, second = ''] = await linksTo(person.email)
    expect((await accept(first)).body.code).toBe('COMPANY_INVITATION_OVER')
    expect((await accept(second)).status).toBe(200)
    expect((await accept(second)).body.code).toBe('COMPANY_INVITATION_OVER')
    expect((await show(companyId, people[0].session)).people).toMatchObject([{ role: 'administrator' }, { role: 'member', email: person.email }])
    expect((await logIn(person.email)).status).toBe(200)
    expect(await logOf(companyId)).toEqual(['joined', 'invitedAgain', 'invited'])
  })

  test('names people as the reader’s language writes names, as its log does', async () => {
    const { companyId, people } = await companyWith('administrator')
    const person = someone({ lastName: 'Müller', firstName: 'Änne' })
    await invite(companyId, people[0].session, { ...person, role: 'member' })
    await portal.jobsDone()
    const [link = ''] = await linksTo(person.email)
    for (const [language, name] of [
      ['hu', 'Müller Änne'],
      ['de', 'Änne Müller'],
    ] as const)
      expect((await portal.call('GET', `/api/company-invitations/${link}`, { language })).body.data.person).toBe(name)
    expect((await accept(link)).status).toBe(200)
    const log = async (language: string) => (await portal.call('GET', at(companyId, '/log'), { session: desk, language })).body.data.entries[0]
    expect(await log('hu')).toMatchObject({ action: 'joined', by: 'Müller Änne', whom: 'Müller Änne' })
    expect(await log('de')).toMatchObject({ action: 'joined', by: 'Änne Müller', whom: 'Änne Müller' })
  })

  test('is listed for the company that invites, and for no other', async () => {
    const [one, other] = [await companyWith('administrator'), await companyWith('administrator')]
    const [person, stranger] = [someone({ role: 'member' }), someone({ role: 'member' })]
    await invite(one.companyId, one.people[0].session, person)
    await invite(other.companyId, other.people[0].session, stranger)
    const listed = async (session: Session) => (await show(one.companyId, session)).invitations.map(({ email }) => email)
    expect([await listed(one.people[0].session), await listed(desk)]).toEqual([[person.email], [person.email]])
  })

  test('is accepted by one of two at once', async () => {
    const { companyId, people } = await companyWith('administrator')
    const person = someone({ role: 'member' })
    await invite(companyId, people[0].session, person)
    const [link = ''] = await linksTo(person.email)
    const answers = await Promise.all([accept(link), accept(link)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('that was taken back opens nothing', async () => {
    const { companyId, people } = await companyWith('administrator')
    const person = someone({ role: 'member' })
    const { id } = (await invite(companyId, people[0].session, person)).body.data
    const [link = ''] = await linksTo(person.email)
    const back = () => portal.call('DELETE', at(companyId, `/invitations/${id}`), { session: people[0].session })
    expect((await back()).status).toBe(200)
    expect((await back()).status).toBe(404)
    expect((await accept(link)).body.code).toBe('COMPANY_INVITATION_OVER')
    expect(await portal.db.selectFrom('accounts').select('id').where('email', '=', person.email).execute()).toEqual([])
  })

  test('tells nobody whether an address has an account, but its owner', async () => {
    const { companyId, people } = await companyWith('administrator')
    const { email } = await addAccount(portal.db)
    const known = await invite(companyId, people[0].session, someone({ email, role: 'member' }))
    const unknown = await invite(companyId, people[0].session, someone({ role: 'member' }))
    expect([known.status, Object.keys(known.body.data)]).toEqual([unknown.status, Object.keys(unknown.body.data)])
    const [mail] = await emailsTo(email)
    expect(mail?.plain).toContain('már van fiókja')
    // There is nothing in it to open.
    expect(mail?.plain).not.toContain('fiók csak akkor jön létre')
    expect(mail?.plain).not.toContain('ceges-meghivo')
  })

  test('is one per address, and wants the texts in force accepted', async () => {
    const { companyId, people } = await companyWith('administrator')
    const person = someone({ role: 'member' })
    await invite(companyId, people[0].session, person)
    expect((await invite(companyId, people[0].session, person)).body).toMatchObject({ code: 'INVITED_ALREADY', fields: [{ path: 'email' }] })
    const [link = ''] = await linksTo(person.email)
    expect((await accept(link, { gdpr: false })).body.fields).toMatchObject([{ path: 'gdpr', code: 'PRIVACY_REQUIRED' }])
    expect((await accept(link, { textVersions: { privacy: 999_999, terms: 1 } })).body.code).toBe('TEXT_VERSION_CHANGED')
    expect((await accept(link)).status).toBe(200)
    const { id } = await portal.db.selectFrom('accounts').select('id').where('email', '=', person.email).executeTakeFirstOrThrow()
    expect(await portal.db.selectFrom('accountConsents').select('accountId').where('accountId', '=', id).execute()).toHaveLength(2)
  })
})

describe('the people', () => {
  test('change what they are, which holds for the open session', async () => {
    const { companyId, people } = await companyWith('administrator', 'member')
    const [boss, other] = people
    expect((await portal.call('GET', at(companyId), { session: other.session })).status).toBe(403)
    expect((await change(companyId, boss.session, other.id, 'administrator')).body.data).toMatchObject({ role: 'administrator', version: 2 })
    expect((await portal.call('GET', at(companyId), { session: other.session })).status).toBe(200)
    expect((await change(companyId, boss.session, other.id, 'member', 1)).body).toMatchObject({ status: 409, code: 'COMPANY_PERSON_MOVED_ON' })
  })

  test('leave, with their sessions and links, and come back with the role they had', async () => {
    const { companyId, people } = await companyWith('administrator', 'approver')
    const [boss, other] = people
    expect((await act(companyId, boss.session, other.id, 'leave')).body.data).toMatchObject({ state: 'left', role: 'approver' })
    expect((await portal.call('GET', '/api/login/validator', { session: other.session })).body.data).toEqual({ status: 401 })
    expect((await logIn(other.email)).status).toBe(401)
    expect((await act(companyId, boss.session, other.id, 'leave', 2)).status).toBe(200)
    expect((await act(companyId, boss.session, other.id, 'return', 2)).body.data).toMatchObject({ state: 'active', role: 'approver', version: 3 })
    expect((await portal.call('GET', '/api/login/validator', { session: other.session })).body.data).toEqual({ status: 401 })
    expect((await logIn(other.email)).status).toBe(200)
    expect(await logOf(companyId)).toEqual(['returned', 'left'])
  })

  test('always have an administrator', async () => {
    const { companyId, people } = await companyWith('administrator', 'member')
    const [boss] = people
    for (const answer of [
      await act(companyId, boss.session, boss.id, 'leave'),
      await change(companyId, boss.session, boss.id, 'member'),
      await act(companyId, desk, boss.id, 'leave'),
    ])
      expect(answer.body).toMatchObject({ status: 409, code: 'COMPANY_NEEDS_ADMINISTRATOR' })
    const two = await companyWith('administrator', 'administrator')
    const [one, other] = two.people
    const answers = await Promise.all([act(two.companyId, one.session, one.id, 'leave'), act(two.companyId, other.session, other.id, 'leave')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const still = (await show(two.companyId, desk)).people.filter(({ state }: CompanyPerson) => state === 'active')
    expect(still).toHaveLength(1)
  })

  test('are kept by nobody who is no administrator any more when their own change has its turn', async () => {
    const { companyId, people } = await companyWith('administrator', 'administrator')
    const [one, other] = people
    const held = await portal.db.startTransaction().execute()
    await lockCompany(held, companyId)
    const changing = change(companyId, one.session, other.id, 'member')
    await waitingForLocks(portal.db, 1)
    const inviting = invite(companyId, other.session, someone({ role: 'administrator' }))
    await waitingForLocks(portal.db, 2)
    await held.rollback().execute()
    expect((await Promise.all([changing, inviting])).map(({ status }) => status)).toEqual([200, 403])
    expect((await show(companyId, one.session)).invitations).toEqual([])
  })

  test('are kept by their own administrators and the desk alone', async () => {
    const { companyId, people } = await companyWith('administrator', 'approver', 'member', 'viewer')
    const stranger = (await companyWith('administrator')).people[0]
    const { id } = await addAccount(portal.db, { customerType: 'FLOTTA' })
    const alone = { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
    const calls = (session: Session) => [
      portal.call('GET', at(companyId), { session }),
      portal.call('GET', at(companyId, '/log'), { session }),
      invite(companyId, session, someone({ role: 'member' })),
      change(companyId, session, people[3].id, 'administrator'),
      act(companyId, session, people[3].id, 'leave'),
    ]
    const statuses = async (session: Session) => (await Promise.all(calls(session))).map(({ status }) => status)
    for (const { session } of [people[1], people[2], people[3]]) expect(await statuses(session)).toEqual([403, 403, 403, 403, 403])
    for (const { session } of [stranger, alone]) expect(await statuses(session)).toEqual([404, 404, 404, 404, 404])
    // Nor does an administrator reach somebody else's people through their own company.
    expect((await change(companyId, people[0].session, stranger.id, 'member')).status).toBe(404)
    expect((await show(companyId, desk)).people.map(({ state }: CompanyPerson) => state)).toEqual(['active', 'active', 'active', 'active'])
  })
})
