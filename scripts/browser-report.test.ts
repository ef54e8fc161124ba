import { expect, test } from 'vitest'
import { browserTests } from './browser-report.ts'

test('a test that failed, or passed only on its retry, is named with its file, its groups and its size', () => {
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
  expect(browserTests(report, 'flaky')).toEqual(['site.spec.ts › a payment result (desktop)', 'site.spec.ts › complaint › outlives a reload (phone)'])
  expect(browserTests(report, 'unexpected')).toEqual(['site.spec.ts › complaint › keeps what was typed (phone)'])
  expect(browserTests({}, 'flaky')).toEqual([])
})
