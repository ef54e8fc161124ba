import { setImmediate } from 'node:timers/promises'
import { dayOf } from '#base/server/tables/hungarian-values.ts'
import type { Call, ReadContext } from '#context.ts'
import { checkDevices, twiceIn, type WantedDevice } from '#requests/server/booking/check-devices.ts'
import type { CheckedDevice } from '#requests/server/booking/checked-device.ts'
import { wantedDevice } from '#requests/server/booking/devices-of-order.ts'
import { pickupsOf } from '#requests/server/booking/pickups-of-order.ts'
import { serviceEntryOf } from '#requests/server/booking/service-entry-store.ts'
import { offerOf } from '#requests/server/booking/validate-order.ts'
import { withOtherFault, withoutUnasked } from '#requests/server/booking/without-unasked.ts'
import { type AgreedWording, wordingsOfAll } from '#requests/server/booking/wordings.ts'
import { type CellProblem, type Cells, columnOf, type WholeLength } from '../cells.ts'
import type { Column } from '../columns.ts'
import { catalogueOfUpload } from './catalogue-of-upload.ts'
import { readRow } from './read-row.ts'
import { senderOf } from './sender.ts'

export type FileRow = { readonly line: number; readonly cells: Cells; readonly wholeLength: WholeLength }

/** What became of a row: what is said of it, and the device that may be ordered; null where something is wrong. */
export type LookedAt = {
  readonly line: number
  readonly cells: Cells
  readonly problems: readonly CellProblem[]
  readonly device: CheckedDevice | null
}

export type Look = {
  readonly rows: readonly LookedAt[]
  readonly blocked: 'COMPANY_DATA_MISSING' | null
  readonly wordings: readonly AgreedWording[]
  readonly pickups: number
}

/** So many are read before others get their turn. */
const atOnce = 20

/** GAPS D6: every row by the validators of the form and everything the server knows, the same at the preview and when it is sent. */
export async function lookAtRows(ctx: ReadContext & Call, file: readonly FileRow[]): Promise<Look> {
  const [sender, catalogue] = [await senderOf(ctx), await catalogueOfUpload(ctx)]
  const offers = new Map<string, ReturnType<ReturnType<typeof offerOf>>>()
  const ask = offerOf(ctx)
  const offer = (postalCode: string) => offers.get(postalCode) ?? offers.set(postalCode, ask(postalCode)).get(postalCode) ?? ask(postalCode)
  const rows: { line: number; cells: Cells; problems: CellProblem[]; wanted: WantedDevice | null }[] = []
  for (const [index, { line, cells, wholeLength }] of file.entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate()
    const { problems, read } = await readRow(cells, { catalogue, sender, offer, wholeLength })
    const row = { line, cells, problems: [...problems], wanted: null as WantedDevice | null }
    rows.push(row)
    if (read) row.wanted = await wantedOf(ctx, row, read)
  }
  noteTwice(rows)
  const complete = rows.filter((row) => row.wanted !== null)
  const checks = await checkDevices(
    ctx,
    complete.flatMap(({ wanted }) => (wanted ? [wanted] : [])),
  )
  const looked = new Map(complete.map((row, place) => [row, checks[place]]))
  const wordings: AgreedWording[] = []
  const result = rows.map((row): LookedAt => {
    const check = looked.get(row)
    if (check && 'refusals' in check)
      for (const { path, code, values } of check.refusals) {
        const column = columnOf(path, row.cells)
        if (!row.problems.some((known) => known.kind === 'wrong' && known.column === column))
          row.problems.push({ kind: 'wrong', column, code: isNoDay(column, row.cells) ? 'CELL_DAY' : code, values, path })
      }
    if (check && 'device' in check) {
      wordings.push(...check.wordings)
      if (check.device.measured.serviceEntry.form.definition.documents === 'atLeastOne')
        row.problems.push({ kind: 'warning', column: 'szamla_fajlnev', code: 'DOCUMENT_LATER' })
    }
    const isWrong = row.problems.some(({ kind }) => kind === 'wrong')
    return { line: row.line, cells: row.cells, problems: row.problems, device: !isWrong && check && 'device' in check ? check.device : null }
  })
  const devices = result.flatMap(({ device }) => (device ? [device] : []))
  return {
    rows: result,
    blocked: sender.company ? null : 'COMPANY_DATA_MISSING',
    wordings: wordingsOfAll(wordings),
    pickups: pickupsOf(devices).length,
  }
}

/** Whoever did not write a day learns how one is written, before which days there are. */
const isNoDay = (column: Column | null, cells: Cells) =>
  (column === 'vasarlas_datuma' || column === 'felvetel_napja') && cells(column) !== '' && dayOf(cells(column)) === undefined

type Row = { readonly cells: Cells; readonly problems: CellProblem[] }

async function wantedOf(ctx: ReadContext & Call, { cells, problems }: Row, read: NonNullable<Awaited<ReturnType<typeof readRow>>['read']>) {
  const wanted = await wantedDevice(ctx, read.device, read.rest)
  if ('refusals' in wanted) {
    for (const { path, code, values } of wanted.refusals) problems.push({ kind: 'wrong', column: columnOf(path, cells), code, values, path })
    return null
  }
  const entry = await serviceEntryOf(ctx, ctx.language, wanted.order.serviceRequest.availableServiceId)
  if (!entry) return wanted
  const { order, dropped } = withoutUnasked(withOtherFault(wanted.order, entry.form.definition), entry.form.definition)
  for (const field of dropped) problems.push({ kind: 'warning', column: columnOf(`serviceRequest.${field}`, cells), code: 'NOT_ASKED' })
  return { ...wanted, order }
}

/** A device that stands there twice is wrong the second time, and says where it stood before. */
function noteTwice(rows: readonly { line: number; cells: Cells; problems: CellProblem[]; wanted: WantedDevice | null }[]) {
  for (const [index, first] of twiceIn(rows.map(({ wanted }) => wanted?.order ?? null))) {
    const row = rows[index]
    row?.problems.push({
      kind: 'wrong',
      column: columnOf('serviceRequest.identifier', row.cells),
      code: 'DUPLICATE_IN_ORDER',
      values: { row: rows[first]?.line ?? first + 1 },
    })
  }
}
