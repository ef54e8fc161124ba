import { savedAddressDto } from '#addresses/server/saved-address-dto.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { writeAudit } from '#personal-data/server/desk/desk-person-store.ts'
import type { SoughtCustomer } from '../store-customer.ts'
import type { storesApi } from '../stores.api.ts'
import { findStore, type Serving } from './counter-store.ts'
import { servingOf } from './serving.ts'
import { addressesOfRequest, newestRequestFor } from './store-customer-store.ts'

/** A busy counter serves somebody every minute; whoever tries a list of addresses is stopped. */
const lookups: RateLimit = { limit: 'stores.customers', max: 60, minutes: 60 }

/**
 * Whom this store itself has handed in a request for (DESIGN 8.26); for anybody else there is no such customer. Each asking is written to the
 * audit log.
 * @throws Refusal NOT_FOUND, TOO_MANY
 */
export async function findStoreCustomer(ctx: OutsideContext & Call, { body }: Input<typeof storesApi.findStoreCustomer>) {
  const serving = servingOf(ctx)
  const customer = await ctx.transaction((part) => lookUp(part, ctx, serving, body))
  if (!customer) throw new Refusal('NOT_FOUND')
  return customer
}

async function lookUp(
  { tx, now }: TransactionContext,
  { language }: Call,
  serving: Serving,
  sought: SoughtCustomer,
): Promise<Output<typeof storesApi.findStoreCustomer> | null> {
  await requireWithinLimit(tx, now, lookups, String(serving.accountId))
  const newest = await newestRequestFor(tx, { accountId: serving.accountId, storeId: await findStore(tx, serving) }, sought)
  const requestId = newest?.id ?? null
  await writeAudit(tx, now, { byAccountId: serving.accountId, action: newest ? 'shown' : 'searched', accountId: null, requestId, reason: '' })
  if (!newest) return null
  const { id, ...person } = newest
  return { ...person, addresses: (await addressesOfRequest(tx, id)).map((row) => addressDto(language, row)) }
}

type Row = Awaited<ReturnType<typeof addressesOfRequest>>[number]

function addressDto(language: Call['language'], { taxNumber, ...row }: Row) {
  const { id, version, isDefault, label, accountNumber, contactName, contactPhone, courierNote, ...address } = savedAddressDto(language, {
    ...row,
    shared: false,
    taxNumber: taxNumber ?? '',
    billingName: row.billingName ?? '',
    id: 0,
    version: 0,
    isDefault: false,
    label: '',
    accountNumber: '',
    ...{ contactName: '', contactPhone: '', courierNote: '' },
  })
  return address
}
