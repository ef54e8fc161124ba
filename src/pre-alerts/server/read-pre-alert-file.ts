import type { Input, Output } from '#base/endpoint.ts'
import { dayOf, headerKey } from '#base/server/tables/hungarian-values.ts'
import { isFormula, isScientific, isSheetError } from '#bulk-upload/cells.ts'
import { catalogueOfUpload } from '#bulk-upload/server/catalogue-of-upload.ts'
import { columnsOf } from '#bulk-upload/server/map-headings.ts'
import { uploadedRows } from '#bulk-upload/server/uploaded-rows.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { type FieldRefusal, Refusal, refusalsOfIssues } from '#errors.ts'
import { bookerByOwnHand } from '#requests/server/booking/booker.ts'
import { type FileColumn, fileColumnNames, fileColumns, requiredColumns } from '../file-columns.ts'
import { announcedDevice, isPossibleDay, maxAnnounced, referenceKey, referencesTwice } from '../pre-alert.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { openReferences } from './pre-alert-store.ts'

type Row = typeof preAlertsApi.readPreAlertFile
type Read = Output<Row>['rows'][number]
type Problem = Omit<FieldRefusal, 'path'> & { readonly field: FileColumn; readonly suggestions?: readonly string[] }

const named = new Map(fileColumnNames.flatMap((column) => fileColumns[column].map((name) => [headerKey(name), column] as const)))

/**
 * The reading of the bulk upload (decision 86) for a shorter file: its rows fill the form, where they are mended and sent as typed ones are, so
 * nothing of the file is kept.
 * @throws Refusal TABLE_…, UPLOAD_EMPTY, UPLOAD_ROWS_TOO_MANY, PRE_ALERT_COLUMNS
 */
export async function readPreAlertFile(ctx: OutsideContext & OutsideCall, _: Input<Row>): Promise<Output<Row>> {
  const { accountId } = bookerByOwnHand(ctx)
  const [upload] = ctx.uploads
  if (!upload || accountId === null || ctx.actor.kind !== 'account') throw new Refusal('TABLE_FILE_NOT_VALID')
  const [heading, ...lines] = (await uploadedRows(upload, maxAnnounced)).rows
  const headings = heading?.cells ?? []
  const columns = columnsOf(headings, (key) => named.get(key) ?? null)
  const missing = requiredColumns.filter((column) => !columns.includes(column))
  if (missing.length > 0) throw refusedHeadings(upload.field, missing)

  const catalogue = await catalogueOfUpload(ctx)
  const rows = lines.map(({ line, cells }) => {
    const cell = (column: FileColumn) => (cells[columns.indexOf(column)] ?? '').trim().slice(0, 1000)
    const brand = cell('brandId')
    const brandId = catalogue.names.brands.get(headerKey(brand)) ?? null
    const device = {
      reference: cell('reference'),
      brandId,
      device: cell('device'),
      identifier: cell('identifier'),
      expectedOn: dayOf(cell('expectedOn')) ?? cell('expectedOn'),
      note: cell('note'),
    }
    const problems: Problem[] = fileColumnNames.flatMap((field): Problem[] => {
      if (isFormula(cell(field))) return [{ field, code: 'CELL_FORMULA' }]
      return isSheetError(cell(field)) ? [{ field, code: 'CELL_SHEET_ERROR', values: { value: cell(field) } }] : []
    })
    if (isScientific(device.identifier)) problems.push({ field: 'identifier', code: 'CELL_SCIENTIFIC', values: { value: device.identifier } })
    if (brand !== '' && brandId === null)
      problems.push({ field: 'brandId', code: 'CELL_UNKNOWN', values: { value: brand.slice(0, 60) }, suggestions: catalogue.nearestBrands(brand) })
    const parsed = announcedDevice.safeParse(device)
    if (!parsed.success)
      for (const { path, ...refusal } of refusalsOfIssues(parsed.error.issues))
        for (const field of fileColumnNames.filter((column) => column === path && !problems.some((known) => known.field === column)))
          problems.push({ field, ...refusal })
    if (parsed.success && !isPossibleDay(device.expectedOn, budapestDay(ctx.now))) problems.push({ field: 'expectedOn', code: 'PRE_ALERT_DAY' })
    return { line, device, problems }
  })
  const owner = { accountId, companyId: ctx.actor.company?.id ?? null }
  await notePresent(ctx, owner, rows)
  const sentence = await sentenceFormatterOf(ctx.language)
  return {
    rows: rows.map(
      ({ line, device, problems }): Read => ({
        line,
        device,
        problems: problems.map(({ field, code, values, suggestions }) => ({
          ...{ field, code, suggestions: [...(suggestions ?? [])] },
          message: sentence({ code, values, path: field }),
        })),
      }),
    ),
    leftOut: headings.filter((text, place) => columns[place] === null && text.trim() !== '').map((text) => text.slice(0, 100)),
  }
}

type Seen = { readonly device: { readonly reference: string }; readonly problems: Problem[] }

/** What stands in the file twice, and what is announced already. */
async function notePresent({ tx }: OutsideContext, owner: { accountId: number; companyId: number | null }, rows: readonly Seen[]) {
  const keys = rows.map(({ device }) => referenceKey(device.reference))
  const open = await openReferences(tx, owner, keys)
  const twice = referencesTwice(rows.map(({ device }) => device))
  for (const [place, { problems }] of rows.entries()) {
    const first = twice.get(place)
    if (problems.some(({ field }) => field === 'reference')) continue
    if (first !== undefined) problems.push({ field: 'reference', code: 'PRE_ALERT_TWICE', values: { place: first + 1 } })
    else if (open.has(keys[place] ?? '')) problems.push({ field: 'reference', code: 'PRE_ALERT_REFERENCE_OPEN' })
  }
}

function refusedHeadings(field: string, missing: readonly FileColumn[]) {
  const values = { columns: missing.map((column) => fileColumns[column][0]).join(', ') }
  return new Refusal('PRE_ALERT_COLUMNS', { values, fields: [{ path: field, code: 'PRE_ALERT_COLUMNS', values }] })
}
