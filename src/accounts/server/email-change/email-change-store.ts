import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { mayLogIn } from '../account-store.ts'

/** The old address, or the new one. */
export type End = 'old' | 'new'

type NewChange = { accountId: number; oldEmail: string; newEmail: string; askedAt: Temporal.Instant; expiresAt: Temporal.Instant }

const columns = ['id', 'accountId', 'oldEmail', 'newEmail', 'askedAt', 'expiresAt', 'oldConfirmedAt', 'newConfirmedAt'] as const

export const insertEmailChange = (tx: Kysely<DB>, change: NewChange) =>
  tx.insertInto('emailChanges').values(change).returning(columns).executeTakeFirstOrThrow()

/** The one of an account that still waits. */
export const openChangeOf = (tx: ReadDb<DB>, now: Temporal.Instant, accountId: number) =>
  tx
    .selectFrom('emailChanges')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('cancelledAt', 'is', null)
    .where('changedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Both links of whatever waits open nothing any more. @returns whether something waited */
export const cancelChangesOf = async (tx: Kysely<DB>, now: Temporal.Instant, accountId: number): Promise<boolean> =>
  (await tx
    .updateTable('emailChanges')
    .set({ cancelledAt: now })
    .where('accountId', '=', accountId)
    .where('cancelledAt', 'is', null)
    .where('changedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/**
 * Gives one end of a change its link, once.
 * @returns what its email tells; undefined when the change does not wait any more, or this end has a link already
 */
export const setChangeToken = (tx: Kysely<DB>, now: Temporal.Instant, { id, end, tokenSha256 }: { id: number; end: End; tokenSha256: Buffer }) =>
  tx
    .updateTable('emailChanges')
    .from('accounts')
    .set(end === 'old' ? { oldTokenSha256: tokenSha256 } : { newTokenSha256: tokenSha256 })
    .whereRef('accounts.id', '=', 'emailChanges.accountId')
    .where('emailChanges.id', '=', id)
    .where(`emailChanges.${end}TokenSha256`, 'is', null)
    .where('cancelledAt', 'is', null)
    .where('changedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(mayLogIn('accounts.id'))
    .returning(['oldEmail', 'newEmail', 'expiresAt', 'defaultLanguage'])
    .$narrowType<{ defaultLanguage: Language }>()
    .executeTakeFirst()

/** Whose address it is; their account may be closed. */
export const findOwnerOfEmail = (tx: ReadDb<DB>, email: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'defaultLanguage'])
    .where('email', '=', email)
    .where('loginAccountId', 'is', null)
    .$narrowType<{ defaultLanguage: Language }>()
    .executeTakeFirst()

/** The change one of whose links this is, held until the transaction ends: of both ends at once the later one sees the earlier. */
export const lockChangeByToken = async (tx: Kysely<DB>, now: Temporal.Instant, tokenSha256: Buffer) => {
  const change = await tx
    .selectFrom('emailChanges')
    .select([...columns, 'oldTokenSha256'])
    .where((eb) => eb.or([eb('oldTokenSha256', '=', tokenSha256), eb('newTokenSha256', '=', tokenSha256)]))
    .where('cancelledAt', 'is', null)
    .where('changedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return change && { ...change, end: change.oldTokenSha256?.equals(tokenSha256) ? ('old' as const) : ('new' as const) }
}

export const noteConfirmation = (tx: Kysely<DB>, now: Temporal.Instant, { id, end }: { id: number; end: End }) =>
  tx
    .updateTable('emailChanges')
    .set(end === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now })
    .where('id', '=', id)
    .where(`${end}ConfirmedAt`, 'is', null)
    .execute()

export const noteChanged = (tx: Kysely<DB>, now: Temporal.Instant, id: number) =>
  tx.updateTable('emailChanges').set({ changedAt: now }).where('id', '=', id).execute()

/** @returns whether the account has the new address now; not where somebody else has it, or its own is another one meanwhile */
export const replaceEmail = async (tx: Kysely<DB>, id: number, { from, to }: { from: string; to: string }): Promise<boolean> =>
  (await tx
    .updateTable('accounts')
    .set({ email: to })
    .where('id', '=', id)
    .where('email', '=', from)
    .where(mayLogIn('accounts.id'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as others').select('others.id').where('others.email', '=', to).where('others.loginAccountId', 'is', null))),
    )
    .returning('id')
    .executeTakeFirst()) !== undefined

/** A change that came about, for the emails that tell of it. */
export const findChanged = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('emailChanges')
    .innerJoin('accounts', 'accounts.id', 'emailChanges.accountId')
    .select(['oldEmail', 'newEmail', 'changedAt', 'defaultLanguage'])
    .where('emailChanges.id', '=', id)
    .where('changedAt', 'is not', null)
    .$narrowType<{ defaultLanguage: Language; changedAt: Temporal.Instant }>()
    .executeTakeFirst()
