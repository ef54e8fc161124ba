import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Group } from './action.ts'
import { marksOf, type Row } from './report.ts'

/** How far the processors' time of a call may be from what is written: it varies by that much where others use the machine. */
const tolerance = 0.25

type Cpu = { readonly server: number; readonly database: number }

const keyOf = ({ action, size, clients }: { action: string; size: number; clients: number }) => `${action} | ${size} | ${clients}`
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const numberIn = (cell: string | undefined) => Number((cell ?? '').replaceAll(',', ''))

/** What stands in bench/README.md of a group, by action, size and clients; without what was measured before processors' time was. */
export function writtenFigures(
  group: Group['name'],
  text = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8'),
): ReadonlyMap<string, Cpu> {
  const [begin, end] = marksOf(group)
  const section = text.split(begin)[1]?.split(end)[0] ?? ''
  const figures = new Map<string, Cpu>()
  for (const part of section.split('\n### ').slice(1)) {
    const [action = '', ...lines] = part.split('\n')
    const [head = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf)
    const at = (name: string) => head.indexOf(name)
    if (at('CPU portal ms') < 0) continue
    for (const row of rows) {
      const [size, clients] = [numberIn(row[at('requests in the table')]), numberIn(row[at('clients')])]
      const cpu = { server: numberIn(row[at('CPU portal ms')]), database: numberIn(row[at('CPU database ms')]) }
      if (!Number.isNaN(clients) && !Number.isNaN(cpu.server)) figures.set(keyOf({ action, size, clients }), cpu)
    }
  }
  return figures
}

/** Compares what was measured with what is written, and tells it. @returns how many calls cost more than a quarter more */
export function tellChanges(group: Group['name'], rows: readonly Row[], written = writtenFigures(group)): number {
  let dearer = 0
  for (const { action, size, clients, cpu } of rows) {
    if (clients === null || !cpu) continue
    const known = written.get(keyOf({ action, size, clients }))
    const said = `${action}, ${size} requests, ${clients} clients: ${cpu.server.toFixed(2)} + ${cpu.database.toFixed(2)} ms`
    if (!known) {
      console.log(`new      ${said}`)
      continue
    }
    const change = (cpu.server + cpu.database) / (known.server + known.database) - 1
    const verdict = change > tolerance ? 'DEARER' : change < -tolerance ? 'cheaper' : 'as was'
    if (change > tolerance) dearer++
    console.log(
      `${verdict.padEnd(8)} ${said}, written ${known.server.toFixed(2)} + ${known.database.toFixed(2)} (${change > 0 ? '+' : ''}${Math.round(change * 100)} %)`,
    )
  }
  return dearer
}
