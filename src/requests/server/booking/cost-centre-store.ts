import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Call } from '#context.ts'
import type { DB } from '#db/schema.ts'

/**
 * The cost centres that whoever books may choose from: of those in use the ones they look after, or every one of the company where none was chosen for
 * them. Nobody's where they act for themselves.
 */
export async function costCentresOffered({ tx, actor }: { readonly tx: ReadDb<DB> } & Pick<Call, 'actor'>) {
  if (actor.kind !== 'account' || !actor.company) return []
  const { id: companyId, costCentres } = actor.company
  const chosen = costCentres === 'every' ? [] : costCentres
  return tx
    .selectFrom('costCentres')
    .select(['id', 'code', 'name'])
    .where('companyId', '=', companyId)
    .where('active', '=', true)
    .$if(chosen.length > 0, (query) => query.where('id', 'in', [...chosen]))
    .orderBy('code')
    .orderBy('id')
    .execute()
}

/** The same cost centre, while it is in use; null once it is not. */
export const presentCostCentre = async (tx: ReadDb<DB>, id: number | null): Promise<number | null> =>
  id === null
    ? null
    : ((await tx.selectFrom('costCentres').select('id').where('id', '=', id).where('active', '=', true).executeTakeFirst())?.id ?? null)
