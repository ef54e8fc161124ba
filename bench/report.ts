import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Group } from './action.ts'
import type { CpuOfCall } from './cpu.ts'
import type { Floor } from './floor.ts'
import type { Measured } from './load.ts'
import type { PageFigures } from './pages.ts'

/** `clients` null: a burst of background work, of which each is neither timed nor compared. */
export type Row = Measured & { action: string; size: number; clients: number | null; maxMB: number; floor?: Floor; share?: number; cpu?: CpuOfCall }
export type FloorRow = Measured & { floor: Floor; size: number; clients: number; cpu: CpuOfCall }

const file = path.join(import.meta.dirname, 'README.md')
/** Each group has a section of its own, so that a run of one leaves the figures of the others. */
export const marksOf = (group: Group['name']) =>
  [`<!-- figures of ${group}: written by npm run bench -->`, `<!-- end of the figures of ${group} -->`] as const

const counted = (n: number) => n.toLocaleString('en-GB')
const often = (perSecond: number) => (perSecond < 100 ? perSecond.toFixed(1) : counted(Math.round(perSecond)))
const milliseconds = (ms: number) => (Number.isNaN(ms) ? '–' : ms < 10 ? ms.toFixed(1) : String(Math.round(ms)))
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Answers other than 200, by status; a portal that refuses is not quick. */
const refusedOf = ({ answers }: Measured) =>
  Object.entries(answers)
    .filter(([status]) => status !== '200')
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ') || '–'

function actionTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    counted(row.size),
    row.clients === null ? '–' : String(row.clients),
    often(row.perSecond),
    row.share === undefined ? '–' : `${(row.share * 100).toFixed(1)} % of ${row.floor}`,
    milliseconds(row.p50),
    milliseconds(row.p99),
    row.cpu ? row.cpu.server.toFixed(2) : '–',
    row.cpu ? row.cpu.database.toFixed(2) : '–',
    String(row.maxMB),
    refusedOf(row),
  ])
  const head = [
    'requests in the table',
    'clients',
    'per second',
    'share of the floor',
    'p50 ms',
    'p99 ms',
    'CPU portal ms',
    'CPU database ms',
    'memory MB',
  ]
  return table([...head, 'not 200'], cells)
}

const floorTable = (rows: readonly FloorRow[]) =>
  table(
    ['floor', 'requests in the table', 'clients', 'per second', 'p50 ms', 'p99 ms', 'CPU server ms', 'CPU database ms'],
    rows.map((row) => [
      row.floor,
      counted(row.size),
      String(row.clients),
      often(row.perSecond),
      milliseconds(row.p50),
      milliseconds(row.p99),
      row.cpu.server.toFixed(3),
      row.cpu.database.toFixed(3),
    ]),
  )

const pageTable = (pages: readonly PageFigures[]) =>
  table(
    ['page', 'performance', 'accessibility', 'largest paint ms', 'blocked ms', 'shift', 'requests', 'kB', 'of it script kB'],
    pages.map((page) => [
      `\`${page.page}\``,
      ...[page.performance, page.accessibility, page.largestPaintMs, page.blockingMs, page.shift, page.requests, page.kB, page.scriptKB].map(String),
    ]),
  )

type Figures = {
  group: Group['name']
  rows: readonly Row[]
  floors: readonly FloorRow[]
  pages: readonly PageFigures[]
  command: string
  postgres: string
}

/** Writes the tables of a group into bench/README.md, between its two marks. */
export function writeReport({ group, rows, floors, pages, command, postgres }: Figures) {
  // Without git the figures stand all the same.
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).stdout?.trim()
  const machine = `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GB`
  const parts = [
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, PostgreSQL ${postgres}${commit ? `, commit ${commit}` : ''}: \`${command}\``,
    `### The floor\n\n${floorTable(floors)}`,
    ...[...new Set(rows.map(({ action }) => action))].map((action) => `### ${action}\n\n${actionTable(rows.filter((row) => row.action === action))}`),
    ...(pages.length > 0
      ? [
          `### Pages\n\nLighthouse, a simulated phone in Hungarian on slow 4G (1.6 Mbit/s, 150 ms), processor four times slower; kB with the heads of all answers.\n\n${pageTable(pages)}`,
        ]
      : []),
  ]
  const [begin, end] = marksOf(group)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`bench/README.md has no place for the figures of ${group}`)
  const [before, rest = ''] = text.split(begin)
  const [, after = ''] = rest.split(end)
  writeFileSync(file, `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${after}`)
}
