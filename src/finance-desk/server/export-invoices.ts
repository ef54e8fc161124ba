import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { tableFile } from '#base/server/tables/table-file.ts'
import type { CsvCell } from '#base/server/tables/write-csv.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { financeDeskApi } from '../finance-desk.api.ts'
import { maxExported, methodNamesOf } from '../finance-desk.ts'
import { financeTexts } from '../texts.ts'
import { type InvoiceListRow, invoicesBetween } from './invoice-list-store.ts'

/**
 * What was made out between two days, both included, for a spreadsheet.
 * @throws Refusal REPORT_PERIOD when it ends before it begins, LIST_TOO_LONG when it holds more than an export may
 */
export async function exportInvoices(
  { tx, language }: ReadContext & Call,
  { query }: Input<typeof financeDeskApi.exportInvoices>,
): Promise<FileAnswer> {
  const { from, to, format } = query
  if (to < from) throw new Refusal('REPORT_PERIOD', { values: { max: 366 }, fields: [{ path: 'to', code: 'REPORT_PERIOD', values: { max: 366 } }] })
  const max = maxExported[format]
  const rows = await invoicesBetween(tx, { from, to }, max + 1)
  if (rows.length > max) throw new Refusal('LIST_TOO_LONG', { values: { max } })
  const t = await translatorOf(financeTexts, language)
  const cells = [headOf(t), ...rows.map((row) => cellsOf(row, t))]
  return tableFile({ name: `szamlak-${from}-${to}`, format, sheet: t('section.invoices'), rows: cells })
}

type Words = Translator<typeof financeTexts.hu>

const headOf = (t: Words): CsvCell[] => [
  t('column.number'),
  t('column.kind'),
  t('column.request'),
  t('column.buyer'),
  t('column.created'),
  t('column.performed'),
  t('column.due'),
  t('column.net'),
  t('column.vat'),
  t('column.gross'),
  t('column.outstanding'),
  t('column.method'),
  t('column.status'),
  t('column.paid'),
]

const cellsOf = (row: InvoiceListRow, t: Words): CsvCell[] => [
  row.number,
  t(`kind.${row.kind}`),
  row.requestId,
  row.buyer,
  budapestDay(row.createdAt),
  row.performedOn,
  row.dueOn,
  row.net,
  row.vat,
  row.gross,
  row.outstanding,
  methodNamesOf(row)
    .map((method) => t(`method.${method}`))
    .join(', '),
  t(row.cancelledBy === null ? `status.${row.status}` : 'status.cancelled'),
  row.paidAt === null ? null : budapestDay(row.paidAt),
]
