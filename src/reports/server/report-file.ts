import type { Language } from '#base/languages.ts'
import { tableFile, type WholeFile } from '#base/server/tables/table-file.ts'
import type { CsvCell } from '#base/server/tables/write-csv.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { statusTexts } from '#requests/status-texts.ts'
import { figureTexts } from '../figure-texts.ts'
import type { Report, ReportFormat } from '../report.ts'
import { type CellKind, tableOf } from '../report-table.ts'

/** A report for a spreadsheet: the columns of the screen, days and moments as spreadsheets sort them. @throws Refusal OVERLOADED */
export async function reportFile({ language }: { readonly language: Language }, report: Report, format: ReportFormat): Promise<WholeFile> {
  const t = await translatorOf(figureTexts, language)
  const words = await translatorOf(statusTexts, language)
  const { columns, rows } = tableOf(report, {
    status: (status) => words(`status.${status}`),
    outcome: (outcome) => words(`outcome.${outcome}`),
    noCostCentre: t('noCostCentre'),
  })
  return tableFile({
    name: `${t(`file.${report.report}`)}-${report.report === 'openByAge' ? report.on : `${report.from}-${report.to}`}`,
    format,
    sheet: t(`name.${report.report}`),
    rows: [columns.map(({ key }) => t(`column.${key}`)), ...rows.map((cells) => cells.map((cell, i): CsvCell => written(cell, columns[i]?.kind)))],
  })
}

const written = (cell: string | number | null, kind: CellKind | undefined): CsvCell =>
  kind === 'moment' && typeof cell === 'string' ? momentOf(Temporal.Instant.from(cell)) : cell

/** 2026-11-20 11:00, in Budapest. */
const momentOf = (instant: Temporal.Instant) =>
  `${budapestDay(instant)} ${instant.toZonedDateTimeISO('Europe/Budapest').toPlainTime().toString({ smallestUnit: 'minute' })}`
