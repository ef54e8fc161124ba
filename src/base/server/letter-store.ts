import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Letter, LetterAttachment } from './letters.ts'

type NewLetter = Letter & { kind: string; html: string; plain: string; now: Temporal.Instant }

/** @returns the new letter's id; null when a letter with the same deduplication key was written before */
export async function insertLetter(tx: QueryExecutorProvider, letter: NewLetter): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into letters (deduplication_key, kind, request_id, language, recipient, subject, html, plain, attachments, opens_access, created_at)
    values (${letter.deduplicationKey}, ${letter.kind}, ${letter.requestId ?? null}, ${letter.language}, ${letter.to}, ${letter.subject},
      ${letter.html}, ${letter.plain}, ${JSON.stringify(letter.attachments ?? [])}::jsonb, ${letter.opensAccess ?? false},
      ${letter.now.toString()}::timestamptz)
    on conflict (deduplication_key) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export type StoredLetter = {
  id: string
  kind: string
  language: string
  recipient: string
  subject: string
  html: string
  plain: string
  attachments: LetterAttachment[]
  status: 'queued' | 'sent' | 'failed' | 'held'
  resends: number
  createdAt: Temporal.Instant
  lastError: string | null
}

export async function findLetter<DB>(db: Kysely<DB>, id: string): Promise<StoredLetter | undefined> {
  const { rows } = await sql<StoredLetter>`select * from letters where id = ${id}`.execute(db)
  return rows[0]
}

export async function newestLetters<DB>(db: Kysely<DB>, size: number): Promise<StoredLetter[]> {
  const { rows } = await sql<StoredLetter>`select * from letters order by created_at desc, id desc limit ${size}`.execute(db)
  return rows
}

/** Longer than any mail server is waited for, shorter than the job of a sender that died is left alone. */
const secondsToSend = 200

/** @returns the letter, which is the caller's to send; undefined when it is not to be sent, or somebody is sending it */
export async function takeLetterToSend<DB>(db: Kysely<DB>, id: string, now: Temporal.Instant): Promise<StoredLetter | undefined> {
  const { rows } = await sql<StoredLetter>`
    update letters set sending_until = ${now.add({ seconds: secondsToSend }).toString()}::timestamptz
    where id = ${id} and status = 'queued' and (sending_until is null or sending_until <= ${now.toString()}::timestamptz) returning *`.execute(db)
  return rows[0]
}

export const markSent = <DB>(db: Kysely<DB>, id: string, now: Temporal.Instant) =>
  sql`update letters set status = 'sent', sent_at = ${now.toString()}::timestamptz, sending_until = null, attempts = attempts + 1, last_error = null
    where id = ${id}`.execute(db)

/** @param final true: nobody tries again by itself. One that was held meanwhile stays held. */
export const markFailed = <DB>(db: Kysely<DB>, id: string, error: string, final: boolean) =>
  sql`update letters set status = case when ${final}::boolean then 'failed' else status end, sending_until = null, attempts = attempts + 1,
      last_error = ${error.slice(0, 500)} where id = ${id}`.execute(db)
