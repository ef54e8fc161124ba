import type { Actor } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** How the terms of the caller's company let them pay, or their own where they act for none; null: they name no method. */
export async function allowedMethodsOf(tx: ReadDb<DB>, actor: Actor): Promise<readonly number[] | null> {
  if (actor.kind !== 'account') return null
  const { accountId, company } = actor
  const terms = await tx
    .selectFrom('companyTerms')
    .select('paymentMethods')
    .where(company ? 'companyId' : 'accountId', '=', company?.id ?? accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return terms?.paymentMethods ?? null
}
