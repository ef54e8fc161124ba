import { type QueryExecutorProvider, sql } from 'kysely'
import type { Email, EmailAttachment } from './email.ts'

type NewEmail = Email & { kind: string; html: string; plain: string; now: Temporal.Instant }

/** @returns the new email's id; null when an email with the same deduplication key was written before */
export async function insertEmail(tx: QueryExecutorProvider, email: NewEmail): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into emails (deduplication_key, kind, request_id, language, recipient, subject, html, plain, attachments, opens_access, created_at)
    values (${email.deduplicationKey}, ${email.kind}, ${email.requestId ?? null}, ${email.language}, ${email.to}, ${email.subject},
      ${email.html}, ${email.plain}, ${JSON.stringify(email.attachments ?? [])}::jsonb, ${email.opensAccess ?? false},
      ${email.now.toString()}::timestamptz)
    on conflict (deduplication_key) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export type StoredEmail = {
  id: string
  kind: string
  language: string
  recipient: string
  subject: string
  html: string
  plain: string
  attachments: EmailAttachment[]
  status: 'queued' | 'sent' | 'failed' | 'held'
  resends: number
  createdAt: Temporal.Instant
  lastError: string | null
}

export async function findEmail(db: QueryExecutorProvider, id: string): Promise<StoredEmail | undefined> {
  const { rows } = await sql<StoredEmail>`select * from emails where id = ${id}`.execute(db)
  return rows[0]
}

export async function newestEmails(db: QueryExecutorProvider, size: number): Promise<StoredEmail[]> {
  const { rows } = await sql<StoredEmail>`select * from emails order by created_at desc, id desc limit ${size}`.execute(db)
  return rows
}

/** Longer than any mail server is waited for, shorter than the job of a sender that died is left alone. */
const secondsToSend = 200

/** @returns the email, which is the caller's to send; undefined when it is not to be sent, or somebody is sending it */
export async function takeEmailToSend(db: QueryExecutorProvider, id: string, now: Temporal.Instant): Promise<StoredEmail | undefined> {
  const { rows } = await sql<StoredEmail>`
    update emails set sending_until = ${now.add({ seconds: secondsToSend }).toString()}::timestamptz
    where id = ${id} and status = 'queued' and (sending_until is null or sending_until <= ${now.toString()}::timestamptz) returning *`.execute(db)
  return rows[0]
}

export const markSent = (db: QueryExecutorProvider, id: string, now: Temporal.Instant) =>
  sql`update emails set status = 'sent', sent_at = ${now.toString()}::timestamptz, sending_until = null, attempts = attempts + 1, last_error = null
    where id = ${id}`.execute(db)

/** @param final true: nobody tries again by itself. One that was held meanwhile stays held. */
export const markFailed = (db: QueryExecutorProvider, id: string, error: string, final: boolean) =>
  sql`update emails set status = case when ${final}::boolean then 'failed' else status end, sending_until = null, attempts = attempts + 1,
      last_error = ${error.slice(0, 500)} where id = ${id}`.execute(db)
