import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

type ProfileChange = {
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string
  readonly phone: string | null
  readonly defaultLanguage: Language
  readonly companyName: string | null
  readonly businessFormId: number | null
}

/** @returns false when it was changed since this version */
export async function updateProfile(tx: Kysely<DB>, { id, version }: { id: number; version: number }, change: ProfileChange): Promise<boolean> {
  const changed = await tx
    .updateTable('accounts')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('enabled', '=', true)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export const findFinancialData = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['financialVersion', 'paymentMethodId', 'bankAccount', 'taxNumber', 'businessFormId'])
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()

type FinancialChange = {
  readonly paymentMethodId: number | null
  readonly bankAccount: string | null
  readonly taxNumber: string | null
  readonly businessFormId: number | null
}

/** The legal form is part of the profile too, which is another one then. @returns false when it was changed since this version */
export async function updateFinancialData(
  tx: Kysely<DB>,
  { id, version }: { id: number; version: number },
  change: FinancialChange,
): Promise<boolean> {
  const changed = await tx
    .updateTable('accounts')
    .set((eb) => ({
      ...change,
      financialVersion: eb('financialVersion', '+', 1),
      version: eb
        .case()
        .when('businessFormId', 'is distinct from', change.businessFormId)
        .then(eb('version', '+', 1))
        .else(eb.ref('version'))
        .end(),
    }))
    .where('id', '=', id)
    .where('financialVersion', '=', version)
    .where('enabled', '=', true)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
