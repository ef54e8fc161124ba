import { expect, test } from 'vitest'
import { flakyTests } from './browser-report.ts'

test('a test that passed only on its retry is named with its file, its groups and its size', () => {
  const spec = (title: string, status: string, projectName = 'phone') => ({ title, tests: [{ projectName, status }] })
  const report = {
    suites: [
      {
        title: 'site.spec.ts',
        specs: [spec('a payment result', 'flaky', 'desktop'), spec('the price list', 'expected')],
        suites: [{ title: 'complaint', specs: [spec('outlives a reload', 'flaky'), spec('keeps what was typed', 'unexpected')] }],
      },
    ],
  }
  expect(flakyTests(report)).toEqual(['site.spec.ts › a payment result (desktop)', 'site.spec.ts › complaint › outlives a reload (phone)'])
  expect(flakyTests({})).toEqual([])
})
