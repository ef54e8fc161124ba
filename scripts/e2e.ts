// npm run e2e [-- playwright arguments]: the browser tests against a portal of their own.
import { runBrowserTests } from './browser-tests.ts'
import { buildIfNeeded } from './build.ts'

buildIfNeeded()
process.exit(await runBrowserTests(process.argv.slice(2)))
