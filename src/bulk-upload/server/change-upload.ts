import type { Input } from '#base/endpoint.ts'
import { headerKey } from '#base/server/tables/hungarian-values.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import type { Column } from '../columns.ts'
import type { ShownUpload } from '../upload.ts'
import { rememberHeadings } from './heading-store.ts'
import { headingOwnerOf, requireDraft, showDraft } from './show-upload.ts'
import { changeTable, type StoredRow, type StoredUpload } from './upload-store.ts'

type Table = { readonly heading: readonly string[]; readonly mapping: readonly (Column | null)[]; readonly rows: readonly StoredRow[] }
type Api = typeof bulkUploadApi

/** Mended cells; a column the file has not gets a place of its own behind the others. */
export const changeUploadCells = (ctx: OutsideContext & OutsideCall, { params, body }: Input<Api['changeUploadCells']>): Promise<ShownUpload> =>
  change(ctx, params.id, body.version, (table) => {
    const mapping = [...table.mapping]
    const heading = [...table.heading]
    for (const { column } of body.cells)
      if (!mapping.includes(column)) {
        mapping.push(column)
        heading.push(column)
      }
    const byLine = Map.groupBy(body.cells, ({ line }) => line)
    const rows = table.rows.map(({ line, cells, lengths }) => {
      const mended = [...cells]
      const cut = new Map(Object.entries(lengths ?? {}))
      for (const { column, value } of byLine.get(line) ?? []) {
        const place = mapping.indexOf(column)
        while (mended.length < place) mended.push('')
        mended[place] = value.trim()
        cut.delete(String(place))
      }
      return { line, cells: mended, ...(cut.size > 0 && { lengths: Object.fromEntries(cut) }) }
    })
    return { heading, mapping, rows }
  })

/** What headings are, remembered for the next file. A column stands in one place: whoever has it now gives it up. */
export const mapUploadColumns = (ctx: OutsideContext & OutsideCall, { params, body }: Input<Api['mapUploadColumns']>): Promise<ShownUpload> =>
  change(ctx, params.id, body.version, async ({ heading, mapping, rows }) => {
    const next = [...mapping]
    const said = new Map<string, Column | null>()
    for (const { place, column } of body.headings) {
      const text = heading[place]
      if (text === undefined) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'headings', code: 'INVALID_INPUT' }] })
      if (column !== null && next.includes(column)) next[next.indexOf(column)] = null
      next[place] = column
      const key = headerKey(text)
      if (key !== '') said.set(key, column)
    }
    await ctx.transaction(({ tx }) => rememberHeadings(tx, headingOwnerOf(ctx), said))
    return { heading, mapping: next, rows }
  })

export const removeUploadRows = (ctx: OutsideContext & OutsideCall, { params, body }: Input<Api['removeUploadRows']>): Promise<ShownUpload> =>
  change(ctx, params.id, body.version, ({ heading, mapping, rows }) => {
    const gone = new Set(body.lines)
    const left = rows.filter(({ line }) => !gone.has(line))
    if (left.length === 0) throw new Refusal('UPLOAD_EMPTY')
    return { heading, mapping, rows: left }
  })

/** @throws Refusal UPLOAD_CHANGED when another window changed it meanwhile */
async function change(
  ctx: OutsideContext & OutsideCall,
  id: number,
  version: number,
  changed: (table: Table) => Table | Promise<Table>,
): Promise<ShownUpload> {
  const before = requireVersion(await requireDraft(ctx, id), version)
  const table = await changed({ heading: before.heading ?? [], mapping: before.mapping ?? [], rows: before.rows ?? [] })
  await ctx.transaction(async (own) => {
    requireVersion(await requireDraft({ ...ctx, ...own }, id, { lock: true }), version)
    await changeTable(own.tx, id, table)
  })
  return showDraft(ctx, await requireDraft(ctx, id))
}

function requireVersion(upload: StoredUpload, version: number): StoredUpload {
  if (upload.version !== version) throw new Refusal('UPLOAD_CHANGED')
  return upload
}
