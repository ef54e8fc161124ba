import { expect, test } from 'vitest'
import { deadlineStates } from './company-deadlines.ts'

const law = { answerBy: '2026-11-30', repairBy: '2026-12-08', replaceFrom: '2026-12-23' }
const statesOn = (today: string, answered = false) => deadlineStates(law, today, answered).map(({ state }) => state)

test('a duty runs until its last day, is due on it, and has passed after it', () => {
  expect(statesOn('2026-11-29')).toEqual(['running', 'running', 'running'])
  expect(statesOn('2026-11-30')).toEqual(['due', 'running', 'running'])
  expect(statesOn('2026-12-01')).toEqual(['passed', 'running', 'running'])
  expect(statesOn('2026-12-09')).toEqual(['passed', 'passed', 'running'])
})

test('an answer is an answer, however late the rest is', () => {
  expect(statesOn('2026-11-24', true)).toEqual(['done', 'running', 'running'])
  expect(statesOn('2026-12-15', true)).toEqual(['done', 'passed', 'running'])
})

test('from day 30 the last day to replace the device is told too', () => {
  expect(deadlineStates(law, '2026-12-23', true).at(-1)).toEqual({ deadline: 'replaceBy', day: '2026-12-31', state: 'running' })
  expect(statesOn('2026-12-23', true)).toEqual(['done', 'passed', 'due', 'running'])
  expect(statesOn('2026-12-31', true).at(-1)).toBe('due')
  expect(statesOn('2027-01-01', true)).toEqual(['done', 'passed', 'passed', 'passed'])
})
