import { type Kysely, sql } from 'kysely'
import { nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { WebhookLogEntry } from '../../webhook.ts'
import { type Endpoint, knownEvents } from './endpoint-store.ts'

/** By whom: an account, or the portal itself, which stops one that is not reached. */
type Done =
  | { readonly action: Exclude<WebhookLogEntry['action'], 'stopped'>; readonly byAccountId: number }
  | { readonly action: 'stopped'; readonly byAccountId: null }

/** What an endpoint is like now that something was done with it. */
export const noteInWebhookLog = (
  tx: Kysely<DB>,
  at: Temporal.Instant,
  { id: webhookId, companyId, url, events, state }: Pick<Endpoint, 'id' | 'companyId' | 'url' | 'events' | 'state'>,
  done: Done,
) =>
  tx
    .insertInto('webhookLog')
    .values({ webhookId, companyId, url, events: [...events], isOn: state === 'on', at, ...done })
    .execute()

/** The newest first, one more than the page. Who did it is named as the account is named now; null: the portal itself. */
export async function readWebhookLog(
  tx: ReadDb<DB>,
  companyId: number,
  { after, size, language }: { after?: number | undefined; size: number; language: Language },
) {
  let query = tx
    .selectFrom('webhookLog as log')
    .leftJoin('accounts as doer', 'doer.id', 'log.byAccountId')
    .select(['log.id', 'log.at', 'log.action', 'log.url', 'log.events', 'log.isOn'])
    .select(sql<string | null>`nullif(${nameOf(language, 'doer')}, '')`.as('by'))
    .where('log.companyId', '=', companyId)
  if (after !== undefined) query = query.where('log.id', '<', after)
  const rows = await query
    .orderBy('log.id', 'desc')
    .limit(size + 1)
    .$narrowType<{ action: WebhookLogEntry['action'] }>()
    .execute()
  return rows.map((row) => ({ ...row, events: knownEvents(row.events) }))
}
