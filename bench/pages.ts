import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { browserArguments, findBrowser } from '../scripts/find-browser.ts'

type Audit = { numericValue?: number; details?: { items?: { transferSize?: number; url?: string }[] } }
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> }
export type PageFigures = {
  page: string
  performance: number
  accessibility: number
  largestPaintMs: number
  blockingMs: number
  shift: number
  requests: number
  kB: number
  scriptKB: number
}

const root = path.join(import.meta.dirname, '..')

/** Lighthouse on a simulated phone and slow 4G (1.6 Mbit/s, 150 ms): its default for mobile. */
export function measurePage(origin: string, page: string): PageFigures {
  const file = path.join(os.tmpdir(), `mobilfutar-lighthouse-${process.pid}.json`)
  // Pages are prerendered in Hungarian: another language fetches its words too.
  const flags = ['--headless', '--accept-lang=hu-HU,hu', ...browserArguments].join(' ')
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      `${origin}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      '--only-categories=performance,accessibility',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: findBrowser() } },
  )
  if (status !== 0) throw new Error(`Lighthouse failed on ${page}: ${stderr}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
  const items = report.audits['network-requests']?.details?.items ?? []
  const kB = (of: typeof items) => Math.round(of.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1024)
  return {
    page,
    performance: Math.round((report.categories.performance?.score ?? 0) * 100),
    accessibility: Math.round((report.categories.accessibility?.score ?? 0) * 100),
    largestPaintMs: Math.round(value('largest-contentful-paint')),
    blockingMs: Math.round(value('total-blocking-time')),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    requests: items.length,
    kB: kB(items),
    scriptKB: kB(items.filter(({ url }) => url?.endsWith('.js'))),
  }
}
