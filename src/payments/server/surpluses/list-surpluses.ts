import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { surplusesApi } from '../../surpluses.api.ts'
import { surplusesAfter } from './surplus-store.ts'

/** For the finance desk: money that is not ours to keep, until somebody sends it back or settles it with what is owed. */
export async function listSurpluses({ tx }: ReadContext & Call, { query }: Input<typeof surplusesApi.listSurpluses>) {
  const rows = await surplusesAfter(tx, query)
  const page = rows.slice(0, query.size)
  const surpluses = page.map(({ requestId, since, isCash: _, ...row }) => ({ ...row, crmRequestId: requestId, since: since.toString() }))
  return { surpluses, next: rows.length > query.size ? (page.at(-1)?.invoiceId ?? null) : null }
}
