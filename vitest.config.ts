import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      './vitest.rules.config.ts',
      {
        test: {
          name: 'api',
          include: ['{src,testing}/**/*.api.test.ts'],
          environment: 'node',
          globalSetup: ['testing/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
})
