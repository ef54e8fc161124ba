import { createHash } from 'node:crypto'
import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideCall, OutsideContext, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { formatOrderNumber } from '#orders/order-number.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import { type Column, columnNames, missingColumns } from '../columns.ts'
import type { RowState, SentRow, ShownUpload, UploadSummary } from '../upload.ts'
import type { HeadingOwner } from './heading-store.ts'
import { type FileRow, type Look, type LookedAt, lookAtRows } from './look-at-rows.ts'
import { isOurs } from './map-headings.ts'
import { problemsInWords } from './problems-in-words.ts'
import { findSentBefore, findUpload, noteCounts, type StoredRow, type StoredUpload, sentRequests, type UploadRecord } from './upload-store.ts'

/** One of one's own uploads; somebody else's is not there. */
export async function showUpload(ctx: ReadContext & Call, { params }: Input<typeof bulkUploadApi.showUpload>): Promise<ShownUpload> {
  const upload = await requireUpload(ctx, params.id)
  return upload.state === 'draft' ? draftOf(ctx, upload, await lookAt(ctx, upload)) : sentOf(ctx, upload)
}

export async function requireUpload(ctx: ReadContext & Call, id: number, { lock = false } = {}): Promise<StoredUpload> {
  const accountId = accountIdOf(ctx.actor)
  const upload = accountId === null ? undefined : await findUpload(ctx.tx, accountId, id, { lock })
  if (!upload || upload.state === 'refused') throw new Refusal('NOT_FOUND')
  return upload
}

/** @throws Refusal UPLOAD_NOT_DRAFT once it was sent or thrown away */
export async function requireDraft(ctx: ReadContext & Call, id: number, { lock = false } = {}): Promise<StoredUpload> {
  const upload = await requireUpload(ctx, id, { lock })
  if (upload.state !== 'draft') throw new Refusal('UPLOAD_NOT_DRAFT')
  return upload
}

export const headingOwnerOf = ({ actor }: Pick<Call, 'actor'>): HeadingOwner => {
  if (actor.kind !== 'account') throw new Error('Only an account uploads')
  return actor.company ? { companyId: actor.company.id } : { accountId: actor.accountId }
}

/** The text of each column in a row, and how long one was that was cut. */
function rowOf(mapping: readonly (Column | null)[], { line, cells, lengths }: StoredRow): FileRow {
  const places = new Map(mapping.flatMap((column, place) => (column === null ? [] : [[column, place] as const])))
  const placeOf = (column: Column) => places.get(column) ?? -1
  return { line, cells: (column) => cells[placeOf(column)] ?? '', wholeLength: (column) => lengths?.[placeOf(column)] }
}

export const lookAt = (ctx: ReadContext & Call, { rows, mapping }: StoredUpload): Promise<Look> =>
  lookAtRows(
    ctx,
    (rows ?? []).map((row) => rowOf(mapping ?? [], row)),
  )

const stateOf = ({ problems }: LookedAt): RowState => {
  if (problems.some(({ kind }) => kind === 'wrong')) return 'wrong'
  return problems.length > 0 ? 'warned' : 'accepted'
}

/** Everything that was looked at: what stands in the file, what it means, and what would be ordered of it, to the day and the address. */
export function hashOf({ heading, mapping, rows }: StoredUpload, look: Look): string {
  const ordered = look.rows.map(({ line, device }) => [line, device?.order ?? null])
  return createHash('sha256')
    .update(JSON.stringify([heading, mapping, rows, ordered]))
    .digest('hex')
}

/** Looks at a draft, and notes for the log what was found. */
export async function showDraft(ctx: OutsideContext & OutsideCall, upload: StoredUpload): Promise<ShownUpload> {
  const shown = await draftOf(ctx, upload, await lookAt(ctx, upload))
  const { accepted, warned, wrong } = shown.counts
  await ctx.transaction(({ tx }) => noteCounts(tx, upload.id, { accepted, warned, wrong }))
  return shown
}

async function draftOf(ctx: ReadContext & Call, upload: StoredUpload, look: Look): Promise<ShownUpload> {
  const mapping = upload.mapping ?? []
  const inWords = await problemsInWords(ctx.language)
  const before = await findSentBefore(ctx.tx, upload)
  const rows = look.rows.map((row) => ({
    line: row.line,
    cells: Object.fromEntries(columnNames.flatMap((column) => (row.cells(column) === '' ? [] : [[column, row.cells(column)]]))),
    state: stateOf(row),
    problems: row.problems.map(inWords),
  }))
  const counted = (state: RowState) => rows.filter((row) => row.state === state).length
  return {
    ...uploadSummary(upload),
    counts: { all: rows.length, accepted: counted('accepted'), warned: counted('warned'), wrong: counted('wrong') },
    version: upload.version,
    hash: hashOf(upload, look),
    headings: (upload.heading ?? []).map((heading, place) => ({ heading, column: mapping[place] ?? null, isKnown: isOurs(heading) })),
    repaired: upload.repaired,
    missingColumns: missingColumns(new Set(mapping.flatMap((column) => column ?? []))),
    rows,
    sentBefore: before?.committedAt ? { id: before.id, at: before.committedAt.toString(), created: before.created } : null,
    blocked: look.blocked,
    wordings: [...look.wordings],
    pickups: look.pickups,
    sent: [],
  }
}

export async function sentOf({ tx }: ReadContext, upload: StoredUpload): Promise<ShownUpload> {
  const results = upload.results ?? []
  const requests = new Map(
    (
      await sentRequests(
        tx,
        results.map(({ requestId }) => requestId),
      )
    ).map((request) => [request.id, request]),
  )
  const sent = results.flatMap(({ line, requestId, reference, fileName }): SentRow[] => {
    const request = requests.get(requestId)
    if (!request) return []
    const waitsForDocument = request.warrantyTypeId === warrantyTypes.warranty && !request.hasDocument && request.closedAt === null
    return [
      {
        line,
        crmRequestId: requestId,
        requestNumber: formatRequestNumber(requestId),
        reference,
        identifier: request.identifier,
        fileName,
        waitsForDocument,
      },
    ]
  })
  return {
    ...uploadSummary(upload),
    ...{
      version: upload.version,
      hash: '',
      headings: [],
      repaired: false,
      missingColumns: [],
      rows: [],
      sentBefore: null,
      blocked: null,
      wordings: [],
      pickups: 0,
      sent,
    },
  }
}

/** What every answer says of an upload. */
export const uploadSummary = (upload: Omit<UploadRecord, 'fileSize' | 'refusedBecause'>): UploadSummary => ({
  id: upload.id,
  fileName: upload.fileName,
  uploadedAt: upload.uploadedAt.toString(),
  state: upload.state,
  counts: { all: upload.rowCount, accepted: upload.accepted, warned: upload.warned, wrong: upload.wrong },
  created: upload.created,
  orderId: upload.orderId === null ? null : formatOrderNumber(upload.orderId),
})
