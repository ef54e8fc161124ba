import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { QuotedRequest } from './quoted-request-store.ts'

type Sent = Pick<QuotedRequest, 'companyId' | 'costCentreId'>

/** Who approves the quotes of a cost centre, or has every one; where nobody does, the administrators of the company. */
export async function approversOf(tx: ReadDb<DB>, { companyId, costCentreId }: Sent): Promise<readonly number[]> {
  if (companyId === null) return []
  const people = await tx
    .selectFrom('companyPeople as one')
    .innerJoin('accounts', 'accounts.id', 'one.accountId')
    .select(['one.accountId', 'role'])
    .where('companyId', '=', companyId)
    .where('leftAt', 'is', null)
    .where('accounts.enabled', '=', true)
    .where(
      sql<boolean>`(role = 'administrator' or role = 'approver' and (every_cost_centre
        or exists (select from cost_centre_people as chosen where chosen.account_id = one.account_id and chosen.cost_centre_id = ${costCentreId})))`,
    )
    .orderBy('one.accountId')
    .execute()
  const approvers = people.filter(({ role }) => role === 'approver')
  return (approvers.length > 0 ? approvers : people).map(({ accountId }) => accountId)
}

/** Requests of a company with a quote that is still to be decided. @param sentBy null: by whomever */
export async function requestsAwaitingDecision(
  tx: ReadDb<DB>,
  now: Temporal.Instant,
  companyId: number,
  sentBy: number | null,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('quotes')
    .innerJoin('requests', 'requests.id', 'quotes.requestId')
    .select('requests.id')
    .where('quotes.status', '=', 'sent')
    .where('validUntil', '>=', now)
    .where('companyId', '=', companyId)
    .where('requests.status', '=', 'QUOTE_DONE')
    .where((eb) => (sentBy === null ? eb.lit(true) : eb('requests.accountId', '=', sentBy)))
    .orderBy('requests.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whom to write to, in which language. */
export const findApprover = (tx: ReadDb<DB>, accountId: number) =>
  tx
    .selectFrom('accounts')
    .select(['email', 'firstName', 'lastName', 'middleName', 'defaultLanguage as language'])
    .where('id', '=', accountId)
    .where('enabled', '=', true)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
