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
    expect(sent?.plain).toContain('új árajánlatot adhatunk')
    expect(sent?.plain).toContain('11\u00A0512\u00A0Ft (készpénzben 11\u00A0510\u00A0Ft)')
    expect(more).toEqual([])
    // Whoever says yes too late gets a new quote, as long as the device is here. The technician's session is of the first morning.
    portal.setNow('2026-11-23T08:00:00Z')
    expect((await sendQuote(portal, technician, id, [line()])).quoteVersion).toBe(2)
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
  })

  test('comes in a year without a decree as in any other (DESIGN 8.14)', async () => {
    const { id } = await waitingInDecember()
    await at('2027-01-12T22:59:59.999Z', 'quotes.expireOverdue')
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
    await at('2027-01-12T23:00:00Z', 'quotes.expireOverdue')
    expect(await statusOf(portal, id)).toBe('QUOTE_REJECTED')
  })
})

/** Sent on 11 December 2026: by the statutory holidays of 2027 valid until 12 January. */
async function waitingInDecember() {
  const then = Temporal.Instant.from('2026-12-11T08:00:00Z')
  portal.setNow(then.toString())
  technician = await employeeWith(portal, 'quote.edit', 'quote.send')
  await portal.db.updateTable('sessions').set({ lastSeenAt: then, createdAt: then }).execute()
  return waiting()
}

describe('a decree of 2027', () => {
  const decree = async (moved: { day: string; kind: string }[]) => {
    await portal.db.updateTable('calendarYears').set({ complete: true }).where('year', '=', 2027).execute()
    await portal.db
      .insertInto('calendarDays')
      .values(moved.map((day) => ({ ...day, name: 'Rendelet szerint' })))
      .execute()
    await portal.settled()
    return async () => {
      await portal.db.updateTable('calendarYears').set({ complete: false }).where('year', '=', 2027).execute()
      await portal.db
        .deleteFrom('calendarDays')
        .where(
          'day',
          'in',
          moved.map(({ day }) => day),
        )
        .execute()
      await portal.settled()
    }
  }
  const validUntil = async (id: number) =>
    String((await portal.db.selectFrom('quotes').select('validUntil').where('requestId', '=', id).executeTakeFirstOrThrow()).validUntil)
  const historySteps = async (id: number) =>
    (await portal.db.selectFrom('requestHistory').select(['step', 'note']).where('requestId', '=', id).orderBy('id').execute()).map(
      ({ step, note }) => `${step} ${note}`.trim(),
    )

  test('extends what is open and would end later, and the customer is emails', async () => {
    const { id, email } = await waitingInDecember()
    expect(await validUntil(id)).toBe('2027-01-12T22:59:59.999Z')
    const repeal = await decree([{ day: '2027-01-11', kind: 'rest' }])
    try {
      await at('2026-12-28T08:00:00Z', 'quotes.extendDeadlines')
      await at('2026-12-28T09:00:00Z', 'quotes.extendDeadlines')
      expect(await validUntil(id)).toBe('2027-01-13T22:59:59.999Z')
      expect((await historySteps(id)).filter((step) => step.startsWith('deadlineExtended'))).toEqual(['deadlineExtended 2027-01-13'])
      const emails = (await emailsTo(email)).filter(({ kind }) => kind === 'quotes.mailDeadlineExtended')
      expect(emails.map(({ subject }) => subject)).toEqual(['Több idő van dönteni, új határnap: 2027. január 13.'])
      expect(emails[0]?.plain).toContain('Kihirdették az áthelyezett munkanapokat')
      await at('2027-01-13T22:59:59.999Z', 'quotes.expireOverdue')
      expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
      await at('2027-01-13T23:00:00Z', 'quotes.expireOverdue')
      expect(await statusOf(portal, id)).toBe('QUOTE_REJECTED')
    } finally {
      await repeal()
    }
  })

  test('that comes on the last night is heeded before anything expires', async () => {
    const { id } = await waitingInDecember()
    const repeal = await decree([{ day: '2027-01-11', kind: 'rest' }])
    try {
      await at('2027-01-12T23:00:00Z', 'quotes.expireOverdue')
      expect([await statusOf(portal, id), await validUntil(id)]).toEqual(['QUOTE_DONE', '2027-01-13T22:59:59.999Z'])
    } finally {
      await repeal()
    }
  })

  test('shortens nothing', async () => {
    const { id, email } = await waitingInDecember()
    const repeal = await decree([{ day: '2027-01-09', kind: 'working' }])
    try {
      await at('2026-12-28T08:00:00Z', 'quotes.extendDeadlines')
      await at('2027-01-12T22:59:59.999Z', 'quotes.expireOverdue')
      expect([await statusOf(portal, id), await validUntil(id)]).toEqual(['QUOTE_DONE', '2027-01-12T22:59:59.999Z'])
      expect((await emailsTo(email)).map(({ kind }) => kind)).not.toContain('quotes.mailDeadlineExtended')
    } finally {
      await repeal()
    }
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
