// npm test: everything. Types, lint, boundaries, rules, API, crash, browser. Says how long each part took, which tests failed and why, which browser
// tests passed only when tried again, and ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type BrowserReport, browserTests } from './browser-report.ts'
import { runBrowserTests } from './browser-tests.ts'
import { buildIfNeeded } from './build.ts'
import { runChecks } from './checks.ts'

type Count = { passed: number; failed: number }
/** What Vitest's JSON reporter writes, as far as it is read here. */
type RulesReport = {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] }[]
  }[]
}

const root = path.join(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(os.tmpdir(), 'mobilfutar-reports-'))
/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }), 'exit')
  return status ?? 1
}

/** A runner that ended badly without a failed test (it could not even start) counts as one failure. */
const honest = (count: Count, status: number): Count => (status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count)
const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** The end of a long run is what is kept of it, and a race that failed once may not fail again: its words stand there too, as far as they say anything. */
function withReason(name: string, messages: readonly string[]): string {
  const lines = messages.join('\n').split('\n').slice(0, 25)
  return [name, ...lines.map((line) => `  ${line.slice(0, 1500)}`)].join('\n')
}

async function unitAndApi(): Promise<Count> {
  const file = path.join(reports, 'vitest.json')
  const status = await run(['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(file) as RulesReport
  for (const { name, status: ended, message, assertionResults } of testResults) {
    const tests = assertionResults.filter((one) => one.status === 'failed')
    const inFile = path.relative(root, name)
    failed.push(...tests.map(({ fullName, failureMessages = [] }) => withReason(`${inFile} › ${fullName}`, failureMessages)))
    // A file that could not be read, or whose preparation failed, has no failed test of its own.
    if (tests.length === 0 && ended === 'failed') failed.push(withReason(`${inFile} › the file itself`, [message ?? '']))
  }
  return honest({ passed: numPassedTests, failed: numFailedTests }, status)
}

async function crash(): Promise<Count> {
  const status = await run(['testing/crash.ts'])
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
}

async function browser(): Promise<Count> {
  const file = path.join(reports, 'e2e.json')
  const status = await runBrowserTests([], { E2E_REPORT: file })
  const report = readReport(file) as BrowserReport
  flaky.push(...browserTests(report, 'flaky'))
  failed.push(...browserTests(report, 'unexpected'))
  return honest({ passed: (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0), failed: report.stats?.unexpected ?? 0 }, status)
}

const flaky: string[] = []
const failed: string[] = []
const total: Count = { passed: 0, failed: 0 }
const times: string[] = []
buildIfNeeded()
async function runPart(name: string, part: () => Promise<Count>) {
  const start = Date.now()
  const count = await part()
  const seconds = Math.round((Date.now() - start) / 1000)
  times.push(`${name}: ${count.passed} passed, ${count.failed} failed in ${Math.floor(seconds / 60)} min ${seconds % 60} s`)
  total.passed += count.passed
  total.failed += count.failed
}
async function runTests() {
  await runPart('crash', crash)
  await runPart('rules and API', unitAndApi)
}
// The types are checked by one core, for longer than everything else that is checked; the tests of the rules take the other meanwhile.
await Promise.all([runPart('checks', runChecks), runTests()])
await runPart('browser', browser)
rmSync(reports, { recursive: true, force: true })
console.log(`\n${times.join('\n')}`)
for (const name of failed) console.log(`failed: ${name}`)
for (const name of flaky) console.log(`flaky, a defect to mend: ${name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
