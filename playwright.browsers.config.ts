import { defineConfig } from '@playwright/test'
import suite from './playwright.config.ts'

// npm run browsers: the same portal as the suite's, walked in other engines than its own. They are no browsers of Playwright's: e2e/browsers drives them.
export default defineConfig({
  ...suite,
  testDir: 'e2e/browsers',
  testMatch: '**/*.walk.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  preserveOutput: 'always',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
