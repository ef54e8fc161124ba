import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** How long a copy can be fetched after it was made. */
export const exportHours = 72

/** Whose copy it is: an account, or the confirmed address of somebody without one. */
export type ExportOwner = { readonly accountId: number; readonly address: null } | { readonly accountId: null; readonly address: string }

/**
 * Asks for a copy. One that was asked for a day ago and never made does not stand in the way.
 * @returns its id; null when one is being made
 */
export async function insertExport(tx: Kysely<DB>, now: Temporal.Instant, { accountId, address }: ExportOwner, language: Language) {
  await tx
    .deleteFrom('dataExports')
    .where((eb) => (accountId === null ? eb('address', '=', address) : eb('accountId', '=', accountId)))
    .where('readyAt', 'is', null)
    .where('askedAt', '<', now.subtract({ hours: 24 }))
    .execute()
  const inserted = await tx
    .insertInto('dataExports')
    .values({ id: crypto.randomUUID(), accountId, address, language, askedAt: now, expiresAt: now.add({ hours: exportHours }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** The newest copy somebody asked for, as long as it can be fetched. */
export const findNewestExport = (tx: ReadDb<DB>, now: Temporal.Instant, owner: ExportOwner) =>
  tx
    .selectFrom('dataExports')
    .select(['id', 'askedAt', 'readyAt', 'expiresAt', 'missingFiles'])
    .where((eb) => (owner.accountId === null ? eb('address', '=', owner.address) : eb('accountId', '=', owner.accountId)))
    .where('expiresAt', '>', now.subtract({ hours: 24 }))
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** By its number; whose it is, the caller compares. */
export const findExport = (tx: ReadDb<DB>, id: string) =>
  tx
    .selectFrom('dataExports')
    .leftJoin('storedFiles', 'storedFiles.key', 'fileKey')
    .select(['dataExports.id', 'accountId', 'address', 'language', 'askedAt', 'readyAt', 'expiresAt', 'fileKey', 'size', 'missingFiles'])
    .$narrowType<{ language: Language }>()
    .where('dataExports.id', '=', id)
    .executeTakeFirst()

type NewFile = { readonly key: string; readonly sha256: Buffer; readonly size: number }
type NewCopy = { readonly file: NewFile; readonly missingFiles: number }

/** The copy is there. @returns false when it is not waited for any more */
export async function noteExportReady(tx: Kysely<DB>, now: Temporal.Instant, id: string, { file, missingFiles }: NewCopy): Promise<boolean> {
  await tx
    .insertInto('storedFiles')
    .values({ ...file, mediaType: 'application/zip', createdAt: now })
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('dataExports')
    .set({ readyAt: now, fileKey: file.key, missingFiles, expiresAt: now.add({ hours: exportHours }) })
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
