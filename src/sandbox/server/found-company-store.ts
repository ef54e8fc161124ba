import { type Kysely, sql } from 'kysely'
import { permissionPresets } from '#accounts/permission-presets.ts'
import type { CustomerType } from '#accounts/who.ts'
import type { DB } from '#db/schema.ts'

type Founded = { readonly companyId: number; readonly name: string; readonly businessFormId: number | null; readonly customerType: string }
export type SandboxPeople = { readonly administrator: number; readonly employee: number }

const mailbox = (name: string) => `${name}@sandbox.example`

/** Whoever is there already stays. */
async function account(
  tx: Kysely<DB>,
  name: 'administrator' | 'employee',
  about: { customerType: CustomerType; permissionKeys?: string[]; company?: Founded },
): Promise<number> {
  const { customerType, permissionKeys = [], company } = about
  await tx
    .insertInto('accounts')
    .values({
      customerType,
      permissionKeys,
      email: mailbox(name),
      // Shown as who holds a test key; a name is a name in every language.
      lastName: 'Teszt',
      firstName: name === 'administrator' ? 'Adminisztrátor' : 'Munkatárs',
      phone: '+36301234567',
      passwordHash: null,
      ...(company ? { companyName: company.name, businessFormId: company.businessFormId, taxNumber: '12345676-2-43' } : {}),
    })
    .onConflict((conflict) => conflict.column('email').where('loginAccountId', 'is', null).doNothing())
    .execute()
  return (await tx.selectFrom('accounts').select('id').where('email', '=', mailbox(name)).executeTakeFirstOrThrow()).id
}

/**
 * A company of the same number and name with one administrator, who pays by transfer, and one employee who does everything at the desk.
 * Nobody of them can log in. Founding what stands changes nothing.
 */
export async function foundCompany(tx: Kysely<DB>, now: Temporal.Instant, company: Founded): Promise<SandboxPeople> {
  const employee = await account(tx, 'employee', { customerType: 'EMPLOYEE', permissionKeys: [...permissionPresets.vezeto] })
  const administrator = await account(tx, 'administrator', { customerType: company.customerType as CustomerType, company })
  const { companyId: id, name, businessFormId, customerType } = company
  await sql`insert into companies (id, name, business_form_id, tax_number, customer_type, created_at, created_by) overriding system value
    values (${id}, ${name}, ${businessFormId}, '12345676-2-43', ${customerType}, ${now.toString()}, ${employee}) on conflict do nothing`.execute(tx)
  await tx
    .insertInto('companyPeople')
    .values({ accountId: administrator, companyId: id, role: 'administrator', joinedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const terms = await tx.selectFrom('companyTerms').select('id').where('companyId', '=', id).executeTakeFirst()
  if (!terms)
    await tx
      .insertInto('companyTerms')
      .values({ companyId: id, dueDays: 8, creditLimit: null, barred: false, note: 'Sandbox', setAt: now, setBy: employee })
      .execute()
  return { administrator, employee }
}
