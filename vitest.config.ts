import { rmSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { temporaryFolder } from './testing/temporary-folder.ts'

// The processes of the tests, which are ended without a word, make their folders in this one, which goes with the run.
const folders = await temporaryFolder('run')
process.env.TMPDIR = folders
process.once('exit', () => rmSync(folders, { recursive: true, force: true }))

/** They put another module, or another method of a library, in the place of the real one: no other file may share their process. */
const replacesModules = [
  'src/accounts/server/log-in.api.test.ts',
  'src/base/server/http/rate-limits.api.test.ts',
  'testing/equal-time.api.test.ts',
  'testing/failing-disk.api.test.ts',
  'testing/money.property.api.test.ts',
]
/** Only in the long form. */
const inTheLongForm = process.env.LONG ? ['testing/money/second-half.ts'] : []

/** A portal's tests wait a good deal, for jobs, restarts and answers that take their time on purpose: three files share two processors well. */
const rules = {
  environment: 'node',
  maxWorkers: 3,
  testTimeout: process.env.LONG ? 3_600_000 : 30_000,
} satisfies TestProjectInlineConfiguration['test']

const api = {
  ...rules,
  globalSetup: ['testing/database.ts'],
  hookTimeout: 60_000,
  pool: 'forks',
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  test: {
    projects: [
      // Loading modules anew for each file costs more than running its tests. A rule has no state; a file of the API has a portal and a database of its own.
      {
        test: {
          ...rules,
          name: 'rules',
          include: ['{src,testing,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts'],
          isolate: false,
          setupFiles: ['testing/unstub-globals.ts'],
        },
      },
      { test: { ...api, name: 'api', include: ['{src,testing}/**/*.api.test.ts'], exclude: replacesModules, isolate: false } },
      { test: { ...api, name: 'api with replaced modules', include: [...replacesModules, ...inTheLongForm] } },
    ],
  },
})
