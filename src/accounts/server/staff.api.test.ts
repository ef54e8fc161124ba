import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import { permissionPresets } from '../permission-presets.ts'
import type { StaffMember } from '../staff.ts'
import { type PermissionKey, permissionKeys } from '../who.ts'
import { lockStaff } from './staff-store.ts'

const password = 'Kék-Ház77'

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
type Colleague = { id: number; email: string; session: Session }

async function colleagueWith(...keys: PermissionKey[]): Promise<Colleague> {
  const { id, email } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: keys, password })
  return { id, email, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}
const manager = () => colleagueWith('permission.grant')

const list = async ({ session }: Colleague): Promise<StaffMember[]> =>
  (await portal.call('GET', '/api/service-desk/staff', { session })).body.data.staff
const shown = async (by: Colleague, id: number) => (await list(by)).find((member) => member.id === id)
const invite = ({ session }: Colleague, body: object) => portal.call('POST', '/api/service-desk/staff', { session, body })
const grant = ({ session }: Colleague, id: number, keys: readonly string[], version = 1) =>
  portal.call('PUT', `/api/service-desk/staff/${id}/permissions`, { session, body: { version, keys } })
const act = ({ session }: Colleague, id: number, action: 'deactivate' | 'reactivate', version = 1) =>
  portal.call('POST', `/api/service-desk/staff/${id}/${action}`, { session, body: { version } })
const inviteAgain = ({ session }: Colleague, id: number) => portal.call('POST', `/api/service-desk/staff/${id}/invite`, { session, body: {} })

let count = 0
const someone = (over: object = {}) => ({ email: `uj${++count}@test.example`, lastName: 'Nagy', firstName: 'Őrs', language: 'hu', ...over })
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const linksTo = async (email: string) => (await emailsTo(email)).flatMap(({ plain }) => /elfelejtett-jelszo\/([\w-]+)/.exec(plain)?.[1] ?? [])
const setPassword = (link: string, chosen = password) =>
  portal.call('POST', `/api/set-password/${link}`, { csrf: true, body: { password: chosen, passwordConfirm: chosen } })
const changePassword = (link: string) =>
  portal.call('POST', `/api/change-password/${link}`, { csrf: true, body: { password, passwordConfirm: password } })
const logIn = (email: string, code?: string) =>
  portal.call('POST', '/api/login', { csrf: true, body: { email, password, ...(code ? { code } : {}) } })
const changesOf = (accountId: number) =>
  portal.db.selectFrom('permissionChanges').selectAll().where('accountId', '=', accountId).orderBy('id').execute()
const mayRead = async (session: Session) => (await portal.call('GET', '/api/service-desk/staff', { session })).status

describe('the list', () => {
  test('names every employee and no customer, with keys, post, last login and standing', async () => {
    const boss = await manager()
    const { id: customer } = await addAccount(portal.db)
    const technician = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: permissionPresets.technikus })
    const staff = await list(boss)
    expect(staff.map(({ id }) => id)).not.toContain(customer)
    expect(staff.find(({ id }) => id === boss.id)).toEqual({
      id: boss.id,
      version: 1,
      isSelf: true,
      name: 'Kovács Anna',
      email: boss.email,
      keys: ['permission.grant'],
      post: null,
      state: 'active',
      lastLoginAt: null,
    })
    expect(staff.find(({ id }) => id === technician.id)).toMatchObject({ isSelf: false, post: 'technikus', state: 'invited' })
  })

  test('knows the last login', async () => {
    const boss = await manager()
    const { id, email } = await colleagueWith('request.queue')
    await logIn(email)
    const code = /Belépési kód: (\d{6})/.exec((await emailsTo(email)).at(-1)?.plain ?? '')?.[1] ?? ''
    expect((await logIn(email, code)).status).toBe(200)
    expect((await shown(boss, id))?.lastLoginAt).toBe(start.toString())
  })
})

describe('an invitation', () => {
  test('makes an account with the keys of a post; its email lets the colleague set a password and log in', async () => {
    const boss = await manager()
    const colleague = someone({ email: ` Uj.Kollega${++count}@Test.Example ` })
    const { status, body } = await invite(boss, { colleague, post: 'atvevo' })
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ name: 'Nagy Őrs', post: 'atvevo', state: 'invited', keys: expect.arrayContaining(['request.arrive']) }),
    ])
    const { email, id } = body.data
    expect(email).toBe(colleague.email.trim().toLowerCase())
    expect((await logIn(email)).body.code).toBe('LOGIN_FAILED')
    const [link = ''] = await linksTo(email)
    // It may be read the day after tomorrow, and not a week later.
    portal.setNow(start.add({ hours: 71 }).toString())
    expect((await setPassword(link)).status).toBe(200)
    expect((await logIn(email)).body.code).toBe('LOGIN_CODE_NEEDED')
    expect((await setPassword(link)).body.code).toBe('PASSWORD_LINK_EXPIRED')
    portal.setNow(start.toString())
    expect(await shown(boss, id)).toMatchObject({ state: 'active' })
  })

  test('works for three days', async () => {
    const boss = await manager()
    const { body } = await invite(boss, { colleague: someone(), keys: ['request.queue'] })
    const [link = ''] = await linksTo(body.data.email)
    portal.setNow(start.add({ hours: 72, seconds: 1 }).toString())
    expect((await setPassword(link)).body.code).toBe('PASSWORD_LINK_EXPIRED')
  })

  test.each([
    ['hu', 'Meghívó a Mobilfutár portálra', '72 óráig'],
    ['en', 'Invitation to the Mobilfutár portal', '72 hours'],
    ['de', 'Einladung zum Mobilfutár-Portal', '72 Stunden'],
    ['sl', 'Vabilo na portal Mobilfutár', '72 ur'],
  ] as const)('speaks the language of the colleague: %s', async (language, subject, validity) => {
    const { body } = await invite(await manager(), { colleague: someone({ language }), keys: ['request.queue'] })
    const [sent] = await emailsTo(body.data.email)
    expect(sent).toMatchObject({ language, subject })
    expect(sent?.plain).toContain(validity)
    expect(sent?.plain).toContain('https://portal.mobilfutar.example/elfelejtett-jelszo/')
  })

  test('is shown to nobody in the outbox', async () => {
    const { body } = await invite(await manager(), { colleague: someone(), keys: ['request.queue'] })
    await portal.jobsDone()
    const sent = await portal.db.selectFrom('emails').select('opensAccess').where('recipient', '=', body.data.email).executeTakeFirst()
    expect(sent).toEqual({ opensAccess: true })
  })

  test('of an address that has an account is refused, whoever it belongs to', async () => {
    const boss = await manager()
    const { email } = await addAccount(portal.db)
    for (const taken of [email, boss.email]) {
      const { status, body } = await invite(boss, { colleague: someone({ email: taken }), post: 'vezeto' })
      expect([status, body.code, body.fields[0].path]).toEqual([409, 'EMPLOYEE_EXISTS', 'colleague.email'])
    }
    expect(await portal.db.selectFrom('accounts').select('customerType').where('email', '=', email).execute()).toEqual([{ customerType: 'B2C' }])
  })

  test('of two at once for one address one wins', async () => {
    const boss = await manager()
    const colleague = someone()
    const answers = await Promise.all([1, 2, 3].map(() => invite(boss, { colleague, post: 'penzugy' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await linksTo(colleague.email)).toHaveLength(1)
  })

  test('says what is missing', async () => {
    const { body } = await invite(await manager(), { colleague: { email: 'x', lastName: ' ', firstName: '' } })
    expect(body.fields.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['colleague.email', 'EMAIL'],
      ['colleague.lastName', 'REQUIRED'],
      ['colleague.firstName', 'REQUIRED'],
      ['keys', 'REQUIRED'],
    ])
    const boss = await manager()
    expect((await invite(boss, { colleague: someone(), keys: [] })).body.fields[0]).toMatchObject({ path: 'keys', code: 'REQUIRED' })
    expect((await invite(boss, { colleague: someone(), post: 'vezeto', keys: ['report.view'] })).body.fields[0].code).toBe('FIELD_NOT_ASKED')
    expect((await invite(boss, { colleague: someone(), keys: ['root'] })).body.fields[0].code).toBe('INVALID_INPUT')
    expect((await invite(boss, { colleague: someone(), post: 'igazgato' })).status).toBe(422)
  })

  test('can be sent again while there is no password; the earlier link dies', async () => {
    const boss = await manager()
    const { body } = await invite(boss, { colleague: someone(), keys: ['request.queue'] })
    const { id, email } = body.data
    await linksTo(email)
    portal.setNow(start.add({ minutes: 1 }).toString())
    expect((await inviteAgain(boss, id)).status).toBe(200)
    const [first = '', second = ''] = await linksTo(email)
    expect((await setPassword(first)).body.code).toBe('PASSWORD_LINK_EXPIRED')
    expect((await setPassword(second)).status).toBe(200)
    expect((await inviteAgain(boss, id)).body).toMatchObject({ status: 409, code: 'NOT_INVITED' })
  })

  test('is not mailed more than five times an hour', async () => {
    const boss = await manager()
    const { id } = (await invite(boss, { colleague: someone(), keys: ['request.queue'] })).body.data
    for (let n = 0; n < 5; n++) expect((await inviteAgain(boss, id)).status).toBe(200)
    expect((await inviteAgain(boss, id)).body.code).toBe('TOO_MANY')
  })
})

describe('the keys of a colleague', () => {
  test('are replaced, and hold for the session that is open', async () => {
    const boss = await manager()
    const other = await colleagueWith('request.queue')
    const queue = () => portal.call('GET', '/api/service-desk/queue', { session: other.session })
    expect((await queue()).status).toBe(200)
    expect((await grant(boss, other.id, ['permission.grant', 'report.view', 'report.view'])).body.data).toMatchObject({
      version: 2,
      keys: ['report.view', 'permission.grant'],
    })
    expect((await queue()).status).toBe(403)
    expect(await mayRead(other.session)).toBe(200)
    expect((await grant(boss, other.id, [], 2)).status).toBe(200)
    expect(await mayRead(other.session)).toBe(403)
  })

  test('are not overwritten by who has not seen them', async () => {
    const boss = await manager()
    const { id } = await colleagueWith('request.queue')
    expect((await grant(boss, id, ['report.view'])).status).toBe(200)
    expect((await grant(boss, id, ['report.view'])).body).toMatchObject({ status: 409, code: 'STAFF_MOVED_ON' })
    expect(await shown(boss, id)).toMatchObject({ keys: ['report.view'], version: 2 })
  })

  test('nobody takes the permission to grant from themselves, so the last who holds it keeps it', async () => {
    const boss = await manager()
    expect(
      (
        await grant(
          boss,
          boss.id,
          permissionKeys.filter((key) => key !== 'permission.grant'),
        )
      ).body,
    ).toMatchObject({
      status: 409,
      code: 'OWN_PERMISSION_STAYS',
    })
    expect((await grant(boss, boss.id, permissionKeys)).body.data.post).toBe('vezeto')
  })

  test('of two who take it from each other one is left', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await manager(), await manager()]
      const answers = await Promise.all([grant(one, two.id, []), round % 2 ? act(two, one.id, 'deactivate') : grant(two, one.id, [])])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([401, 403])])
      const [first, second] = [await mayRead(one.session), await mayRead(two.session)]
      expect([first, second].filter((status) => status === 200)).toHaveLength(1)
    }
  })

  test('whoever is closed out while their own change waits for its turn changes nothing', async () => {
    const [one, two, { id }] = [await manager(), await manager(), await colleagueWith('report.view')]
    const held = await portal.db.startTransaction().execute()
    await lockStaff(held)
    const closing = act(one, two.id, 'deactivate')
    await waitingForLocks(portal.db, 1)
    const granting = grant(two, id, ['report.view', 'permission.grant'])
    await waitingForLocks(portal.db, 2)
    await held.rollback().execute()
    expect((await Promise.all([closing, granting])).map(({ status }) => status)).toEqual([200, 403])
    expect((await shown(one, id))?.keys).toEqual(['report.view'])
  })

  test('a customer is no colleague', async () => {
    const boss = await manager()
    const { id } = await addAccount(portal.db)
    for (const answer of [
      await grant(boss, id, ['report.view']),
      await act(boss, id, 'deactivate'),
      await inviteAgain(boss, id),
      await act(boss, 987_654, 'reactivate'),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await portal.db.selectFrom('accounts').select(['permissionKeys', 'enabled']).where('id', '=', id).execute()).toEqual([
      { permissionKeys: [], enabled: true },
    ])
  })
})

describe('closing a colleague out', () => {
  test('ends every session at once, kills the links, and can be taken back with the keys kept', async () => {
    const boss = await manager()
    const other = await colleagueWith('permission.grant')
    await portal.call('POST', '/api/reset-password', { csrf: true, body: { email: other.email }, files: [] })
    const [link = ''] = await linksTo(other.email)
    expect((await portal.call('GET', `/api/password-links/${link}`)).body.data).toMatchObject({ purpose: 'changePassword' })
    expect(await mayRead(other.session)).toBe(200)

    expect((await act(boss, other.id, 'deactivate')).body.data).toMatchObject({ state: 'deactivated', version: 2, keys: ['permission.grant'] })
    expect(await mayRead(other.session)).toBe(401)
    expect((await logIn(other.email)).body.code).toBe('LOGIN_FAILED')
    expect((await inviteAgain(boss, other.id)).body.code).toBe('NOT_INVITED')
    // Asked twice, done once.
    expect((await act(boss, other.id, 'deactivate')).body.data).toMatchObject({ version: 2 })

    expect((await act(boss, other.id, 'reactivate')).body.code).toBe('STAFF_MOVED_ON')
    expect((await act(boss, other.id, 'reactivate', 2)).body.data).toMatchObject({ state: 'active', version: 3, keys: ['permission.grant'] })
    expect(await mayRead(other.session)).toBe(401)
    expect((await changePassword(link)).body.code).toBe('PASSWORD_LINK_EXPIRED')
    expect((await logIn(other.email)).body.code).toBe('LOGIN_CODE_NEEDED')
    expect((await act(boss, other.id, 'reactivate')).body.data).toMatchObject({ version: 3 })
  })

  test('gives what the colleague looked after back to nobody, with a note', async () => {
    const boss = await manager()
    const { id } = await colleagueWith('request.queue')
    const requestId = await insertRequest(portal.db, { assignedAccountId: id })
    await act(boss, id, 'deactivate')
    await portal.jobsDone()
    const { assignedAccountId } = await portal.db.selectFrom('requests').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow()
    const lines = await portal.db.selectFrom('requestHistory').select(['step', 'note', 'internal']).where('requestId', '=', requestId).execute()
    expect(assignedAccountId).toBeNull()
    expect(lines).toContainEqual({ step: 'unassigned', note: 'colleagueClosed', internal: true })
  })

  test('is nothing one does to oneself, or without having seen the newest', async () => {
    const boss = await manager()
    const { id } = await colleagueWith('request.queue')
    expect((await act(boss, boss.id, 'deactivate')).body).toMatchObject({ status: 409, code: 'OWN_ACCOUNT_STAYS' })
    expect((await act(boss, id, 'deactivate', 7)).body).toMatchObject({ status: 409, code: 'STAFF_MOVED_ON' })
    expect(await mayRead(boss.session)).toBe(200)
  })
})

describe('what was granted', () => {
  test('is written down with who, whom, before, after and when', async () => {
    const boss = await manager()
    const { id } = (await invite(boss, { colleague: someone(), keys: ['request.queue'] })).body.data
    portal.setNow(start.add({ minutes: 5 }).toString())
    await grant(boss, id, ['report.view'])
    await act(boss, id, 'deactivate', 2)
    await act(boss, id, 'reactivate', 3)
    const rows = (await changesOf(id)).map(({ action, changedBy, keysBefore, keysAfter }) => [action, changedBy, keysBefore, keysAfter])
    expect(rows).toEqual([
      ['takenOn', boss.id, [], ['request.queue']],
      ['granted', boss.id, ['request.queue'], ['report.view']],
      ['deactivated', boss.id, ['report.view'], ['report.view']],
      ['reactivated', boss.id, ['report.view'], ['report.view']],
    ])
    expect((await changesOf(id)).map(({ at }) => at.toString())).toEqual([start.toString(), ...Array(3).fill(start.add({ minutes: 5 }).toString())])
  })

  test('and nothing is when it was refused; what is written stays', async () => {
    const boss = await manager()
    await grant(boss, boss.id, [])
    await act(boss, boss.id, 'deactivate')
    expect(await changesOf(boss.id)).toEqual([])
    await grant(boss, boss.id, ['permission.grant', 'report.view'])
    await expect(portal.db.updateTable('permissionChanges').set({ keysAfter: [] }).where('accountId', '=', boss.id).execute()).rejects.toThrow()
    await expect(portal.db.deleteFrom('permissionChanges').where('accountId', '=', boss.id).execute()).rejects.toThrow()
  })
})
