import { dayOf, forintsOf, headerKey } from '#base/server/tables/hungarian-values.ts'
import type { CsvRow } from '#base/server/tables/read-csv.ts'
import { readTable } from '#base/server/tables/read-table.ts'
import { budapestDay, type Day, isDay } from '#calendar/calendar.ts'
import type { ListProvider, ProviderLine } from '../../provider-agreement.ts'
import { StatementNotRead } from '../statements/statement.ts'
import { type Column, columnsIn, stateIn } from './list-columns.ts'
import { maxListLines, type ProviderList } from './provider-list.ts'

/**
 * The list of its transactions a provider gives: PayPal's Activity Download, or the transactions of SimplePay's merchant pages, as CSV or Excel.
 * @throws StatementNotRead, CsvNotRead
 */
export async function readProviderList({ path }: { path: string }): Promise<ProviderList> {
  return providerListOf((await readTable({ path, bounds: { maxRows: maxListLines + 100, maxColumns: 80 } })).rows)
}

/** Above the header may stand lines about the period. @throws StatementNotRead */
export function providerListOf(rows: readonly CsvRow[]): ProviderList {
  for (const [at, header] of rows.slice(0, 20).entries()) {
    const where = columnsIn(header)
    if (where) return readRows(where.provider, where.cell, rows.slice(at + 1))
  }
  throw new StatementNotRead('unknown')
}

type Cell = (row: CsvRow, column: Column) => string

function readRows(provider: ListProvider, cell: Cell, rows: readonly CsvRow[]): ProviderList {
  const isMonthFirst = rows.some((row) => isDayOfMonthSecond(cell(row, 'day')))
  const lines = new Map<string, ProviderLine>()
  const refundsOf = new Map<string, number>()
  for (const row of rows) {
    const read = readRow(provider, (column) => cell(row, column), isMonthFirst)
    if (!read) continue
    const line = read.kind === 'refund' && read.transactionId === read.about ? withNumber(read, refundsOf) : read
    // A transaction that stands twice stands as it ended: providers list the newest first or last.
    const key = `${line.kind} ${line.transactionId}`
    if (lines.get(key)?.state !== 'done') lines.set(key, line)
  }
  if (lines.size === 0) throw new StatementNotRead('unknown')
  if (lines.size > maxListLines) throw new StatementNotRead('tooLong')
  return { provider, lines: [...lines.values()], skipped: rows.length - lines.size }
}

/** A refund that is listed under the id of its payment is told apart by its day, its amount and its place among those that are alike. */
function withNumber(line: ProviderLine, seen: Map<string, number>): ProviderLine {
  const alike = `${line.about} ${line.day} ${line.amount}`
  const number = (seen.get(alike) ?? 0) + 1
  seen.set(alike, number)
  return { ...line, transactionId: `${alike} ${number}` }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function readRow(provider: ListProvider, value: (column: Column) => string, isMonthFirst: boolean): ProviderLine | undefined {
  const transactionId = idIn(value('id'))
  const amount = forintsOf(value('amount'))
  const state = stateIn(value('state'))
  const day = dayIn(value, isMonthFirst)
  if (!transactionId || !amount || !state || !day || value('currency').toUpperCase() !== 'HUF' || isMemo(value('impact'))) return undefined
  const kind = kindIn(provider, value('kind'), amount)
  if (!kind) return undefined
  const about = kind === 'payment' ? transactionId : idIn(value('about')) || transactionId
  const ours = value('ours').trim()
  return { kind, transactionId, about, paymentId: uuid.test(ours) ? ours.toLowerCase() : null, amount: Math.abs(amount), state, day }
}

const idIn = (written: string): string => (/^[\w-]{1,64}$/.test(written.trim()) ? written.trim() : '')

/** PayPal also lists what moved no money, for remembering. */
const isMemo = (impact: string): boolean => /^(memo|emlékeztető)$/i.test(impact.trim())

const isPayment = /payment|checkout|fizet/
const isBack = /refund|reversal|chargeback|dispute|visszaterit|visszavon|visszateritesek|storno|vitat/

/**
 * PayPal tells by the sign which way money went; what left is a refund or a reversal where its type says so, a withdrawal or a fee where not.
 * SimplePay tells by the type, and writes refunds with a minus or without.
 */
function kindIn(provider: ListProvider, type: string, amount: number): ProviderLine['kind'] | undefined {
  const word = headerKey(type)
  const back = isBack.test(word)
  if (provider === 'simplepay')
    return back ? 'refund' : amount > 0 && (isPayment.test(word) || word === '' || /kartya|card|vasarlas/.test(word)) ? 'payment' : undefined
  if (amount < 0) return back ? 'refund' : undefined
  return isPayment.test(word) && !back ? 'payment' : undefined
}

const isDayOfMonthSecond = (written: string): boolean => {
  const [, first = '', second = ''] = /^(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(written.trim()) ?? []
  return Number(first) <= 12 && Number(second) > 12
}

/** How far the zones PayPal names are from UTC, in hours. Of any other, and without a time, the day stands as it is written. */
const zones: Readonly<Record<string, number>> = { UTC: 0, GMT: 0, BST: 1, EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 }

/** The day in Budapest. */
function dayIn(value: (column: Column) => string, isMonthFirst: boolean): Day | undefined {
  const written = value('day').trim()
  const day = dayOf(isMonthFirst ? written.replace(/^(\d{1,2})\/(\d{1,2})\//, '$2/$1/') : written) ?? serialDay(written)
  const offset = zones[value('zone').trim().toUpperCase()]
  const time = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(value('time').trim())
  if (!day || offset === undefined || !time) return day
  return budapestDay(new Date(Date.parse(`${day}T00:00:00Z`) + (Number(time[1]) - offset) * 3_600_000 + Number(time[2]) * 60_000))
}

/** A day as Excel keeps it: days since 30 December 1899, with the time as a fraction. */
function serialDay(written: string): Day | undefined {
  if (!/^[3-6]\d{4}(\.\d+)?$/.test(written)) return undefined
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(written)) * 86_400_000).toISOString().slice(0, 10)
  return isDay(day) ? day : undefined
}
