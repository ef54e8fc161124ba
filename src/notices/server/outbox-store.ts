import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { EmailAttachment } from '#base/server/mail/email.ts'
import type { DB } from '#db/schema.ts'
import type { EmailStatus, emailActions } from '../email.ts'

const inOneLine = [
  'id',
  'requestId',
  'language',
  'recipient',
  'subject',
  'status',
  'createdAt',
  'sentAt',
  'attempts',
  'lastError',
  'resends',
  'opensAccess',
] as const
type Narrowed = { language: Language; status: EmailStatus }

export type OutboxRow = Awaited<ReturnType<typeof emailsOfOutbox>>[number]
export type Wanted = { status: EmailStatus | undefined; recipient: string | undefined; requestId: number | undefined }

/** The newest first. @returns one more than the page, which tells whether there is another */
export function emailsOfOutbox(tx: ReadDb<DB>, wanted: Wanted, { after, size }: { after: string | undefined; size: number }) {
  const { status, recipient, requestId } = wanted
  let query = tx.selectFrom('emails').select(inOneLine).$narrowType<Narrowed>()
  if (status !== undefined) query = query.where('status', '=', status)
  if (recipient !== undefined) query = query.where(sql<string>`lower(recipient)`, '=', recipient)
  if (requestId !== undefined) query = query.where('requestId', '=', requestId)
  if (after !== undefined) query = query.where(sql<boolean>`(created_at, id) < (select created_at, id from emails as last where id = ${after}::uuid)`)
  return query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
}

/** How many emails have not left, by why. */
export async function countWaiting(tx: ReadDb<DB>): Promise<Record<'queued' | 'failed' | 'held', number>> {
  const rows = await tx
    .selectFrom('emails')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', '<>', 'sent')
    .groupBy('status')
    .execute()
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { queued: of('queued'), failed: of('failed'), held: of('held') }
}

export const findInOutbox = (tx: ReadDb<DB>, id: string) =>
  tx
    .selectFrom('emails')
    .select([...inOneLine, 'html', 'plain', 'attachments'])
    .where('id', '=', id)
    .$narrowType<Narrowed & { attachments: EmailAttachment[] }>()
    .executeTakeFirst()

const changed = (tx: Kysely<DB>, id: string) => tx.updateTable('emails').where('id', '=', id).returning(inOneLine).$narrowType<Narrowed>()

/** As often as it was sent when the employee looked: of two clicks one sends. @returns undefined when it cannot be, or not any more */
export const queueAgain = (tx: Kysely<DB>, id: string, seenResends: number): Promise<OutboxRow | undefined> =>
  changed(tx, id)
    .set((eb) => ({ status: 'queued', resends: eb('resends', '+', 1), lastError: null }))
    .where('status', 'in', ['sent', 'failed'])
    .where('resends', '=', seenResends)
    .where('opensAccess', '=', false)
    .executeTakeFirst()

export const holdBack = (tx: Kysely<DB>, id: string): Promise<OutboxRow | undefined> =>
  changed(tx, id).set({ status: 'held' }).where('status', '=', 'queued').where('opensAccess', '=', false).executeTakeFirst()

export const letGo = (tx: Kysely<DB>, id: string): Promise<OutboxRow | undefined> =>
  changed(tx, id)
    .set({ status: 'queued', lastError: null })
    .where((eb) => eb.or([eb('status', '=', 'held'), eb.and([eb('status', '=', 'queued'), eb('lastError', 'is not', null)])]))
    .executeTakeFirst()

export type EmailAction = (typeof emailActions)[number]

export const noteEmailAction = (tx: Kysely<DB>, action: { emailId: string; action: EmailAction; accountId: number; at: Temporal.Instant }) =>
  tx.insertInto('emailActions').values(action).execute()

/** What employees did to an email, the latest first. */
export const actionsOf = (tx: ReadDb<DB>, emailId: string) =>
  tx
    .selectFrom('emailActions')
    .innerJoin('accounts', 'accounts.id', 'emailActions.accountId')
    .select(['action', 'at', 'lastName', 'firstName', 'middleName'])
    .where('emailId', '=', emailId)
    .orderBy('emailActions.id', 'desc')
    .$narrowType<{ action: EmailAction }>()
    .execute()
