import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#errors.ts'
import { withCommit } from '../db/pipelined.ts'
import { sameBytes } from '../tokens.ts'

/** What an Idempotency-Key looks like: printable ASCII without spaces. */
export const idempotencyKeys = /^[!-~]{8,200}$/

/** What is done once: the call, its key, whose key it is, and what was asked. */
export type Action = { endpoint: string; key: string; caller: string; fingerprint: Buffer }

/**
 * Runs `action` once per key, in the caller's transaction: the remembered answer and the action commit together. A second call
 * with the key waits for the first to end (the unique index makes it wait) and is given the first one's answer.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key comes with another content
 */
export async function once<Answer>(
  tx: QueryExecutorProvider,
  { endpoint, key, caller, fingerprint }: Action,
  action: () => Promise<Answer>,
): Promise<Answer> {
  const { rows } = await sql`insert into idempotency_keys (endpoint, caller, key, request_sha256, answer)
    values (${endpoint}, ${caller}, ${key}, ${fingerprint}, 'null') on conflict do nothing returning key`.execute(tx)
  if (rows.length === 1) {
    const answer = await action()
    withCommit(
      tx,
      sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
        where endpoint = ${endpoint} and caller = ${caller} and key = ${key}`.execute(tx),
    )
    return answer
  }
  const earlier = await recall<Answer>(tx, { endpoint, key, caller, fingerprint })
  if (!earlier) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  return earlier.answer
}

/**
 * The same for a call that is not one transaction, so its action is safe to repeat by itself, or does its part by `once`: two calls with
 * one key at the same moment both begin, and both are given the answer that was written first.
 * @param isWritten after the action: whether its part has been done by `once`, so that its answer is remembered already
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key comes with another content
 */
export async function remembered<Answer>(
  db: QueryExecutorProvider,
  called: Action,
  action: () => Promise<Answer>,
  isWritten: () => boolean = () => false,
): Promise<Answer> {
  const earlier = await recall<Answer>(db, called)
  if (earlier) return earlier.answer
  try {
    const answer = await action()
    if (isWritten()) return answer
    const { endpoint, caller, key, fingerprint } = called
    const { rows } = await sql`insert into idempotency_keys (endpoint, caller, key, request_sha256, answer)
      values (${endpoint}, ${caller}, ${key}, ${fingerprint}, ${JSON.stringify(answer)}::jsonb) on conflict do nothing returning key`.execute(db)
    return rows.length === 1 ? answer : ((await recall<Answer>(db, called))?.answer ?? answer)
  } catch (error) {
    // Refused because of what the other call with this key has done meanwhile (it took the last place): its answer is ours.
    const meanwhile = await recall<Answer>(db, called)
    if (meanwhile) return meanwhile.answer
    throw error
  }
}

async function recall<Answer>(db: QueryExecutorProvider, { endpoint, key, caller, fingerprint }: Action): Promise<{ answer: Answer } | undefined> {
  const { rows } = await sql<{ requestSha256: Buffer; answer: Answer }>`select request_sha256, answer from idempotency_keys
    where endpoint = ${endpoint} and caller = ${caller} and key = ${key}`.execute(db)
  const row = rows[0]
  if (row && !sameBytes(row.requestSha256, fingerprint)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  return row
}
