import { type Kysely, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { LifecycleAction } from '#requests/lifecycle.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

/** What invoices ask of their request. */
export type InvoicedRequest = {
  id: number
  status: RequestStatus
  outcome: Outcome | null
  closedAt: Temporal.Instant | null
  readyAt: Temporal.Instant | null
  version: number
  language: Language
  email: string
  customerType: CustomerType
  companyName: string | null
  /** The device goes back to a parcel locker. */
  toLocker: boolean
  /** A courier has the order that brings it back, with the cash it is to take. */
  isGoingOut: boolean
  /** What was chosen for this request, what the terms of its company allow and say, and what the account prefers. */
  chosenMethodId: number | null
  allowedMethods: number[] | null
  usualMethodId: number | null
  preferredMethodId: number | null
}

const requestById = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('requests')
    .leftJoin('accounts', 'accounts.id', 'requests.accountId')
    .leftJoin('paymentChoices', 'paymentChoices.requestId', 'requests.id')
    .leftJoin('requestAddresses as home', (on) => on.onRef('home.requestId', '=', 'requests.id').on('home.addressTypeId', '=', addressTypes.out))
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('companyTerms')
          .select(['paymentMethods', 'usualMethod'])
          .where((eb) =>
            eb.or([
              eb('companyTerms.companyId', '=', eb.ref('requests.companyId')),
              eb.and([eb('requests.companyId', 'is', null), eb('companyTerms.accountId', '=', eb.ref('requests.accountId'))]),
            ]),
          )
          .orderBy('companyTerms.id', 'desc')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .select(['terms.paymentMethods as allowedMethods', 'terms.usualMethod as usualMethodId'])
    .select(['requests.id', 'requests.status', 'requests.outcome', 'requests.closedAt', 'requests.readyAt', 'requests.version', 'requests.language'])
    .select(['requests.email', 'requests.customerType', 'requests.companyName'])
    .select(['paymentChoices.paymentMethodId as chosenMethodId', 'accounts.paymentMethodId as preferredMethodId'])
    .select(sql<boolean>`(home.locker_code is not null or requests.returns_to_counter)`.as('toLocker'))
    .select(
      sql<boolean>`exists (select from shipments where request_id = requests.id and leg = 'out' and asked_at is not null and ended_at is null)`.as(
        'isGoingOut',
      ),
    )
    .where('requests.id', '=', id)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; language: Language; customerType: CustomerType }>()

export const findInvoicedRequest = (tx: ReadDb<DB>, id: number): Promise<InvoicedRequest | undefined> => requestById(tx, id).executeTakeFirst()

/** Nobody else charges, invoices or moves this request until the transaction ends. */
export const lockInvoicedRequest = (tx: ReadDb<DB>, id: number): Promise<InvoicedRequest | undefined> =>
  requestById(tx, id).forUpdate('requests').executeTakeFirst()

/** To whom the request says it is to be made out. */
export const billingOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requestAddresses')
    .innerJoin('requests', 'requests.id', 'requestAddresses.requestId')
    .leftJoin('lookups as forms', (on) => on.on('forms.kind', '=', 'businessForms').onRef('forms.id', '=', 'requests.businessFormId'))
    .select(['billingName', 'contactName', 'requestAddresses.taxNumber', 'isCompany', 'countryCode', 'postalCode', 'city'])
    .select(['publicPlaceName', 'publicPlaceType', 'streetNumber', 'other'])
    .select(['requests.companyName', 'forms.short as businessForm', 'requests.taxNumber as companyTaxNumber', 'firstName', 'middleName', 'lastName'])
    .where('requestId', '=', requestId)
    .where('addressTypeId', '=', addressTypes.billing)
    .executeTakeFirstOrThrow()

export const chooseMethod = (tx: Kysely<DB>, requestId: number, paymentMethodId: number, now: Temporal.Instant) =>
  tx
    .insertInto('paymentChoices')
    .values({ requestId, paymentMethodId, chosenAt: now })
    .onConflict((on) => on.column('requestId').doUpdateSet({ paymentMethodId, chosenAt: now }))
    .execute()

/** The employee who took the last of these steps: money that has come for what they ended goes back in their name. */
export async function deciderOf(tx: ReadDb<DB>, requestId: number, steps: readonly LifecycleAction[]): Promise<number | null> {
  const row = await tx
    .selectFrom('requestHistory')
    .select('byAccountId')
    .where('requestId', '=', requestId)
    .where('step', 'in', [...steps])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.byAccountId ?? null
}
