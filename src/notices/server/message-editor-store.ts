import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** The words of a message; only the languages it is written in are stored. */
export type Words = Readonly<Partial<Record<Language, string>>>
export type MessageState = { titles: Words; descriptions: Words; validFrom: Temporal.Instant; validTo: Temporal.Instant | null }
type Edit = { by: number; at: Temporal.Instant }

/** Two who write messages at once wait for each other, so each sees what the other has written. */
export const lockMessages = (tx: ReadDb<DB>) => sql`select pg_advisory_xact_lock(hashtext('system_messages'))`.execute(tx)

const messages = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('systemMessages')
    .leftJoin('accounts', 'accounts.id', 'systemMessages.editedBy')
    .select(['systemMessages.id', 'titles', 'descriptions', 'validFrom', 'validTo', 'systemMessages.version', 'editedAt', 'editedBy'])
    .select(['lastName', 'firstName', 'middleName'])
    .$narrowType<{ titles: Words; descriptions: Words }>()

export type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export const findMessage = (tx: ReadDb<DB>, id: number) => messages(tx).where('systemMessages.id', '=', id).executeTakeFirst()

/** The latest first. @returns one more than the page, which tells whether there is another */
export function messagesOf(tx: ReadDb<DB>, productCode: string, { after, size }: { after: number | undefined; size: number }) {
  let query = messages(tx).where('productCode', '=', productCode)
  if (after !== undefined)
    query = query.where(sql<boolean>`(valid_from, system_messages.id) < (select valid_from, id from system_messages as last where id = ${after})`)
  return query
    .orderBy('validFrom', 'desc')
    .orderBy('systemMessages.id', 'desc')
    .limit(size + 1)
    .execute()
}

/** Another message that holds at some moment of this time. */
export const findInTime = (
  tx: ReadDb<DB>,
  productCode: string,
  { validFrom, validTo }: Pick<MessageState, 'validFrom' | 'validTo'>,
  exceptId: number | null,
) =>
  tx
    .selectFrom('systemMessages')
    .select(['id', 'titles'])
    .where('productCode', '=', productCode)
    .where(
      sql<boolean>`tstzrange(valid_from, valid_to) && tstzrange(${validFrom.toString()}::timestamptz, ${validTo?.toString() ?? null}::timestamptz)`,
    )
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .limit(1)
    .$narrowType<{ titles: Words }>()
    .executeTakeFirst()

const columnsOf = ({ titles, descriptions, validFrom, validTo }: MessageState) => ({
  titles: JSON.stringify(titles),
  descriptions: JSON.stringify(descriptions),
  validFrom,
  validTo,
})

/** @returns its id */
export async function insertMessage(
  tx: Kysely<DB>,
  about: { productCode: string; currentVersion: string },
  state: MessageState,
  { by, at }: Edit,
): Promise<number> {
  const { id } = await tx
    .insertInto('systemMessages')
    .values({ ...about, ...columnsOf(state), editedAt: at, editedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteChange(tx, id, 'created', state, { by, at })
  return id
}

/** @returns false when somebody has changed it since this version */
export async function changeMessage(
  tx: Kysely<DB>,
  { id, version }: { id: number; version: number },
  action: 'changed' | 'ended',
  state: MessageState,
  { by, at }: Edit,
): Promise<boolean> {
  const changed = await tx
    .updateTable('systemMessages')
    .set((eb) => ({ ...columnsOf(state), editedAt: at, editedBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (changed) await noteChange(tx, id, action, state, { by, at })
  return changed !== undefined
}

const noteChange = (tx: Kysely<DB>, messageId: number, action: 'created' | 'changed' | 'ended', state: MessageState, { by, at }: Edit) =>
  tx
    .insertInto('systemMessageChanges')
    .values({ messageId, action, accountId: by, at, ...columnsOf(state) })
    .execute()
