// npm run mutation: changes the rules one spot at a time and counts which changes their pure tests notice.
// One file of rules: npm run mutation -- --mutate src/accounts/phone.ts
export default {
  testRunner: 'vitest',
  // In processes: the calendar's tests move the machine to other time zones, which a thread cannot.
  vitest: { configFile: 'vitest.mutation.config.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/requests/{lifecycle,identifier,timeline}.ts',
    'src/quotes/{quote,quote-validity}.ts',
    'src/calendar/{calendar,holidays}.ts',
    'src/payments/payment.ts',
    'src/courier/shipment.ts',
    'src/accounts/{password,common-passwords,who,phone,tax-number,bank-account}.ts',
    'src/base/server/http/rate-limits.ts',
  ],
  ignorePatterns: ['build', 'data', 'docs', 'bench', 'mutation-report', 'test-results', '.react-router'],
  // Only what changed since the last run is mutated again; mutation-report/ remembers.
  incremental: true,
  incrementalFile: 'mutation-report/incremental.json',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'mutation-report/mutation.html' },
  thresholds: { high: 98, low: 95, break: 95 },
  concurrency: 2,
  // On a busy machine a slow test is not an endless one.
  timeoutMS: 20_000,
  tempDirName: '.stryker-tmp',
}
