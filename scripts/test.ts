// npm test: everything. Types, lint, boundaries, rules, API, crash, browser. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runBrowserTests } from './browser-tests.ts'
import { buildIfNeeded } from './build.ts'
import { runChecks } from './checks.ts'

type Count = { passed: number; failed: number }

const root = path.join(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(os.tmpdir(), 'mobilfutar-reports-'))
const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status ?? 1

/** A runner that ended badly without a failed test (it could not even start) counts as one failure. */
const honest = (count: Count, status: number): Count => (status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count)
const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function unitAndApi(): Count {
  const file = path.join(reports, 'vitest.json')
  const status = run(['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file) as { numPassedTests?: number; numFailedTests?: number }
  return honest({ passed: numPassedTests, failed: numFailedTests }, status)
}

function crash(): Count {
  const status = run(['testing/crash.ts'])
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
}

async function browser(): Promise<Count> {
  const file = path.join(reports, 'e2e.json')
  const status = await runBrowserTests([], { E2E_REPORT: file })
  const { stats } = readReport(file) as { stats?: { expected: number; flaky: number; unexpected: number } }
  return honest({ passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }, status)
}

buildIfNeeded()
const counts = [runChecks(), unitAndApi(), crash(), await browser()]
rmSync(reports, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
