import { type Actor, keysOf, type Owner, rightsAbout } from '#accounts/who.ts'
import { compiledRead } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'

type Caller = { readonly tx: ReadDb<DB>; readonly actor: Actor }

type Opening = {
  readonly documents?: boolean
  /** Sessions of the document viewer count too. */
  readonly viewer?: boolean
  /** Nothing is changed by it: whoever of the sender's company may look counts too (decision 68). */
  readonly colleagues?: boolean
  /** It decides about a quote or a report: whoever of the sender's company decides counts too. */
  readonly decides?: boolean
}

const ownerOf = compiledRead((tx: ReadDb<DB>, { id }: { id: number }) =>
  tx.selectFrom('requests').select(['accountId', 'companyId', 'costCentreId']).where('id', '=', id),
)

/**
 * Whether the caller may see the one request; with `documents`, open its documents: then a session of the document viewer counts too, and an
 * employee needs document.viewAll instead of request.queue.
 */
export async function holdsRequest({ tx, actor }: Caller, requestId: number, opening: Opening = {}): Promise<boolean> {
  // A session of one request was begun with it, and no request is ever deleted.
  if (actor.kind !== 'account') return holds(actor, requestId, { accountId: null, companyId: null, costCentreId: null }, opening)
  const [request] = await ownerOf(tx, { id: requestId })
  return request !== undefined && holds(actor, requestId, request, opening)
}

/**
 * Narrows `requestHolder`, `requestReader` and `documentHolder` (accounts/who.ts) to the one request.
 * @throws Refusal NOT_FOUND, the same for a request of somebody else and for one that does not exist
 */
export async function requireHeldRequest(caller: Caller, requestId: number, opening: Opening = {}): Promise<void> {
  if (!(await holdsRequest(caller, requestId, opening))) throw new Refusal('NOT_FOUND')
}

/** The same for who has read whose the request is together with the rest. The only place of this rule. */
export function holds(
  actor: Actor,
  requestId: number,
  owner: Owner,
  { documents = false, viewer = documents, colleagues = documents, decides = false }: Opening,
): boolean {
  switch (actor.kind) {
    case 'nobody':
      return false
    case 'tracking':
      return actor.requestId === requestId
    case 'viewer':
      return viewer && actor.requestId === requestId
    case 'account': {
      const rights = rightsAbout(actor, owner)
      if (rights === 'acts' || (decides && rights === 'decides') || (colleagues && rights !== null)) return true
      return keysOf(actor).includes(documents ? 'document.viewAll' : 'request.queue')
    }
  }
}
