import { afterAll, beforeAll, expect, test } from 'vitest'
import { workbench } from '#testing/job-context.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, line, sendQuote } from '#testing/quote-desk.ts'
import { expireOverdue } from './expire-overdue.ts'

// SECURITY F20: eight at once decide about each of many quotes. `LONG=1` makes it a thousand.
const many = process.env.LONG ? 1000 : 50

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test(`of eight racing decisions about ${many} quotes one wins each`, { timeout: many * 4000 }, async () => {
  const technician = await employeeWith(portal, 'quote.edit', 'quote.send', 'quote.decideOnBehalf')
  const atTheDesk = (id: number, quoteAcceptedStatus: boolean) =>
    portal.call('POST', `/api/customer-requests/${id}/quote-decision-on-behalf`, {
      session: technician,
      body: {
        version: 2,
        quoteVersion: 1,
        quoteAcceptedStatus,
        declarations: { startNow: true, startLoss: true },
        method: 'phone',
        note: 'Hívott.',
      },
    })
  // The clock of this job is past the end; everybody else's is not.
  const bench = await workbench(portal)
  const clock = () => expireOverdue(bench.at('2026-12-19T00:00:00Z'))
  const winners = { accepted: 0, rejected: 0, expired: 0 }
  for (let i = 0; i < many; i++) {
    const id = await arrived(portal)
    await sendQuote(portal, technician, id, [line()])
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    const yes = await acceptance(portal, session, id)
    const no = { quoteAcceptedStatus: false, version: 1 }
    const racing = [
      () => answer(portal, session, id, yes),
      () => answer(portal, session, id, no),
      clock,
      () => atTheDesk(id, true),
      () => answer(portal, session, id, yes),
      () => answer(portal, session, id, no),
      () => atTheDesk(id, false),
      () => answer(portal, session, id, yes),
    ]
    // Each time another one sets out first.
    const answers = await Promise.all([...racing.slice(i % 8), ...racing.slice(0, i % 8)].map((decide) => decide()))

    const evidence = await portal.db
      .selectFrom('quoteDecisions')
      .innerJoin('quotes', 'quotes.id', 'quoteId')
      .select('decision')
      .where('requestId', '=', id)
      .execute()
    expect(evidence).toHaveLength(1)
    const decision = evidence[0]?.decision as keyof typeof winners
    winners[decision]++
    const codes = await portal.db.selectFrom('requestHistory').select('code').where('requestId', '=', id).where('code', 'in', [32, 34, 36]).execute()
    expect(codes).toEqual([{ code: { accepted: 32, rejected: 34, expired: 36 }[decision] }])
    for (const answer of answers.filter((one) => typeof one === 'object')) {
      if (answer.status === 200) expect(answer.body.data.quoteAcceptedStatus).toBe(decision === 'accepted')
      else expect([409, 410]).toContain(answer.status)
    }
  }
  expect(winners.accepted + winners.rejected + winners.expired).toBe(many)
  expect(Math.min(winners.accepted, winners.rejected), JSON.stringify(winners)).toBeGreaterThan(0)
})
