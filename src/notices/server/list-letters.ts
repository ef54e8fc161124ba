import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { letterRowOf } from './letter-row.ts'
import { countWaiting, lettersOfOutbox } from './outbox-store.ts'

export async function listLetters({ tx }: Context, { query }: Input<typeof noticesApi.listLetters>) {
  const { status, recipient, request: requestId, after, size } = query
  const [rows, waiting] = await Promise.all([
    lettersOfOutbox(tx, { status, recipient, requestId }, { after, size }),
    after === undefined ? countWaiting(tx) : null,
  ])
  const page = rows.slice(0, size)
  return { letters: page.map(letterRowOf), next: rows.length > size ? (page.at(-1)?.id ?? null) : null, waiting }
}
