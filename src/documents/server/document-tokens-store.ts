import type { Kysely } from 'kysely'
import { newToken, sha256 } from '#base/server/tokens.ts'
import type { DB } from '#db/schema.ts'
import { findDocument, type StoredDocument } from './document-store.ts'

/** GAPS D3: how long a link to a document opens it. */
const documentTokenDays = 30

/** A link to each of these documents, in their order. 256 random bits each; only their hashes are stored. */
export async function createDocumentTokens(tx: Kysely<DB>, now: Temporal.Instant, documentIds: readonly string[]): Promise<string[]> {
  const tokens = documentIds.map((documentId) => ({ documentId, token: newToken() }))
  const expiresAt = now.add({ hours: documentTokenDays * 24 })
  if (tokens.length > 0)
    await tx
      .insertInto('documentTokens')
      .values(tokens.map(({ documentId, token }) => ({ documentId, tokenSha256: sha256(token), expiresAt, createdAt: now })))
      .execute()
  return tokens.map(({ token }) => token)
}

/** The document a link opens; undefined for a link that is unknown, expired or revoked. */
export async function documentOfToken(tx: Kysely<DB>, now: Temporal.Instant, token: string): Promise<StoredDocument | undefined> {
  const found = await tx
    .selectFrom('documentTokens')
    .select('documentId')
    .where('tokenSha256', '=', sha256(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found && findDocument(tx, found.documentId)
}

export const countTokenUse = (tx: Kysely<DB>, token: string) =>
  tx
    .updateTable('documentTokens')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('tokenSha256', '=', sha256(token))
    .execute()

/** Shuts every link that was given out for a document. */
export const revokeDocumentTokens = (tx: Kysely<DB>, now: Temporal.Instant, documentId: string) =>
  tx.updateTable('documentTokens').set({ revokedAt: now }).where('documentId', '=', documentId).where('revokedAt', 'is', null).execute()
