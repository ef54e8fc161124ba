import { expect, test } from 'vitest'
import { paths } from '#paths.ts'
import { placeOf } from './way-back.ts'

const head = {
  customerType: 'EMPLOYEE',
  permissionKeys: ['request.queue', 'invoice.markPaid', 'report.view', 'worksheet.lg.view'],
  companyRole: null,
} as const

test.each([
  [`${paths.deskQueue()}?bucket=late`, 'queue'],
  [paths.deskSearch('nagy éva'), 'search'],
  [paths.deskPayouts(), 'payouts'],
  [`${paths.reports()}?report=quotes#table`, 'reports'],
  [paths.lgWorksheet(12), 'lgWorksheets'],
])('%s is named by its entry of the menu', (from, label) => expect(placeOf(from, head)).toEqual({ kind: 'menu', entry: label }))

test.each([
  [`${paths.finance()}?text=2026`, 'invoices'],
  [paths.financeCompensations(), 'compensations'],
  [`${paths.financeTransfers()}#12`, 'transfers'],
])('%s, one of several behind its entry of the menu, is named as its page', (from, section) =>
  expect(placeOf(from, head)).toEqual({ kind: 'finance', section }),
)

test.each([
  ['one this employee does not have', paths.deskAudit()],
  ['no screen', '/iranyitopult/penzugyek'],
  ['another site', 'https://pelda.hu/iranyitopult/penzugy'],
  ['another site without its scheme', '//pelda.hu/iranyitopult/penzugy'],
  ['a script', 'javascript:alert(1)'],
])('%s is no place', (_, from) => expect(placeOf(from, head)).toBe(null))
