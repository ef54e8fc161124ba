import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived, employeeWith, line, runClockJob, sendQuote, statusOf } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let technician: Session
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow('2026-11-23T08:00:00Z')
  technician = await employeeWith(portal, 'quote.edit', 'quote.send')
})

let count = 0
async function waiting(row: object = {}) {
  const email = `hatarido${++count}@pelda.hu`
  const id = await arrived(portal, { email, ...row })
  await sendQuote(portal, technician, id, [line()])
  return { id, email }
}
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const at = async (instant: string, job: string) => {
  portal.setNow(instant)
  await runClockJob(portal, job)
}

describe('expiry', () => {
  test('comes with the first minute of the day after, and not before', async () => {
    const { id, email } = await waiting()
    await at('2026-12-18T22:59:59.999Z', 'quotes.expireOverdue')
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
    await at('2026-12-18T23:00:00Z', 'quotes.expireOverdue')
    expect(await statusOf(portal, id)).toBe('QUOTE_REJECTED')
    const last = await portal.db
      .selectFrom('requestHistory')
      .select(['step', 'code', 'byKind'])
      .where('requestId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(last).toEqual({ step: 'expireQuote', code: 36, byKind: 'system' })
    const evidence = await portal.db
      .selectFrom('quoteDecisions')
      .innerJoin('quotes', 'quotes.id', 'quoteId')
      .selectAll()
      .where('requestId', '=', id)
      .execute()
    expect(evidence).toMatchObject([{ decision: 'expired', channel: 'clock', gross: 11_512, status: 'expired' }])
    // The clock comes round again: nothing more happens.
    await at('2026-12-19T23:00:00Z', 'quotes.expireOverdue')
    const [, sent, ...more] = await emailsTo(email)
    expect(sent?.subject).toMatch(/^Lejárt az árajánlat/)
    expect(sent?.plain).toContain('11\u00A0512\u00A0Ft (készpénzben 11\u00A0510\u00A0Ft)')
    expect(more).toEqual([])
  })

  test('waits for a person where the calendar of a year is incomplete', async () => {
    portal.setNow('2026-12-11T08:00:00Z')
    technician = await employeeWith(portal, 'quote.edit', 'quote.send')
    await portal.db
      .updateTable('sessions')
      .set({ lastSeenAt: Temporal.Instant.from('2026-12-11T08:00:00Z'), createdAt: Temporal.Instant.from('2026-12-11T08:00:00Z') })
      .execute()
    const { id } = await waiting()
    await at('2027-02-01T08:00:00Z', 'quotes.expireOverdue')
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
    await portal.db.updateTable('calendarYears').set({ complete: true }).where('year', '=', 2027).execute()
    await runClockJob(portal, 'quotes.expireOverdue')
    expect(await statusOf(portal, id)).toBe('QUOTE_REJECTED')
    await portal.db.updateTable('calendarYears').set({ complete: false }).where('year', '=', 2027).execute()
  })
})

describe('reminders', () => {
  test('go out at half-time, three and one working day before the end, once each', async () => {
    const { id, email } = await waiting()
    for (const instant of [
      '2026-12-04T09:00:00Z',
      '2026-12-07T08:00:00Z',
      '2026-12-07T09:00:00Z',
      '2026-12-08T09:00:00Z',
      '2026-12-15T09:00:00Z',
      '2026-12-16T09:00:00Z',
      '2026-12-17T09:00:00Z',
      '2026-12-18T09:00:00Z',
    ])
      await at(instant, 'quotes.remind')
    const reminders = (await emailsTo(email)).filter(({ kind }) => kind === 'quotes.mailReminder')
    expect(reminders.map(({ kind }) => kind)).toEqual(Array(3).fill('quotes.mailReminder'))
    for (const { subject } of reminders) expect(subject).toBe('Emlékeztető az árajánlatról, érvényes: 2026. december 18.')
    expect(reminders.map(({ plain }) => plain.includes('utolsó emlékeztetőnk'))).toEqual([false, false, true])
    const marks = await portal.db
      .selectFrom('quoteReminders')
      .innerJoin('quotes', 'quotes.id', 'quoteId')
      .select(['reminder', 'at'])
      .where('requestId', '=', id)
      .orderBy('at')
      .execute()
    expect(marks.map((mark) => `${mark.reminder} ${mark.at}`)).toEqual([
      'half 2026-12-07T08:00:00Z',
      'threeDays 2026-12-15T09:00:00Z',
      'oneDay 2026-12-17T09:00:00Z',
    ])
  })

  test('missed while the worker was down are not made up for, but the present one is', async () => {
    const { email } = await waiting()
    await at('2026-12-18T08:00:00Z', 'quotes.remind')
    expect(
      (await emailsTo(email)).filter(({ kind }) => kind === 'quotes.mailReminder').map(({ plain }) => plain.includes('utolsó emlékeztetőnk')),
    ).toEqual([true])
  })
})
