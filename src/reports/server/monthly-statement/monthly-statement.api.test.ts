import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { mailMonthlyStatements } from './mail-monthly-statements.ts'
import { monthlyStatementEmail } from './monthly-statement.email.ts'

const at = (moment: string) => Temporal.Instant.from(moment)

let portal: TestPortal
let bench: Workbench
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
})
afterAll(() => portal.stop())

/** A company that was there before November began. */
async function addOldCompany() {
  const id = await addCompany(portal.db)
  await portal.db
    .updateTable('companies')
    .set({ createdAt: at('2026-10-05T10:00:00Z') })
    .where('id', '=', id)
    .execute()
  return { id, administrator: await addMember(portal.db, id, 'administrator'), member: await addMember(portal.db, id, 'member') }
}

/** Runs the clock's job of a moment, and what it asked for. @returns who was mailed, and of which month */
async function onClock(moment: string) {
  const ctx = bench.at(moment)
  await mailMonthlyStatements(ctx)
  const asked = bench.jobs.splice(0).filter(({ job }) => job === monthlyStatementEmail.job)
  for (const { data } of asked) await monthlyStatementEmail.run(ctx, data as never)
  bench.jobs.length = 0
  return asked.map(({ data }) => data as { companyId: number; accountId: number; month: string })
}

const mailsTo = (email: string) =>
  portal.db.selectFrom('emails').select(['subject', 'plain', 'attachments']).where('recipient', '=', email).orderBy('createdAt').execute()

test('a month is told once, to administrators, from the first working day of the next; where nothing happened nobody is written to', async () => {
  const minta = await addOldCompany()
  const idle = await addOldCompany()
  const off = await addOldCompany()
  const rival = await addOldCompany()
  await insertRequest(portal.db, { accountId: minta.member.id, receivedAt: at('2026-11-12T10:00:00Z') })
  const repaired = await insertRequest(portal.db, {
    accountId: minta.administrator.id,
    receivedAt: at('2026-11-03T10:00:00Z'),
    arrivedAt: at('2026-11-05T10:00:00Z'),
    readyAt: at('2026-11-10T10:00:00Z'),
    closedAt: at('2026-11-12T10:00:00Z'),
    status: 'SHIPPED',
    outcome: 'REPAIRED',
  })
  await insertRequest(portal.db, { accountId: off.member.id, receivedAt: at('2026-11-12T10:00:00Z') })
  const ofRival = await insertRequest(portal.db, { accountId: rival.member.id, receivedAt: at('2026-12-01T00:30:00Z') })
  for (const id of [repaired, ofRival]) await insertInvoice(portal.db, id, { paymentMethodId: 2 })
  const turnOff = { session: off.administrator.session, body: { wantsStatement: false } }
  expect((await portal.call('PUT', `/api/companies/${off.id}/statement`, turnOff)).status).toBe(200)

  // 1 January is a holiday, 2 January 2027 a Saturday: nobody is written to before Monday.
  expect(await onClock('2027-01-02T09:25:00Z')).toEqual([])
  expect(new Set((await onClock('2026-12-01T09:25:00Z')).map(({ companyId }) => companyId))).toEqual(new Set([minta.id, idle.id, rival.id]))
  expect(await onClock('2026-12-01T10:25:00Z')).toEqual([])
  expect((await onClock('2026-12-15T10:25:00Z')).length).toBe(0)

  const [mail, ...more] = await mailsTo(minta.administrator.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Havi kimutatás, 2026. november: Minta Kft.')
  expect(mail?.plain).toMatch(/Beérkezett igény\D+2\s/)
  expect(mail?.plain).toMatch(/Elkészült javítás\D+1\s/)
  expect(mail?.plain).toMatch(/Most nyitott igény\D+1\s/)
  expect(mail?.plain).toMatch(/Kifizetetlen számla\D+1 db, 4522\sFt/)
  const [list] = (mail?.attachments ?? []) as { name: string; base64: string }[]
  expect(list?.name).toMatch(/2026-11-01-2026-11-30\.csv$/)
  // A heading, and the two requests of the company: nobody else's.
  expect(
    Buffer.from(list?.base64 ?? '', 'base64')
      .toString()
      .trim()
      .split('\n'),
  ).toHaveLength(3)
  for (const { email } of [minta.member, idle.administrator, off.administrator, rival.member]) expect(await mailsTo(email)).toEqual([])

  const turnOn = { session: off.administrator.session, body: { wantsStatement: true } }
  for (const call of [turnOn, turnOn])
    expect((await portal.call('PUT', `/api/companies/${off.id}/statement`, call)).body.data).toEqual({ wantsStatement: true })
  expect((await onClock('2026-12-15T11:25:00Z')).map(({ companyId, month }) => [companyId, month])).toEqual([[off.id, '2026-11']])
  const log = await portal.db.selectFrom('companyLog').select('action').where('companyId', '=', off.id).orderBy('id').execute()
  expect(log.map(({ action }) => action)).toEqual(['statementOff', 'statementOn'])
})

test('only an administrator of the company turns it off', async () => {
  const { id, member } = await addOldCompany()
  const { administrator: stranger } = await addOldCompany()
  const by = async (session?: { token: string; cookie: string }) =>
    (await portal.call('PUT', `/api/companies/${id}/statement`, { ...(session ? { session } : {}), body: { wantsStatement: false } })).status
  expect([await by(), await by(stranger.session), await by(member.session)]).toEqual([401, 404, 403])
})
