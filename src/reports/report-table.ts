import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { figureTexts } from './figure-texts.ts'
import type { Report } from './report.ts'

/** How a cell is written. */
export type CellKind = 'text' | 'request' | 'day' | 'moment' | 'count' | 'days' | 'forints' | 'percent'
export type Cell = string | number | null
type ColumnKey = keyof typeof figureTexts.hu.column
type Column = { readonly key: ColumnKey; readonly kind: CellKind }

/** A report as a table: what the screen, its plot and a spreadsheet show. */
export type ReportTable = {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** The columns a plot compares, all of one kind; none: there is nothing to draw. */
  readonly drawn: readonly ColumnKey[]
}

/** What rows name by a key, in the words of their reader. */
export type TableWords = {
  readonly status: (status: RequestStatus) => string
  readonly outcome: (outcome: Outcome) => string
  readonly noCostCentre: string
}

const count = (key: ColumnKey): Column => ({ key, kind: 'count' })
const days = (key: ColumnKey): Column => ({ key, kind: 'days' })
const text = (key: ColumnKey): Column => ({ key, kind: 'text' })

const notGivenBack: readonly Outcome[] = ['LOST', 'ABANDONED', 'BOUGHT']

/** A status nothing stands at is left out. */
export function tableOf(report: Report, words: TableWords): ReportTable {
  switch (report.report) {
    case 'requestsByStatus':
      return {
        columns: [text('status'), count('open'), count('closed')],
        rows: report.rows.filter(({ open, closed }) => open + closed > 0).map(({ status, open, closed }) => [words.status(status), open, closed]),
        drawn: ['open', 'closed'],
      }
    case 'openByAge':
      return {
        columns: [text('status'), ...(['upTo7Days', 'upTo14Days', 'upTo30Days', 'older', 'open'] as const).map(count)],
        rows: report.rows.map((row) => [words.status(row.status), row.upTo7Days, row.upTo14Days, row.upTo30Days, row.older, row.open]),
        drawn: ['upTo7Days', 'upTo14Days', 'upTo30Days', 'older'],
      }
    case 'turnaround':
      return timesOf(
        'brand',
        report.rows.map(({ brand, ...row }) => ({ name: brand.name, ...row })),
      )
    case 'turnaroundByService':
      return timesOf(
        'service',
        report.rows.map(({ service, ...row }) => ({ name: service.name, ...row })),
      )
    case 'costs':
      return {
        columns: [text('costCentre'), count('requests'), { key: 'net', kind: 'forints' }, { key: 'gross', kind: 'forints' }],
        rows: report.rows.map(({ costCentre, requests, net, gross }) => [costCentre?.name ?? words.noCostCentre, requests, net, gross]),
        drawn: ['gross'],
      }
    case 'repeatClaims':
      return {
        columns: [text('brand'), count('repaired'), count('repeated'), { key: 'repeatPercent', kind: 'percent' }],
        rows: report.rows.map(({ brand, repaired, repeated, percent }) => [brand.name, repaired, repeated, percent]),
        drawn: ['repeatPercent'],
      }
    case 'promises':
      return {
        columns: [
          { key: 'week', kind: 'day' },
          count('due'),
          count('kept'),
          count('missed'),
          { key: 'inTimePercent', kind: 'percent' },
          days('missedBy'),
        ],
        rows: report.rows.map(({ week, due, kept, missed, percent, median }) => [week, due, kept, missed, percent, median]),
        drawn: ['kept', 'missed'],
      }
    case 'requestList':
      return {
        columns: [
          { key: 'request', kind: 'request' },
          { key: 'received', kind: 'moment' },
          text('status'),
          text('outcome'),
          text('brand'),
          text('productType'),
          { key: 'arrived', kind: 'moment' },
          { key: 'ready', kind: 'moment' },
          { key: 'closedAt', kind: 'moment' },
        ],
        rows: report.rows.map((row) => [
          String(row.crmRequestId),
          row.receivedTime,
          // Its last status says that it was given back.
          row.outcome !== null && notGivenBack.includes(row.outcome) ? words.outcome(row.outcome) : words.status(row.status),
          row.outcome === null ? null : words.outcome(row.outcome),
          row.brand.name,
          row.productType,
          row.arrivedTime,
          row.readyTime,
          row.closedTime,
        ]),
        drawn: [],
      }
  }
}

type Times = {
  readonly name: string
  readonly requests: number
  readonly median: number
  readonly average: number
  readonly ninetiethPercentile: number
  readonly longest: number
}

const timesOf = (first: 'brand' | 'service', rows: readonly Times[]): ReportTable => ({
  columns: [text(first), count('requests'), ...(['median', 'average', 'ninetiethPercentile', 'longest'] as const).map(days)],
  rows: rows.map((row) => [row.name, row.requests, row.median, row.average, row.ninetiethPercentile, row.longest]),
  drawn: ['median', 'ninetiethPercentile'],
})

/** Nothing to show: no row, or none with anything in it. */
export const isEmptyTable = ({ rows }: ReportTable): boolean => rows.every((cells) => cells.slice(1).every((cell) => cell === null || cell === 0))
