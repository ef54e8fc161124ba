import { defineConfig } from 'vitest/config'

/** The pure tests: no database, no browser. `npm run mutation` runs these alone. */
export default defineConfig({
  test: { name: 'rules', include: ['{src,testing,scripts}/**/*.test.{ts,tsx}'], exclude: ['**/*.api.test.ts'], environment: 'node' },
})
