import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['{src,testing,scripts}/**/*.test.{ts,tsx}'], exclude: ['**/*.api.test.ts'], environment: 'node' } },
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
