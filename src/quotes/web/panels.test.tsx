import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { QuoteView } from '../decided-quote.ts'
import { amountsOf, type QuoteLine } from '../quote.ts'
import { DraftForm } from './editor/DraftForm.tsx'
import { OnBehalfForm } from './editor/OnBehalfForm.tsx'
import { ReportForm } from './editor/ReportForm.tsx'
import { AcceptQuote } from './quote/AcceptQuote.tsx'
import { DecidedQuote } from './quote/DecidedQuote.tsx'
import { QuoteLines } from './quote/QuoteLines.tsx'
import { QuoteTotal } from './quote/QuoteTotal.tsx'
import { RejectQuote } from './quote/RejectQuote.tsx'
import { AnswerReport } from './report/AnswerReport.tsx'
import { DecidedReport } from './report/DecidedReport.tsx'
import { TooLate } from './TooLate.tsx'

const line = (id: number, over: Partial<QuoteLine>): QuoteView['lines'][number] => {
  const whole = { id, kind: 'part', description: `Tétel ${id}`, quantity: 1, netUnit: 1000 * id, choice: 'always', group: null, ...over } as const
  return { ...whole, ...amountsOf(whole) }
}
const lines = [
  line(1, {}),
  line(2, { choice: 'alternative', group: 1 }),
  line(3, { choice: 'alternative', group: 1 }),
  line(4, { choice: 'optional' }),
]
const amounts = { net: 1000, vat: 270, gross: 1270 }
const quote: QuoteView = {
  version: 1,
  status: 'sent',
  sentAt: '2026-11-23T08:00:00Z',
  validUntil: '2026-12-18T22:59:59.999Z',
  lastDay: '2026-12-18',
  daysLeft: 25,
  certain: true,
  note: '',
  expected: null,
  aboveEstimateReason: '',
  lines,
  cheapest: amounts,
  dearest: amounts,
  fees: { inspection: 6990, logistics: 4522, total: 11_512, totalInCash: 11_510 },
  isConsumer: true,
  approval: null,
  sender: null,
  texts: { orderToPay: { id: 1, text: 'Megrendelem' }, startNow: { id: 2, text: 'Kérem' }, startLoss: { id: 3, text: 'Tudomásul veszem' } },
  decision: null,
  isOpen: true,
  may: { decide: true, decideOnBehalf: true },
}
const report = { version: 1, sender: null }
const nothing = () => undefined
const later = async () => undefined
const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
const choice = { ticked: [3], tick: nothing, ordered: null, requireComplete: () => false, problemOf: () => undefined }

describe('the customer’s panels', () => {
  test('show what must be chosen as one of a group, what may be added as a box, and nothing ticked beforehand', () => {
    const html = drawn(<QuoteLines lines={lines} choice={{ ...choice, ticked: [] }} />)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html.match(/type="checkbox"/g)).toHaveLength(1)
    expect(html).not.toContain('checked=""')
    expect(drawn(<QuoteLines lines={lines} choice={choice} />)).toContain('checked=""')
  })

  test('ask only whoever may choose for a choice', () => {
    const seen = drawn(<QuoteLines lines={lines} choice={{ ...choice, ticked: [] }} isFixed />)
    expect(seen.match(/disabled=""/g)).toHaveLength(3)
    expect(seen).toContain('Egy választható ezek közül')
    expect(seen).not.toContain('Válasszon')
    expect(drawn(<QuoteTotal quote={quote} ordered={null} isFixed />)).toContain('a választástól függ')
    expect(drawn(<QuoteTotal quote={quote} ordered={null} />)).toContain('a választásától függ')
  })

  test('say what was ordered and what it costs, not that it is to be paid still', () => {
    const decided = drawn(<QuoteTotal quote={quote} ordered={quote.lines} isDecided />)
    expect(decided).toContain('A megrendelt javítás ára:')
    expect(decided).not.toContain('Fizetendő')
    expect(drawn(<QuoteTotal quote={quote} ordered={quote.lines} />)).toContain('Fizetendő:')
  })

  test('show what is wrong with a choice at the choice that is missing', () => {
    const html = drawn(
      <QuoteLines lines={lines} choice={{ ...choice, ticked: [], problemOf: (group) => (group === 1 ? 'Válasszon!' : undefined) }} />,
    )
    expect(html).toMatch(/<fieldset[^>]*id="alternatives-1"[^>]*aria-describedby="alternatives-1-problem"/)
    expect(html).toContain('Válasszon!')
  })

  test('ask a consumer for two unticked declarations, a company for none', () => {
    const accept = (view: QuoteView) =>
      drawn(<AcceptQuote requestId={1} quote={view} ordered={lines.slice(0, 2)} back={nothing} reread={later} onRefused={nothing} />)
    const html = accept(quote)
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(html).not.toContain('checked=""')
    expect(html).toContain('Megrendelem')
    expect(accept({ ...quote, isConsumer: false })).not.toContain('type="checkbox"')
  })

  test('say what a refusal costs before it is said', () => {
    expect(drawn(<RejectQuote requestId={1} quote={quote} back={nothing} reread={later} onRefused={nothing} />)).toMatch(/6990.*4522.*11.512.*11.510/)
    expect(
      drawn(<AnswerReport report={report} requestId={1} accepts={false} fee="4522 Ft" back={nothing} reread={later} onRefused={nothing} />),
    ).toContain('4522 Ft')
    expect(
      drawn(<AnswerReport report={report} requestId={1} accepts fee="4522 Ft" back={nothing} reread={later} onRefused={nothing} />),
    ).not.toContain('4522 Ft')
  })

  test('ask whoever refuses what a colleague sent why, and nobody else', () => {
    const reject = (sender: QuoteView['sender']) =>
      drawn(<RejectQuote requestId={1} quote={{ ...quote, sender }} back={nothing} reread={later} onRefused={nothing} />)
    expect(reject({ name: 'Kis Péter', limit: 1000 })).toMatch(/<textarea[^>]*name="refusalReason"/)
    expect(reject(null)).not.toContain('<textarea')
    const answer = (sender: { name: string } | null, accepts: boolean) => {
      const said = { requestId: 1, report: { version: 1, sender }, accepts, fee: '4522 Ft' }
      return drawn(<AnswerReport {...said} back={nothing} reread={later} onRefused={nothing} />)
    }
    expect(answer({ name: '' }, false)).toMatch(/<textarea[^>]*name="refusalReason"/)
    expect(answer({ name: '' }, true) + answer(null, false)).not.toContain('<textarea')
  })

  test('say what came too late where it is heard and takes the focus', () => {
    expect(drawn(<TooLate sentence="Az igény állapota időközben megváltozott." />)).toMatch(/^<p role="alert" tabindex="-1".*megváltozott\.<\/p>$/)
    expect(drawn(<TooLate sentence={null} />)).toBe('')
  })

  test('say what was decided', () => {
    const decision = {
      version: 1,
      decidedAt: '2026-11-24T10:00:00Z',
      chosenLineIds: [1, 3],
      expired: false,
      channel: 'web' as const,
      reason: '',
      decidedBy: null,
    }
    const accepted = { ...decision, quoteAcceptedStatus: true, totals: amounts, fees: null }
    const html = drawn(<DecidedQuote quote={quote} decision={accepted} />)
    expect(html).toContain('Tétel 3')
    expect(html).not.toContain('Tétel 2')
    const rejected = { ...decision, quoteAcceptedStatus: false, chosenLineIds: [], totals: null, fees: quote.fees }
    expect(drawn(<DecidedQuote quote={quote} decision={rejected} />)).toMatch(/11.512/)
  })

  test('tell nobody of a colleague’s decision that it was theirs', () => {
    const decision = { version: 1, decidedAt: '2026-11-24T10:00:00Z', chosenLineIds: [], expired: false, channel: 'web' as const, reason: '' }
    const said = (quoteAcceptedStatus: boolean, decidedBy: string | null) =>
      drawn(<DecidedQuote quote={quote} decision={{ ...decision, quoteAcceptedStatus, decidedBy, totals: null, fees: null }} />)
    expect([said(true, null), said(false, null)].join()).toMatch(/Elfogadta az.*Elutasította az/)
    expect([said(true, 'Kis Péter'), said(false, 'Kis Péter')].join()).toMatch(/elfogadta: Kis Péter.*elutasította: Kis Péter/)
    const why = { ...decision, quoteAcceptedStatus: false, decidedBy: 'Kis Péter', totals: null, fees: null }
    expect(drawn(<DecidedQuote quote={quote} decision={{ ...why, reason: 'Nem éri meg.' }} />)).toMatch(/Az elutasítás oka.*Nem éri meg\./)
    expect(drawn(<DecidedQuote quote={quote} decision={why} />)).not.toContain('Az elutasítás oka')
    expect([said(true, ''), said(false, '')].join()).toMatch(/elfogadták: 2026.*elutasították: 2026/)
  })

  test('tell the same of a report', () => {
    const decidedAt = '2026-11-24T10:00:00Z'
    const said = (status: 'accepted' | 'rejected' | 'expired', decidedBy: string | null, reason = '') => {
      const answer = { expertReportAcceptedStatus: status === 'accepted', returnReport: status !== 'accepted', decidedAt, returnFee: null }
      return drawn(<DecidedReport status={status} decision={{ ...answer, reason, decidedBy }} />)
    }
    expect([said('accepted', null), said('rejected', null), said('expired', 'Kis Péter')].join()).toMatch(
      /Elfogadta a.*Elutasította a.*nem érkezett válasz/,
    )
    expect([said('accepted', 'Kis Péter'), said('rejected', 'Kis Péter')].join()).toMatch(
      /elfogadta, és.*Kis Péter, 2026.*elutasította, és.*Kis Péter, 2026/,
    )
    expect([said('accepted', ''), said('rejected', '')].join()).toMatch(/elfogadták, és.*elutasították, és/)
    expect(said('rejected', 'Kis Péter', 'Nem éri meg.')).toMatch(/Az elutasítás oka.*Nem éri meg\./)
  })
})

test('the employee’s forms draw every field under the name the server refuses it by', () => {
  const draft = {
    version: 1,
    revision: 0,
    lines: lines.map(({ id: _, net: __, vat: ___, gross: ____, ...rest }) => rest),
    note: '',
    expected: null,
    aboveEstimateReason: '',
    quoteVersion: 2,
    repairCostLimit: 5000,
    isConsumer: true,
    approval: null,
    ifSentToday: { lastDay: '2027-01-12', certain: false },
    may: { edit: true, send: true },
  }
  const html = drawn(<DraftForm requestId={1} version={1} draft={draft} onChanged={later} onMovedOn={later} />)
  for (const field of ['description', 'kind', 'quantity', 'netUnit', 'choice']) expect(html).toContain(`name="lines.3.${field}"`)
  expect(html).toContain('name="lines.1.group"')
  expect(html).not.toContain('name="lines.0.group"')
  expect(html).toContain('2027. január 12.')
  expect(drawn(<OnBehalfForm requestId={1} version={1} quote={quote} onChanged={later} />)).toContain('name="method"')
  expect(drawn(<ReportForm earlier={null} requestId={1} version={1} onIssued={later} />)).toContain('accept="image/jpeg,image/png"')
})
