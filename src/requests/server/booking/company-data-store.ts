import { findAccount } from '#accounts/server/account-store.ts'
import { accountIdOf } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Call } from '#context.ts'
import type { DB } from '#db/schema.ts'

/** What an invoice needs to know of a company beside its address. */
export type CompanyData = { readonly companyName: string; readonly businessForm: number; readonly taxNumber: string }

type Found = { readonly companyName: string | null; readonly businessFormId: number | null; readonly taxNumber: string | null }

const complete = ({ companyName, businessFormId, taxNumber }: Found): CompanyData | null =>
  companyName && businessFormId && taxNumber ? { companyName, businessForm: businessFormId, taxNumber } : null

/** Of the company whoever calls acts for, else what their own account says of theirs. Null: name, legal form or tax number is missing. */
export async function companyDataOf({ tx, actor }: { readonly tx: ReadDb<DB> } & Pick<Call, 'actor'>): Promise<CompanyData | null> {
  const company =
    actor.kind === 'account' && actor.company
      ? await tx
          .selectFrom('companies')
          .select(['name as companyName', 'businessFormId', 'taxNumber'])
          .where('id', '=', actor.company.id)
          .executeTakeFirst()
      : undefined
  const ofCompany = company ? complete(company) : null
  if (ofCompany) return ofCompany
  const accountId = accountIdOf(actor)
  const account = accountId === null ? undefined : await findAccount(tx, accountId)
  return account ? complete(account) : null
}
