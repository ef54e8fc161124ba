import { open, stat } from 'node:fs/promises'
import { lengthOf } from '#base/bounded-text.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Upload } from '#base/server/http/http-files.ts'
import type { CsvRow } from '#base/server/tables/read-csv.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { bookerByOwnHand } from '#requests/server/booking/booker.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import { maxRows } from '../upload.ts'
import { rememberedHeadings } from './heading-store.ts'
import { mapHeadings } from './map-headings.ts'
import { headingOwnerOf, requireDraft, showDraft } from './show-upload.ts'
import { insertRefused, insertUpload, type StoredRow } from './upload-store.ts'
import { uploadedRows } from './uploaded-rows.ts'

type Row = typeof bulkUploadApi.uploadRequests

/** GAPS D6: a file becomes rows that are looked at; nothing is ordered by it. @throws Refusal TABLE_…, UPLOAD_EMPTY, UPLOAD_ROWS_TOO_MANY */
export async function uploadRequests(ctx: OutsideContext & OutsideCall, _: Input<Row>): Promise<Output<Row>> {
  const { accountId } = bookerByOwnHand(ctx)
  const [upload] = ctx.uploads
  if (!upload || accountId === null) throw new Refusal('TABLE_FILE_NOT_VALID')
  const about = { accountId, companyId: companyOf(ctx), fileName: beginningOf(upload.name, 200), ...(await factsOf(upload)), uploadedAt: ctx.now }
  const table = await uploadedRows(upload, maxRows).catch(async (error: unknown) => {
    if (error instanceof Refusal) await ctx.transaction(({ tx }) => insertRefused(tx, about, error.code))
    throw error
  })
  const [heading, ...rows] = table.rows
  const headings = (heading?.cells ?? []).map((text) => beginningOf(text, 200))
  const mapping = mapHeadings(headings, await rememberedHeadings(ctx.tx, headingOwnerOf(ctx)))
  const id = await ctx.transaction(({ tx }) =>
    insertUpload(tx, about, { heading: headings, mapping, rows: rows.map(bounded), repaired: table.repaired }),
  )
  return showDraft(ctx, await requireDraft(ctx, id))
}

const companyOf = ({ actor }: Pick<OutsideCall, 'actor'>) => (actor.kind === 'account' ? (actor.company?.id ?? null) : null)

async function factsOf({ path }: Upload) {
  const { size } = await stat(path)
  const handle = await open(path)
  try {
    return { fileSize: size, fileSha256: sha256(await handle.readFile()) }
  } finally {
    await handle.close()
  }
}

/** The database keeps no half of an emoji, whether it was cut here or came so. */
const beginningOf = (text: string, max: number) => text.slice(0, max).toWellFormed()

/** A cell no field of ours would take is longer than any. */
const maxCell = 4000

/** How long a cell was is told of whoever wrote it, whatever is kept of it. */
function bounded({ cells, line }: CsvRow): StoredRow {
  const lengths = Object.fromEntries(cells.flatMap((cell, place) => (cell.length > maxCell ? [[place, lengthOf(cell)]] : [])))
  return { line, cells: cells.map((cell) => beginningOf(cell, maxCell)), ...(Object.keys(lengths).length > 0 && { lengths }) }
}
