import { expect, test } from 'vitest'
import { percentOf } from './report.ts'
import { isEmptyTable, tableOf } from './report-table.ts'
import { askedOf, problemsOf, reportAddress } from './web/figures/asked-report.ts'

const words = { status: (status: string) => `<${status}>`, outcome: (outcome: string) => outcome, noCostCentre: 'none' }
const november = { from: '2026-11-01', to: '2026-11-30' }

test.each([
  [0, 0, null],
  [0, 3, 0],
  [2, 3, 66],
  [999, 1000, 99],
  [3, 3, 100],
])('%d of %d are %s percent: rounded down', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test('a status nothing stands at has no row, and a table without figures is empty', () => {
  const rows = [
    { status: 'RECEIVED' as const, open: 0, closed: 0 },
    { status: 'ARRIVED' as const, open: 2, closed: 1 },
  ]
  const table = tableOf({ report: 'requestsByStatus', ...november, rows }, words)
  expect(table.rows).toEqual([['<ARRIVED>', 2, 1]])
  expect(isEmptyTable(table)).toBe(false)
  expect(isEmptyTable(tableOf({ report: 'requestsByStatus', ...november, rows: rows.slice(0, 1) }, words))).toBe(true)
})

test('weeks in which nothing fell due are an empty report', () => {
  const week = { week: '2026-11-09', due: 0, kept: 0, missed: 0, percent: null, median: null }
  expect(isEmptyTable(tableOf({ report: 'promises', ...november, rows: [week] }, words))).toBe(true)
})

test('every drawn column is one of the table', () => {
  const costs = tableOf({ report: 'costs', ...november, rows: [{ costCentre: null, requests: 1, net: 100, gross: 127 }] }, words)
  expect(costs.columns.map(({ key }) => key)).toEqual(expect.arrayContaining([...costs.drawn]))
  expect(costs.rows).toEqual([['none', 1, 100, 127]])
})

test('an address asks what its report takes, and nothing else', () => {
  const asked = askedOf(new URLSearchParams('report=4&from=2026-11-01&brand=7&status=&company=3&other=1'))
  expect(asked).toEqual({ id: 4, query: { brand: '7', company: '3' } })
  expect(reportAddress(asked)).toBe('/iranyitopult/kimutatasok?report=4&brand=7&company=3')
  expect(askedOf(new URLSearchParams('report=12')).id).toBe(1)
})

test('a refusal is told at the question it names', () => {
  expect(
    problemsOf([
      { path: 'to', message: 'later' },
      { path: 'format', message: 'none of these' },
    ]),
  ).toEqual({ to: 'later' })
})

test('of a device that never came back no row says that it was given back', () => {
  const row = {
    ...{ crmRequestId: 1, receivedTime: '2026-11-20T10:00:00Z', arrivedTime: null, readyTime: null, closedTime: '2026-11-23T10:00:00Z' },
    ...{ status: 'SERVICE_DONE' as const, brand: { id: 2, name: 'Apple' }, productType: 'iPhone 14', warrantyTypeId: 2 },
  }
  const rows = ([null, 'REPAIRED', 'LOST', 'ABANDONED', 'BOUGHT'] as const).map((outcome) => ({ ...row, outcome }))
  const table = tableOf({ report: 'requestList', ...november, rows, next: null }, words)
  expect(table.rows.map(([, , status]) => status)).toEqual(['<SERVICE_DONE>', '<SERVICE_DONE>', 'LOST', 'ABANDONED', 'BOUGHT'])
})
