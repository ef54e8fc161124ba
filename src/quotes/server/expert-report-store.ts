import type { Kysely } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { ReportReason, ReportStatus } from '../expert-report.ts'

export type ExpertReport = {
  id: number
  requestId: number
  version: number
  status: ReportStatus
  reason: ReportReason
  findings: string
  issuedAt: Temporal.Instant
  validUntil: Temporal.Instant
  returnFee: number
}

const inForce = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('expertReports')
    .select(['id', 'requestId', 'version', 'status', 'reason', 'findings', 'issuedAt', 'validUntil', 'returnFee'])
    .where('requestId', '=', requestId)
    .where('status', '<>', 'void')
    .$narrowType<{ status: ReportStatus; reason: ReportReason }>(),
)

/** The version that counts: a corrected one is void. */
export const findReport = (tx: ReadDb<DB>, requestId: number): Promise<ExpertReport | undefined> => inForce(tx, { requestId })

type NewReport = Omit<ExpertReport, 'id' | 'status'> & { issuedByAccountId: number | null }

/** The caller holds the request's lock. @returns its id */
export async function insertReport(tx: Kysely<DB>, report: NewReport): Promise<number> {
  const { id } = await tx.insertInto('expertReports').values(report).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A corrected version takes its place, whatever was decided about it. */
export const voidReport = (tx: Kysely<DB>, id: number) => tx.updateTable('expertReports').set({ status: 'void' }).where('id', '=', id).execute()

export async function insertPhotos(tx: Kysely<DB>, reportId: number, files: readonly StoredFile[], now: Temporal.Instant): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('storedFiles')
    .values(files.map((file) => ({ ...file, createdAt: now })))
    .execute()
  await tx
    .insertInto('expertReportPhotos')
    .values(files.map(({ key }, index) => ({ reportId, position: index + 1, fileKey: key })))
    .execute()
}

/** A correction without photos of its own shows the earlier ones. */
export const takeOverPhotos = (tx: Kysely<DB>, fromReportId: number, reportId: number) =>
  tx
    .insertInto('expertReportPhotos')
    .columns(['reportId', 'position', 'fileKey'])
    .expression(({ selectFrom, val }) =>
      selectFrom('expertReportPhotos')
        .select([val(reportId).as('reportId'), 'position', 'fileKey'])
        .where('reportId', '=', fromReportId),
    )
    .execute()

export const photosOf = (tx: ReadDb<DB>, reportId: number) =>
  tx.selectFrom('expertReportPhotos').select(['position', 'fileKey']).where('reportId', '=', reportId).orderBy('position').execute()

/** @returns false when it was decided meanwhile */
export async function closeReport(tx: Kysely<DB>, reportId: number, status: Exclude<ReportStatus, 'issued'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('expertReports')
    .set({ status })
    .where('id', '=', reportId)
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export type ReportChannel = 'web' | 'phone' | 'email' | 'inPerson' | 'clock'

export type ReportDecision = {
  reportId: number
  decision: Exclude<ReportStatus, 'issued'>
  byKind: 'customer' | 'staff' | 'system'
  byAccountId: number | null
  channel: ReportChannel
  /** How it was said, where an employee wrote it down. */
  note: string
  /** Why it was rejected, to whoever sent the request; '' where nobody said. */
  reason: string
  ip: string | null
  decidedAt: Temporal.Instant
}

/** The primary key lets a report have one decision. */
export const insertReportDecision = (tx: Kysely<DB>, decision: ReportDecision) => tx.insertInto('expertReportDecisions').values(decision).execute()

export const decisionAboutReport = (tx: ReadDb<DB>, reportId: number): Promise<ReportDecision | undefined> =>
  tx
    .selectFrom('expertReportDecisions')
    .selectAll()
    .where('reportId', '=', reportId)
    .$narrowType<Pick<ReportDecision, 'decision' | 'byKind' | 'channel'>>()
    .executeTakeFirst()
