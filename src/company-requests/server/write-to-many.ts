import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { writeMessage } from '#conversation/server/write-message.ts'
import type { companyRequestsApi } from '../company-requests.api.ts'
import type { ResultOfMany } from '../in-bulk.ts'
import { resultOf } from './result-of.ts'
import { apart } from './savepoint-store.ts'

/** Each in its own thread, by the rules of one message; once per Idempotency-Key. By their numbers, so that two who write to the same wait for each other. */
export async function writeToMany(ctx: TransactionContext & Call, { body: { ids, text } }: Input<typeof companyRequestsApi.writeToMany>) {
  const results: ResultOfMany[] = []
  // None is marked as read by it: whoever writes to many has not read their threads.
  for (const id of ids.toSorted((one, other) => one - other))
    results.push(await resultOf(ctx, id, () => apart(ctx.tx, () => writeMessage(ctx, { params: { id }, query: {}, body: { text, seen: 0 } }))))
  return { results }
}
