import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { emailRowOf } from './email-row.ts'
import { countWaiting, emailsOfOutbox } from './outbox-store.ts'

export async function listEmails({ tx }: ReadContext & Call, { query }: Input<typeof noticesApi.listEmails>) {
  const { status, recipient, request: requestId, after, size } = query
  const [rows, waiting] = await Promise.all([
    emailsOfOutbox(tx, { status, recipient, requestId }, { after, size }),
    after === undefined ? countWaiting(tx) : null,
  ])
  const page = rows.slice(0, size)
  return { emails: page.map(emailRowOf), next: rows.length > size ? (page.at(-1)?.id ?? null) : null, waiting }
}
