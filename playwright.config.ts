import { defineConfig } from '@playwright/test'
import { desktop, onDesktop, onPhone, phone } from './e2e/sizes.ts'
import { browserArguments, findBrowser } from './scripts/find-browser.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const port = Number(process.env.E2E_PORT ?? 4173)

// Playwright reads this file once per process; the server's folder must be the same in all of them.
process.env.E2E_DATA_DIR ??= await temporaryFolder('e2e')

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    screenshot: 'only-on-failure',
    // Nothing moves for show, which a processor without graphics draws frame by frame.
    contextOptions: { reducedMotion: 'reduce' },
    // A page is open for seconds: what the optimising compiler costs it never gives back.
    launchOptions: { executablePath: findBrowser(), args: [...browserArguments, '--js-flags=--max-optimized-bytecode-size=0'] },
  },
  projects: [
    // The walks choose the screens of their people themselves.
    { name: 'phone', testIgnore: '**/repair-walk.spec.ts', grepInvert: RegExp(onDesktop), use: { viewport: phone, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: RegExp(onPhone), use: { viewport: desktop } },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} scripts/start.js`,
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    // While writing tests: E2E_REUSE=1 uses the portal that is open at E2E_PORT (start it with RATE_LIMITS=off).
    reuseExistingServer: process.env.E2E_REUSE === '1',
    // Its warnings: a job that failed and is tried again makes a test wait in vain, and says why only here.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', PUBLIC_URL: `http://localhost:${port}` },
  },
})
