import { describe, expect, test } from 'vitest'
import { nextStepOf } from '#requests/promise.ts'
import { seededCalendar } from '#testing/seeded-calendar.ts'
import { canAskInsurer, canHaveQuote } from './expert-report.ts'
import { type InsurerStatus, ownShareLine, waitsForInsurer } from './insurer.ts'

const said: readonly (InsurerStatus | null)[] = [null, 'sent', 'accepted', 'part', 'refused']

test('an insurance repair waits for its insurer, the customer has a quote of what it leaves to them', () => {
  expect(said.map((insurer) => waitsForInsurer(3, insurer))).toEqual([true, true, false, true, true])
  expect(said.map((insurer) => canHaveQuote({ warrantyTypeId: 3, report: null, insurer }))).toEqual([false, false, false, true, true])
  expect(said.map((insurer) => waitsForInsurer(1, insurer))).toEqual(said.map(() => false))
  expect(said.map((insurer) => canHaveQuote({ warrantyTypeId: 1, report: null, insurer }))).toEqual(said.map(() => false))
})

test('the insurer of an insurance repair is asked, unless the customer has to say something about a report, or pays', () => {
  const asked = (warrantyTypeId: number, report: 'issued' | 'accepted' | 'rejected' | null) =>
    canAskInsurer({ warrantyTypeId, report, insurer: null })
  expect([asked(3, null), asked(3, 'issued'), asked(3, 'accepted'), asked(1, null), asked(2, null)]).toEqual([true, false, false, false, false])
})

test('an own share is what an invoice can say: a whole number of net forints', () => {
  expect(ownShareLine(12_700)).toEqual({ netUnit: 10_000, gross: 12_700 })
  for (let gross = 1; gross < 2000; gross++) expect(Math.abs(ownShareLine(gross).gross - gross)).toBeLessThanOrEqual(1)
})

describe('what comes next', () => {
  const next = (insurer: { status: string; on: string } | null, today = '2026-11-24') =>
    nextStepOf(
      { status: 'ARRIVED', warrantyTypeId: 3, closed: false, pickupDay: '2026-11-20', arrivedOn: '2026-11-23', insurer },
      seededCalendar,
      today,
    )
  test.each([
    [null, 'repairDone'],
    ['sent', 'insurerAnswers'],
    ['accepted', 'repairDone'],
    ['refused', 'quoteComes'],
  ])('%s: %s', (status, code) => {
    expect(next(status === null ? null : { status, on: '2026-11-24' })?.code).toBe(code)
  })
  test('an insurer silent for five working days is late, and the desk sees it', () => {
    const asked = { status: 'sent', on: '2026-11-24' }
    expect(next(asked)).toMatchObject({ by: '2026-12-01', late: false })
    expect(next(asked, '2026-12-01')).toMatchObject({ late: false })
    expect(next(asked, '2026-12-02')).toMatchObject({ late: true })
  })
})
