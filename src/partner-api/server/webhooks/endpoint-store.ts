import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { type WebhookEvent, webhookEvents } from '../../webhook.ts'

export type Endpoint = {
  readonly id: number
  readonly companyId: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly secret: Buffer
  readonly earlierSecret: Buffer | null
  readonly earlierUntil: Temporal.Instant | null
  readonly state: 'on' | 'off' | 'failed'
  readonly createdAt: Temporal.Instant
  readonly version: number
}

const endpoints = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('webhookEndpoints')
    .select(['id', 'companyId', 'url', 'events', 'secret', 'earlierSecret', 'earlierUntil', 'state', 'createdAt', 'version'])
    .where('deletedAt', 'is', null)
    .$narrowType<{ state: Endpoint['state'] }>()

export const knownEvents = (events: readonly string[]) => webhookEvents.filter((event) => events.includes(event))
const known = <Row extends { readonly events: readonly string[] }>(row: Row) => ({ ...row, events: knownEvents(row.events) })

export const endpointsOf = async (tx: ReadDb<DB>, companyId: number): Promise<Endpoint[]> =>
  (await endpoints(tx).where('companyId', '=', companyId).orderBy('id', 'desc').execute()).map(known)

export async function findEndpoint(tx: ReadDb<DB>, id: number): Promise<Endpoint | undefined> {
  const row = await endpoints(tx).where('id', '=', id).executeTakeFirst()
  return row && known(row)
}

type NewEndpoint = Pick<Endpoint, 'companyId' | 'url' | 'secret'> & { readonly events: readonly WebhookEvent[] }

export const insertEndpoint = async (tx: Kysely<DB>, now: Temporal.Instant, { events, ...endpoint }: NewEndpoint): Promise<number> =>
  (
    await tx
      .insertInto('webhookEndpoints')
      .values({ ...endpoint, events: [...events], state: 'on', createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

type Changes = Partial<Pick<Endpoint, 'url' | 'secret' | 'earlierSecret' | 'earlierUntil' | 'state'>> & {
  readonly events?: WebhookEvent[]
  readonly deletedAt?: Temporal.Instant
}

/** @returns whether it was the version that was seen */
export const changeEndpoint = async (tx: Kysely<DB>, { id, version }: { id: number; version: number }, changes: Changes): Promise<boolean> =>
  (await tx
    .updateTable('webhookEndpoints')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** @returns whether it was on until now */
export const switchOffFailed = async (tx: Kysely<DB>, id: number): Promise<boolean> =>
  (await tx
    .updateTable('webhookEndpoints')
    .set(({ eb }) => ({ state: 'failed', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'on')
    .returning('id')
    .executeTakeFirst()) !== undefined

/** One sends to an endpoint at a time; a claim that nobody gives back ends by itself. @returns whether it is ours */
export const claimEndpoint = async (tx: Kysely<DB>, now: Temporal.Instant, id: number, until: Temporal.Instant): Promise<boolean> =>
  (await tx
    .updateTable('webhookEndpoints')
    .set({ sendingUntil: until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('sendingUntil', 'is', null), eb('sendingUntil', '<=', now), eb('sendingUntil', '>', until)]))
    .returning('id')
    .executeTakeFirst()) !== undefined

export const releaseEndpoint = (tx: Kysely<DB>, id: number) =>
  tx.updateTable('webhookEndpoints').set({ sendingUntil: null }).where('id', '=', id).execute()
