import { type Kysely, sql } from 'kysely'
import { compiledRead, compiledRow } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { Signature } from '#signatures/signature.ts'
import type { PhotoMoment } from '../../bench.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'

/** A sheet of whatever kind. */
export const findAnySheet = (tx: ReadDb<DB>, id: number): Promise<StoredWorksheet | undefined> =>
  tx.selectFrom('worksheets').selectAll().where('id', '=', id).executeTakeFirst()

/** Nobody else changes or closes it until the transaction ends. The lock of its request, where it has one, is taken before. */
export const lockAnySheet = (tx: Kysely<DB>, id: number): Promise<StoredWorksheet> =>
  tx.selectFrom('worksheets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

type Done = { readonly worksheetId: number; readonly now: Temporal.Instant; readonly accountId: number }
/** `awayKey`: of what was done without a network; null: it was done now. */
type DoneOnce = Done & { readonly awayKey: string | null }

/** Whether a signature that was given without a network has arrived. */
export const isSignedAway = async (tx: ReadDb<DB>, awayKey: string): Promise<boolean> =>
  (await tx.selectFrom('worksheetSignings').select('id').where('awayKey', '=', awayKey).executeTakeFirst()) !== undefined

export const insertSignature = (tx: Kysely<DB>, { worksheetId, now, accountId, awayKey }: DoneOnce, given: Signature, contentSha256: Buffer) =>
  tx
    .insertInto('worksheetSignings')
    .values({
      ...{ worksheetId, kind: given.kind, signer: given.signer, strokes: given.kind === 'drawn' ? given.strokes : null },
      ...{ contentSha256, signedAt: now, byAccountId: accountId, awayKey },
    })
    .execute()

export const lastSignature = (tx: ReadDb<DB>, worksheetId: number) => signatureOf(tx, { worksheetId })

/** `content`: the hash of what was signed, in hexadecimal digits. */
const newestSigning = (tx: ReadDb<DB>, { worksheetId }: { worksheetId: number }) =>
  tx
    .selectFrom('worksheetSignings')
    .innerJoin('accounts', 'accounts.id', 'byAccountId')
    .select(['kind', 'signer', 'strokes', 'signedAt', 'firstName', 'middleName', 'lastName'])
    .select(sql<string>`encode(content_sha256, 'hex')`.as('content'))
    .where('worksheetId', '=', worksheetId)
    .orderBy('signedAt', 'desc')
    .orderBy('worksheetSignings.id', 'desc')
    .limit(1)
    .$narrowType<{ kind: Signature['kind'] }>()
const signatureOf = compiledRow(newestSigning)
export const signaturePart = part(newestSigning, { signedAt: true })

type Described = { readonly moment: PhotoMoment; readonly caption: string }

/** Whether a photo that was taken without a network has arrived. */
export const isPhotoThere = async (tx: ReadDb<DB>, awayKey: string): Promise<boolean> =>
  (await tx.selectFrom('worksheetPhotos').select('id').where('awayKey', '=', awayKey).executeTakeFirst()) !== undefined

/** @param awayKey of one file only */
export async function insertPhotos(
  tx: Kysely<DB>,
  { worksheetId, now, accountId, awayKey }: DoneOnce,
  described: Described,
  files: readonly StoredFile[],
) {
  await tx
    .insertInto('storedFiles')
    .values(files.map((file) => ({ ...file, createdAt: now })))
    .execute()
  await tx
    .insertInto('worksheetPhotos')
    .values(files.map(({ key }) => ({ ...described, worksheetId, fileKey: key, createdAt: now, createdByAccountId: accountId, awayKey })))
    .execute()
}

/** In the order in which they were taken. */
export const photosOfSheet = (tx: ReadDb<DB>, worksheetId: number) => readPhotos(tx, { worksheetId })

const photosOn = (tx: ReadDb<DB>, { worksheetId }: { worksheetId: number }) =>
  tx
    .selectFrom('worksheetPhotos')
    .innerJoin('accounts', 'accounts.id', 'createdByAccountId')
    .select(['worksheetPhotos.id', 'moment', 'caption', 'fileKey', 'worksheetPhotos.createdAt', 'firstName', 'middleName', 'lastName'])
    .where('worksheetId', '=', worksheetId)
    .orderBy('worksheetPhotos.id')
    .$narrowType<{ moment: PhotoMoment }>()
const readPhotos = compiledRead(photosOn)
export const photosPart = part(photosOn, { createdAt: true })

/** @returns whether it is there */
export async function updatePhoto(tx: Kysely<DB>, worksheetId: number, id: number, described: Described): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('worksheetPhotos')
    .set(described)
    .where('worksheetId', '=', worksheetId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its file goes with the sweep of files no row knows. @returns whether it was there */
export async function deletePhoto(tx: Kysely<DB>, worksheetId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('worksheetPhotos').where('worksheetId', '=', worksheetId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** What runs on a sheet, the longest first. */
export const runningTimers = (tx: ReadDb<DB>, worksheetId: number) =>
  tx
    .selectFrom('worksheetTimers')
    .innerJoin('accounts', 'accounts.id', 'accountId')
    .select(['worksheetTimers.id', 'accountId', 'startedAt', 'firstName', 'middleName', 'lastName'])
    .where('worksheetId', '=', worksheetId)
    .where('stoppedAt', 'is', null)
    .orderBy('startedAt')
    .execute()

/** What this account's timer runs on. */
export const runningTimerOf = (tx: ReadDb<DB>, accountId: number) =>
  tx
    .selectFrom('worksheetTimers')
    .innerJoin('worksheets', 'worksheets.id', 'worksheetId')
    .select(['worksheetTimers.id', 'worksheetId', 'worksheetTimers.startedAt', 'number'])
    .where('accountId', '=', accountId)
    .where('stoppedAt', 'is', null)
    .executeTakeFirst()

export const insertTimer = (tx: Kysely<DB>, { worksheetId, now, accountId }: Done) =>
  tx.insertInto('worksheetTimers').values({ worksheetId, accountId, startedAt: now }).execute()

export const endTimer = (tx: Kysely<DB>, id: number, now: Temporal.Instant, minutes: number) =>
  tx.updateTable('worksheetTimers').set({ stoppedAt: now, minutes }).where('id', '=', id).execute()

/** @returns the new revision */
export async function writeLabour(tx: Kysely<DB>, { worksheetId, now, accountId }: Done, labourMinutes: number): Promise<number> {
  const { revision } = await tx
    .updateTable('worksheets')
    .set({ labourMinutes, savedAt: now, savedByAccountId: accountId, revision: sql`revision + 1` })
    .where('id', '=', worksheetId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Whose device a sheet is about; undefined: nobody's yet. */
export const customerOfSheet = (tx: ReadDb<DB>, worksheetId: number) =>
  tx
    .selectFrom('worksheets')
    .innerJoin('requests', 'requests.id', 'requestId')
    .select(['firstName', 'middleName', 'lastName'])
    .where('worksheets.id', '=', worksheetId)
    .executeTakeFirst()
