// npm run check: types, lint, boundaries, unused code, table types, OpenAPI.
import { runChecks } from './checks.ts'

const { failed } = await runChecks()
process.exit(failed > 0 ? 1 : 0)
