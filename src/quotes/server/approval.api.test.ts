import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, line, runClockJob, sendQuote, statusOf, versionOf } from '#testing/quote-desk.ts'
import { writeJobs } from '#testing/write-jobs.ts'

let portal: TestPortal
let technician: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.mobilfutar.example' })
  technician = await employeeWith(portal, 'request.queue', 'quote.edit', 'quote.send', 'expertReport.issue')
})
afterAll(() => portal.stop())

/** A member with a limit, and a device of theirs on the bench. */
async function sent(decisionLimit: number | null, row: object = {}) {
  const companyId = await addCompany(portal.db)
  const member = await addMember(portal.db, companyId, 'member', { decisionLimit })
  const approver = await addMember(portal.db, companyId, 'approver')
  const id = await arrived(portal, { accountId: member.id, customerType: 'FLOTTA', companyName: 'Minta', email: member.email, ...row })
  return { companyId, member, approver, id }
}

const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const approvals = async (email: string) => (await emailsTo(email)).filter(({ plain }) => plain.includes('/iranyitopult/igeny-reszletei/'))
const accept = async (session: { token: string; cookie: string }, id: number) => answer(portal, session, id, await acceptance(portal, session, id))

// 10,000 net is 12,700 gross.
const quote = [line()]

test('a quote above the limit is decided by an approver, asked by an email of their own; the sender cannot, by the link either', async () => {
  const { member, approver, id } = await sent(12_699)
  await portal.db.updateTable('accounts').set({ lastName: 'Szabó', firstName: 'Bence' }).where('id', '=', member.id).execute()
  await sendQuote(portal, technician, id, quote)
  const tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  for (const session of [member.session, tracking]) {
    const { data } = (await portal.call('GET', `/api/customer-requests/${id}/quote`, { session })).body
    expect(data.quote).toMatchObject({ approval: { limit: 12_699 }, may: { decide: false } })
    expect((await accept(session, id)).body.code).toBe('QUOTE_ABOVE_LIMIT')
    expect((await answer(portal, session, id, { quoteAcceptedStatus: false })).body.code).toBe('QUOTE_ABOVE_LIMIT')
  }
  const [email, ...others] = await approvals(approver.email)
  expect(others).toEqual([])
  expect(email?.plain).toContain(`https://portal.mobilfutar.example/iranyitopult/igeny-reszletei/${id}`)
  expect(email?.plain).toMatch(/12\s700\sFt/)
  // Whose limit it is, not who hands the device over.
  expect(email?.plain).toMatch(/amelyet Szabó Bence küldött\. Az összeg meghaladja a küldő keretét \(12\s699\sFt\)/)
  expect((await emailsTo(member.email)).some(({ plain }) => plain.includes('ezért a cég jóváhagyója dönt róla'))).toBe(true)

  expect((await accept(approver.session, id)).status).toBe(200)
  expect(await statusOf(portal, id)).toBe('QUOTE_ACCEPTED')
  const [evidence] = await portal.db
    .selectFrom('quoteDecisions')
    .innerJoin('quotes', 'quotes.id', 'quoteId')
    .select(['decision', 'byAccountId', 'channel'])
    .where('requestId', '=', id)
    .execute()
  expect(evidence).toEqual({ decision: 'accepted', byAccountId: approver.id, channel: 'web' })
})

test('a colleague who may decide reads who sent the request, and that it is above what that person may decide about; nobody else does', async () => {
  const senderSeenBy = async (session: { token: string; cookie: string }, id: number) =>
    (await portal.call('GET', `/api/customer-requests/${id}/quote`, { session })).body.data.quote.sender
  const { companyId, member, approver, id } = await sent(12_699)
  const viewer = await addMember(portal.db, companyId, 'viewer')
  await portal.db.updateTable('accounts').set({ lastName: 'Szabó', firstName: 'Bence' }).where('id', '=', member.id).execute()
  await sendQuote(portal, technician, id, quote)
  expect(await senderSeenBy(approver.session, id)).toEqual({ name: 'Szabó Bence', limit: 12_699 })
  const tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  for (const session of [member.session, tracking, viewer.session, technician]) expect(await senderSeenBy(session, id)).toBeNull()
  const within = await sent(12_700)
  await sendQuote(portal, technician, within.id, quote)
  expect(await senderSeenBy(within.approver.session, within.id)).toEqual({ name: 'Kovács Anna', limit: null })
  expect((await accept(approver.session, id)).status).toBe(200)
  expect(await senderSeenBy(approver.session, id)).toBeNull()
})

test('what an approver decided is said to be theirs to everybody but them, on the page and in the email', async () => {
  const { companyId, member, approver, id } = await sent(12_699)
  const viewer = await addMember(portal.db, companyId, 'viewer')
  await sendQuote(portal, technician, id, quote)
  const seen = async (session: { token: string; cookie: string }) =>
    (await portal.call('GET', `/api/customer-requests/${id}/quote`, { session })).body.data.quote
  // Who only looks is not told that it has expired.
  expect(await seen(viewer.session)).toMatchObject({ isOpen: true, may: { decide: false }, approval: null })

  expect((await accept(approver.session, id)).status).toBe(200)
  await portal.jobsDone()
  const tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  for (const session of [member.session, tracking, viewer.session])
    expect(await seen(session)).toMatchObject({ isOpen: false, decision: { quoteAcceptedStatus: true, decidedBy: 'Kovács Anna' } })
  expect((await seen(approver.session)).decision.decidedBy).toBeNull()
  const confirmed = (await emailsTo(member.email)).find(({ subject }) => subject.includes('Megrendelték a javítást'))
  expect(confirmed?.plain).toContain('cégénél Kovács Anna fogadta el')

  const refused = await sent(12_699)
  await sendQuote(portal, technician, refused.id, quote)
  expect((await answer(portal, refused.approver.session, refused.id, { quoteAcceptedStatus: false })).status).toBe(200)
  await portal.jobsDone()
  const heard = (await emailsTo(refused.member.email)).find(({ subject }) => subject.includes('Elutasították az árajánlatot'))
  expect(heard?.plain).toContain('cégénél Kovács Anna elutasította')
  expect(heard?.plain).not.toContain('Ha nem Ön döntött így')
  expect(heard?.plain).not.toContain('Az elutasítás oka')
})

test('why an approver refused is read by whoever sent it, on the page and in the email, and at the desk; a repeated refusal changes nothing of it', async () => {
  const { member, approver, id } = await sent(12_699)
  await sendQuote(portal, technician, id, quote)
  const refuse = (reason: string) => answer(portal, approver.session, id, { quoteAcceptedStatus: false, reason })
  const tooLong = await refuse('x'.repeat(501))
  expect([tooLong.status, tooLong.body.fields]).toMatchObject([422, [{ path: 'reason', code: 'TEXT_TOO_LONG' }]])
  const accepted = await answer(portal, approver.session, id, { ...(await acceptance(portal, approver.session, id)), reason: 'Legyen meg.' })
  expect([accepted.status, accepted.body.fields]).toMatchObject([422, [{ path: 'reason', code: 'UNKNOWN_FIELD' }]])
  expect(await statusOf(portal, id)).toBe('QUOTE_DONE')

  const reason = 'Jövőre lecseréljük.\nAddig tartalék készüléket kap.'
  expect((await refuse(`  ${reason} `)).status).toBe(200)
  expect((await refuse('Más')).status).toBe(200)
  const tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  for (const session of [member.session, tracking, approver.session, technician]) {
    const { data } = (await portal.call('GET', `/api/customer-requests/${id}/quote`, { session })).body
    expect(data.quote.decision.reason).toBe(reason)
  }
  await portal.jobsDone()
  const heard = (await emailsTo(member.email)).find(({ subject }) => subject.includes('Elutasították az árajánlatot'))
  expect(heard?.plain).toContain(`cégénél Kovács Anna elutasította.\n\nAz elutasítás oka: „${reason}”\n\nA készüléket javítás nélkül`)
  const [step] = await portal.db.selectFrom('requestHistory').select('note').where('requestId', '=', id).where('step', '=', 'rejectQuote').execute()
  expect(step?.note).toBe(`web: ${reason}`)
})

test('of an expert report the sender is told the same: who of the company decided, and why they rejected it', async () => {
  const onReport = async () => {
    const people = await sent(12_699, { warrantyTypeId: 1 })
    const body = { version: 1, reason: 'liquid', findings: 'Folyadék nyoma az alaplapon.' }
    expect((await portal.call('POST', `/api/customer-requests/${people.id}/expert-report`, { session: technician, body })).status).toBe(200)
    const path = `/api/customer-requests/${people.id}/expert-report`
    const answered = (accepted: boolean, over: object = {}) =>
      portal.call('PUT', `${path}-user-accept`, {
        session: people.approver.session,
        body: { expertReportAcceptedStatus: accepted, returnReport: !accepted, ...over },
      })
    const seenBy = async (session: { token: string; cookie: string }) => (await portal.call('GET', path, { session })).body.data.report
    return { ...people, answered, seenBy }
  }
  const { member, approver, id, answered, seenBy } = await onReport()
  expect([(await seenBy(approver.session)).sender, (await seenBy(member.session)).sender]).toEqual([{ name: 'Kovács Anna' }, null])
  const [tooLong, accepting] = [await answered(false, { reason: 'x'.repeat(501) }), await answered(true, { reason: 'Legyen meg.' })]
  expect([tooLong.body.fields, accepting.body.fields]).toMatchObject([
    [{ path: 'reason', code: 'TEXT_TOO_LONG' }],
    [{ path: 'reason', code: 'UNKNOWN_FIELD' }],
  ])

  const reason = 'A készüléket leselejtezzük.'
  expect((await answered(false, { reason })).status).toBe(200)
  expect((await answered(false, { reason: 'Más' })).status).toBe(200)
  expect((await seenBy(member.session)).decision).toMatchObject({ reason, decidedBy: 'Kovács Anna' })
  expect((await seenBy(approver.session)).decision).toMatchObject({ reason, decidedBy: null })
  await portal.jobsDone()
  const heard = (await emailsTo(member.email)).find(({ subject }) => subject.includes('Visszaküldjük a készüléket'))
  expect(heard?.plain).toContain(
    `cégénél Kovács Anna elutasította, és visszakérte a készüléket.\n\nAz elutasítás oka: „${reason}”\n\nA készüléket javítás nélkül`,
  )
  const [step] = await portal.db
    .selectFrom('requestHistory')
    .select('note')
    .where('requestId', '=', id)
    .where('step', '=', 'expertReportRejected')
    .execute()
  expect(step?.note).toBe(`web: ${reason}`)

  const wanted = await onReport()
  expect((await wanted.answered(true)).status).toBe(200)
  await portal.jobsDone()
  const accepted = (await emailsTo(wanted.member.email)).find(({ subject }) => subject.includes('Árajánlatot készítünk'))
  expect(accepted?.plain).toContain('cégénél Kovács Anna elfogadta, és árajánlatot kért.\n\nAz árajánlatot e-mailben küldjük.')
})

test('what the sender decides, by the link too, is theirs; a colleague reads their name', async () => {
  const { member, approver, id } = await sent(12_700)
  await sendQuote(portal, technician, id, quote)
  const tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  expect((await answer(portal, tracking, id, { quoteAcceptedStatus: false })).status).toBe(200)
  const decidedBy = async (session: { token: string; cookie: string }) =>
    (await portal.call('GET', `/api/customer-requests/${id}/quote`, { session })).body.data.quote.decision.decidedBy
  expect([await decidedBy(member.session), await decidedBy(tracking), await decidedBy(approver.session)]).toEqual([null, null, 'Kovács Anna'])
  await portal.jobsDone()
  expect((await emailsTo(member.email)).some(({ subject }) => subject.includes('Elutasította az árajánlatot'))).toBe(true)
})

test('who decides about nothing alone is told so without a limit of 0 Ft, and so is the approver', async () => {
  const { member, approver, id } = await sent(0)
  await sendQuote(portal, technician, id, quote)
  const [asked] = await approvals(approver.email)
  const mailed = (await emailsTo(member.email)).find(({ plain }) => plain.includes('a cég jóváhagyója dönt'))
  expect(asked?.plain).toContain('amelyet Kovács Anna küldött. Az ajánlatról Ön dönthet a cég nevében.')
  expect(mailed?.plain).toContain('Az ajánlatról a cég jóváhagyója dönt. Levélben értesítettük.')
  for (const email of [asked, mailed]) expect(email?.plain).not.toMatch(/[^\d\s]\s0\sFt|keret/)
})

test.each([12_700, null])('up to the limit (%s) the sender decides alone, and nobody is asked', async (limit) => {
  const { member, approver, id } = await sent(limit)
  await sendQuote(portal, technician, id, quote)
  expect((await accept(member.session, id)).status).toBe(200)
  expect(await approvals(approver.email)).toEqual([])
})

test('of a quote with a choice that is above the limit both are mailed so: the sender may choose what is within it', async () => {
  // 46,990 or 66,040 gross, with the line that is always ordered.
  const { member, approver, id } = await sent(50_000)
  const either = { choice: 'alternative', group: 1 }
  await sendQuote(portal, technician, id, [line({ netUnit: 12_000 }), line({ ...either, netUnit: 40_000 }), line({ ...either, netUnit: 25_000 })])
  const [email] = await approvals(approver.email)
  expect(email?.plain).toMatch(/A küldő önállóan 50\s000\sFt összegig dönthet; a drágább változatokról Ön dönthet/)
  expect(email?.plain).not.toContain('meghaladja')
  const mailed = (await emailsTo(member.email)).find(({ subject }) => subject.includes('árajánlat'))
  expect(mailed?.plain).toMatch(/Önállóan 50\s000\sFt összegig dönthet/)
  expect(mailed?.plain).toContain('Ha elutasítja, vagy nem válaszol')
})

test('what was allowed at the booking is not accepted above the limit', async () => {
  const { id } = await sent(5000, { repairCostLimit: 100_000 })
  expect((await sendQuote(portal, technician, id, quote)).acceptedByLimit).toBe(false)
  expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
})

test('an approver of other cost centres is not asked and is shown nothing; without one the administrators are', async () => {
  const { companyId, approver, id } = await sent(5000)
  await portal.db.updateTable('companyPeople').set({ everyCostCentre: false }).where('accountId', '=', approver.id).execute()
  const centre = { companyId, code: '1200', name: 'Logisztika' }
  const { id: costCentreId } = await portal.db.insertInto('costCentres').values(centre).returning('id').executeTakeFirstOrThrow()
  await portal.db.insertInto('costCentrePeople').values({ accountId: approver.id, costCentreId }).execute()
  const administrator = await addMember(portal.db, companyId, 'administrator')
  await sendQuote(portal, technician, id, quote)
  expect(await approvals(approver.email)).toEqual([])
  expect(await approvals(administrator.email)).toHaveLength(1)
  expect((await answer(portal, approver.session, id, { quoteAcceptedStatus: false })).status).toBe(404)
})

test('who left decides about nothing by an old link', async () => {
  const { member, id } = await sent(null)
  await sendQuote(portal, technician, id, quote)
  await portal.db.updateTable('companyPeople').set({ leftAt: start }).where('accountId', '=', member.id).execute()
  const tracking = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  expect((await accept(tracking, id)).body.code).toBe('QUOTE_ABOVE_LIMIT')
})

describe('who decides after the people of the company have changed is asked by an email, nobody twice', () => {
  const toChange = async (people: Awaited<ReturnType<typeof sent>>, accountId: number, change: object | 'leave') => {
    const administrator = await addMember(portal.db, people.companyId, 'administrator')
    const at = `/api/companies/${people.companyId}/people/${accountId}`
    const call = { session: administrator.session, body: { version: 1, ...(change === 'leave' ? {} : change) } }
    const answered = await (change === 'leave' ? portal.call('POST', `${at}/leave`, call) : portal.call('PUT', at, call))
    expect(answered.status).toBe(200)
    await portal.jobsDone()
    return administrator
  }

  test('the limit of the sender is lowered below a quote that waits', async () => {
    const people = await sent(12_700)
    const other = await addMember(portal.db, people.companyId, 'member', { decisionLimit: 0 })
    const others = await arrived(portal, { accountId: other.id, customerType: 'FLOTTA', companyName: 'Minta', email: other.email })
    await sendQuote(portal, technician, people.id, quote)
    await sendQuote(portal, technician, others, quote)
    expect(await approvals(people.approver.email)).toHaveLength(1)
    await toChange(people, people.member.id, { role: 'member', decisionLimit: 12_699 })
    const asked = (await approvals(people.approver.email)).map(({ plain }) => Number(/igeny-reszletei\/(\d+)/.exec(plain)?.[1]))
    expect(asked.toSorted()).toEqual([people.id, others].toSorted())
  })

  test('the sender leaves', async () => {
    const people = await sent(null)
    await sendQuote(portal, technician, people.id, quote)
    await toChange(people, people.member.id, 'leave')
    expect(await approvals(people.approver.email)).toHaveLength(1)
  })

  test.each(['leave', { role: 'viewer' }] as const)('the only approver decides no more (%s), so the administrators do', async (change) => {
    const people = await sent(5000)
    await sendQuote(portal, technician, people.id, quote)
    expect(await approvals(people.approver.email)).toHaveLength(1)
    const administrator = await toChange(people, people.approver.id, change)
    expect(await approvals(administrator.email)).toHaveLength(1)
    expect(await approvals(people.approver.email)).toHaveLength(1)
  })

  test('the request goes to a cost centre with another approver; what is decided already is asked of nobody', async () => {
    const people = await sent(5000)
    const centre = { companyId: people.companyId, code: '1200', name: 'Logisztika' }
    const { id: costCentreId } = await portal.db.insertInto('costCentres').values(centre).returning('id').executeTakeFirstOrThrow()
    const keeper = await addMember(portal.db, people.companyId, 'approver')
    await portal.db.updateTable('companyPeople').set({ everyCostCentre: false }).where('accountId', '=', keeper.id).execute()
    await portal.db.insertInto('costCentrePeople').values({ accountId: keeper.id, costCentreId }).execute()
    await sendQuote(portal, technician, people.id, quote)
    expect(await approvals(keeper.email)).toEqual([])
    const administrator = await addMember(portal.db, people.companyId, 'administrator')
    const at = `/api/companies/${people.companyId}/requests/${people.id}/cost-centre`
    const body = { version: await versionOf(portal, people.id), costCentreId }
    expect((await portal.call('PUT', at, { session: administrator.session, body })).status).toBe(200)
    await portal.jobsDone()
    expect([(await approvals(keeper.email)).length, (await approvals(people.approver.email)).length]).toEqual([1, 1])

    expect((await accept(keeper.session, people.id)).status).toBe(200)
    const last = await toChange(people, people.approver.id, 'leave')
    expect(await approvals(last.email)).toEqual([])
  })
})

test('at half-time the approver is reminded once; nobody answers, and it expires as any other', async () => {
  const { member, approver, id } = await sent(5000)
  const { validUntil } = await sendQuote(portal, technician, id, quote)
  const end = Temporal.Instant.from(validUntil)
  const half = start.add({ seconds: Math.ceil(end.since(start).total('seconds') / 2) + 86_400 })
  portal.setNow(half.toString())
  await runClockJob(portal, 'quotes.remind')
  await expect.poll(async () => (await approvals(approver.email)).length, { timeout: 10_000 }).toBe(2)
  // Nobody asks the sender for what they may not do.
  const reminded = (await emailsTo(member.email)).find(({ kind }) => kind === 'quotes.mailReminder')
  expect(reminded?.plain).toContain('a cégénél még nem született döntés')
  expect(reminded?.plain).not.toMatch(/még nem döntött|fogadja el|Ha elutasítja/)
  portal.setNow(end.add({ hours: 1 }).toString())
  await runClockJob(portal, 'quotes.expireOverdue')
  await expect.poll(() => statusOf(portal, id), { timeout: 10_000 }).toBe('QUOTE_REJECTED')
  expect(await approvals(approver.email)).toHaveLength(2)
})

test('a reminder that is written only after the last day is written to nobody', async () => {
  portal.setNow(start.toString())
  const { member, approver, id } = await sent(5000)
  const { validUntil } = await sendQuote(portal, technician, id, quote)
  expect(await approvals(approver.email)).toHaveLength(1)
  const { id: quoteId } = await portal.db.selectFrom('quotes').select('id').where('requestId', '=', id).executeTakeFirstOrThrow()
  portal.setNow(Temporal.Instant.from(validUntil).add({ hours: 1 }).toString())
  const connection = { connectionString: portal.env.DATABASE_URL ?? '' }
  await writeJobs(connection, 'quotes.mailReminder', [{ requestId: id, quoteId, reminder: 'oneDay' }])
  await writeJobs(connection, 'quotes.mailApprovalAsked', [{ requestId: id, quoteId, accountId: approver.id, isReminder: true }])
  await portal.jobsDone()
  expect((await emailsTo(member.email)).filter(({ kind }) => kind === 'quotes.mailReminder')).toEqual([])
  expect(await approvals(approver.email)).toHaveLength(1)
})
