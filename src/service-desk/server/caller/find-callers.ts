import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { callerApi, KnownCaller } from '../../caller.api.ts'
import { readingsOf } from '../../search.ts'
import {
  accountsOfCallers,
  addressesOfAccounts,
  addressesOfRequests,
  type CallerAddress,
  type CallerRow,
  strangersAmongCallers,
} from './caller-store.ts'

/** More are narrowed down by asking the caller. */
const max = 10

/** Accounts first; then people whose requests belong to no account. */
export async function findCallers(
  { tx }: ReadContext & Call,
  { query: { query } }: Input<typeof callerApi.findCallers>,
): Promise<Output<typeof callerApi.findCallers>> {
  const readings = readingsOf(query)
  const [accounts, strangers] = await Promise.all([accountsOfCallers(tx, readings, max), strangersAmongCallers(tx, readings, max)])
  const ids = (rows: readonly CallerRow[]) => rows.map(({ id }) => id)
  const [saved, booked] = await Promise.all([addressesOfAccounts(tx, ids(accounts)), addressesOfRequests(tx, ids(strangers))])
  return {
    callers: [
      ...accounts.map((row) => callerOf(row, saved, { key: `a${row.id}`, accountId: row.id })),
      ...strangers.map((row) => callerOf(row, booked, { key: `r${row.id}`, accountId: null })),
    ],
  }
}

function callerOf({ id, businessFormId, ...profile }: CallerRow, addresses: readonly CallerAddress[], who: Pick<KnownCaller, 'key' | 'accountId'>) {
  return {
    ...who,
    profile: { ...profile, businessForm: businessFormId === null ? null : { id: businessFormId } },
    addresses: addresses
      .filter((address) => address.of === id)
      .map(({ of: _, addressTypeId, billingName, ...address }) => ({
        ...address,
        addressType: { id: addressTypeId },
        isDefault: true,
        billingName: billingName ?? '',
      })),
  }
}
