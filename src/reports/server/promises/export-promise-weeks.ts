import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { tableFile } from '#base/server/tables/table-file.ts'
import type { CsvCell } from '#base/server/tables/write-csv.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { dueOf } from '../../promises.ts'
import type { reportsApi } from '../../reports.api.ts'
import { reportTexts } from '../../texts.ts'
import { showPromiseWeeks } from './show-promise-weeks.ts'

/** The overview for a spreadsheet, the earliest week first. */
export async function exportPromiseWeeks(ctx: ReadContext & Call, { query }: Input<typeof reportsApi.exportPromiseWeeks>): Promise<FileAnswer> {
  const t = await translatorOf(reportTexts, ctx.language)
  const { weeks } = await showPromiseWeeks(ctx, { query })
  const columns = ['week', 'due', 'kept', 'missed', 'waiting', 'median', 'longest', 'renewedByStaff', 'renewedByPortal', 'open', 'void'] as const
  const rows = weeks
    .toReversed()
    .map((week): CsvCell[] => columns.map((column) => (column === 'due' ? dueOf(week) : column === 'week' ? week.week : week[column])))
  return tableFile({
    name: `hataridok-${budapestDay(ctx.now)}`,
    format: query.format,
    sheet: t('promises.title'),
    rows: [columns.map((column) => t(`promises.export.${column}`)), ...rows],
  })
}
