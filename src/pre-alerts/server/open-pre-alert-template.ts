import type { Input } from '#base/endpoint.ts'
import { mediaTypes } from '#base/media-types.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { writtenTables } from '#base/server/tables/tables.ts'
import { writeCsv } from '#base/server/tables/write-csv.ts'
import { translatorOf } from '#base/texts.ts'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { fileColumnNames, fileColumns, requiredColumns } from '../file-columns.ts'
import { exampleReference, maxAnnounced } from '../pre-alert.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { preAlertTexts } from '../texts.ts'

/** The file to fill in, with an example that is refused when it is forgotten. */
export async function openPreAlertTemplate(ctx: ReadContext & Call, { query }: Input<typeof preAlertsApi.openPreAlertTemplate>): Promise<FileAnswer> {
  const t = await translatorOf(preAlertTexts, ctx.language)
  const example = {
    reference: exampleReference,
    brandId: 'HUAWEI',
    device: 'P30 Pro',
    identifier: '',
    expectedOn: addDays(budapestDay(ctx.now), 3),
    note: t('template.note'),
  }
  const headings = fileColumnNames.map((column) => fileColumns[column][0])
  const row = fileColumnNames.map((column) => example[column])
  const name = t('template.fileName')
  if (query.format === 'csv')
    return { name: `${name}.csv`, body: writeCsv([headings, row]), mediaType: 'text/csv; charset=utf-8', disposition: 'attachment' }
  const brands = (await everyBrand(ctx, ctx.language)).map(({ brandName }) => brandName)
  const bytes = await writtenTables.run('writeForm', {
    sheet: t('template.sheet'),
    columns: fileColumnNames.map((column) => ({
      heading: fileColumns[column][0],
      width: Math.max(fileColumns[column][0].length, example[column].length, 12) + 2,
      ...(column === 'brandId' ? { list: brands } : {}),
    })),
    rows: [row],
    listSheet: t('template.lists'),
    notes: {
      sheet: t('template.notes'),
      rows: [
        [t('template.column'), t('template.required'), t('template.meaning')],
        ...fileColumnNames.map((column) => [fileColumns[column][0], requiredColumns.includes(column) ? t('template.yes') : '', t(`field.${column}`)]),
      ],
    },
    maxRows: maxAnnounced,
  })
  return {
    name: `${name}.xlsx`,
    body: Buffer.from(bytes),
    mediaType: mediaTypes.xlsx,
    disposition: 'attachment',
  }
}
