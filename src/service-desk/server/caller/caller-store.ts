import { sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { AddressTypeId } from '#addresses/address-type.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Readings } from '../../search.ts'

/** What customers are found by. */
export type CallerReadings = Pick<Readings, 'email' | 'phone' | 'name'>

/** Nobody books for a colleague here, and customers of pre-alerts have no orders of their own (SPEC 1). */
const notBookedFor: readonly CustomerType[] = ['EMPLOYEE', 'PREALERT']

const fits = ({ email, phone, name }: CallerReadings) =>
  sql<boolean>`(${sql.join(
    [
      sql`false`,
      ...(email === null ? [] : [sql`lower(email) = ${email}`]),
      ...(phone === null ? [] : [sql`phone = ${phone}`]),
      ...(name === null ? [] : [sql`name_words(last_name, first_name, middle_name, company_name) @@ name_query(${name})`]),
    ],
    sql` or `,
  )})`

const person = ['lastName', 'firstName', 'middleName', 'email', 'phone', 'companyName', 'businessFormId', 'taxNumber', 'customerType'] as const

export const accountsOfCallers = (tx: ReadDb<DB>, readings: CallerReadings, max: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', ...person])
    .where(fits(readings))
    .where('enabled', '=', true)
    .where('customerType', '<>', (eb) => eb.fn<string>('all', [eb.val([...notBookedFor])]))
    .orderBy('lastName')
    .orderBy('id')
    .limit(max)
    .$narrowType<{ customerType: CustomerType }>()
    .execute()
export type CallerRow = Awaited<ReturnType<typeof accountsOfCallers>>[number]

/** People without an account, each as their newest request knows them. Only so many of the newest are looked at: a common name fits thousands. */
export const strangersAmongCallers = (tx: ReadDb<DB>, readings: CallerReadings, max: number) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('requests')
        .select(['id', 'receivedAt', ...person])
        .where(fits(readings))
        .where('accountId', 'is', null)
        .orderBy('receivedAt', 'desc')
        .limit(100)
        .as('newest'),
    )
    .distinctOn(sql`lower(email)`)
    .select(['id', ...person])
    .orderBy(sql`lower(email)`)
    .orderBy('receivedAt', 'desc')
    .limit(max)
    .$narrowType<{ customerType: CustomerType }>()
    .execute()

const place = ['addressTypeId', 'countryCode', 'postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber', 'other'] as const

export const addressesOfAccounts = (tx: ReadDb<DB>, accountIds: readonly number[]) =>
  tx
    .selectFrom('accountAddresses')
    .select(['accountId as of', 'billingName', ...place])
    .where('accountId', '=', (eb) => eb.fn.any(eb.val([...accountIds])))
    .where('isDefault', '=', true)
    .$narrowType<{ of: number; addressTypeId: AddressTypeId }>()
    .execute()

/** Without lockers: they are chosen anew. */
export const addressesOfRequests = (tx: ReadDb<DB>, requestIds: readonly number[]) =>
  tx
    .selectFrom('requestAddresses')
    .select(['requestId as of', 'billingName', ...place])
    .where('requestId', '=', (eb) => eb.fn.any(eb.val([...requestIds])))
    .where('lockerCode', 'is', null)
    .$narrowType<{ addressTypeId: AddressTypeId }>()
    .execute()
export type CallerAddress = Awaited<ReturnType<typeof addressesOfAccounts | typeof addressesOfRequests>>[number]

/** The type of an account that may be booked for; undefined: there is none. */
export async function typeOfCaller(tx: ReadDb<DB>, accountId: number): Promise<CustomerType | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('customerType')
    .where('id', '=', accountId)
    .where('enabled', '=', true)
    .where('customerType', '<>', (eb) => eb.fn<string>('all', [eb.val([...notBookedFor])]))
    .$narrowType<{ customerType: CustomerType }>()
    .executeTakeFirst()
  return row?.customerType
}
