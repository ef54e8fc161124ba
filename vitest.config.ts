import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** They put another module, or another method of a library, in the place of the real one: no other file may share their process. */
const replacesModules = ['src/accounts/server/log-in.api.test.ts', 'src/base/server/http/rate-limits.api.test.ts', 'testing/equal-time.api.test.ts']

const api = {
  environment: 'node',
  globalSetup: ['testing/database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks',
  maxWorkers: 2,
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['{src,testing,scripts}/**/*.test.{ts,tsx}'], exclude: ['**/*.api.test.ts'], environment: 'node' } },
      // Loading the whole server anew for each file costs more than running its tests: each file has a portal and a database of its own instead.
      { test: { ...api, name: 'api', include: ['{src,testing}/**/*.api.test.ts'], exclude: replacesModules, isolate: false } },
      { test: { ...api, name: 'api with replaced modules', include: replacesModules } },
    ],
  },
})
