import { expect, test } from 'vitest'
import { isConsumer } from '#accounts/consumer.ts'
import { seededCalendar } from '#testing/seeded-calendar.ts'
import { canHaveQuote, canHaveReport, companyDeadlines } from './expert-report.ts'

test('the company has five working days to answer, 15 days to repair, and replaces after 30', () => {
  expect(companyDeadlines(seededCalendar, '2026-11-23')).toEqual({ answerBy: '2026-11-30', repairBy: '2026-12-08', replaceFrom: '2026-12-23' })
  expect(companyDeadlines(seededCalendar, '2026-12-11').answerBy).toBe('2026-12-17')
})

test('a quote is for a paid repair, or for whoever accepted a report', () => {
  expect(canHaveQuote({ warrantyTypeId: 2, report: null, insurer: null })).toBe(true)
  expect(
    [null, 'issued', 'accepted', 'rejected', 'expired'].map((report) =>
      canHaveQuote({ warrantyTypeId: 1, report: report as 'issued' | null, insurer: null }),
    ),
  ).toEqual([false, false, true, false, false])
  expect([1, 2, 3].map(canHaveReport)).toEqual([true, false, true])
})

test('a consumer buys for themselves', () => {
  expect(isConsumer({ customerType: 'B2C', companyName: null })).toBe(true)
  expect(isConsumer({ customerType: 'EMPLOYEE', companyName: null })).toBe(true)
  expect(isConsumer({ customerType: 'B2C', companyName: 'Minta Kft.' })).toBe(false)
  expect(isConsumer({ customerType: 'STORE_01', companyName: null })).toBe(false)
})
