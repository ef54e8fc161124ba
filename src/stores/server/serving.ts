import { nameInWords } from '#accounts/name-in-words.ts'
import type { Actor } from '#accounts/who.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { addressOfCounter, counterOf, findStore, type Serving } from './counter-store.ts'

/** Whoever looks at a counter. @throws Refusal UNAUTHORISED */
export function servingOf({ actor }: { readonly actor: Actor }): Serving {
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  return { accountId: actor.accountId, companyId: actor.company?.id ?? null }
}

/** Whoever only looks after what their company sends takes nothing in and hands nothing over (decision 68). */
export const mayServe = (actor: Actor): boolean => actor.kind === 'account' && actor.company?.role !== 'viewer'

/** @throws Refusal UNAUTHORISED */
export function requireServing(ctx: { readonly actor: Actor }): Serving {
  if (!mayServe(ctx.actor)) throw new Refusal('UNAUTHORISED')
  return servingOf(ctx)
}

/** The store whose devices are asked for. @throws Refusal NOT_FOUND where there is none yet: then it has no devices either */
export async function requireStore({ tx }: Pick<ReadContext, 'tx'>, serving: Serving): Promise<number> {
  const storeId = await findStore(tx, serving)
  if (storeId === undefined) throw new Refusal('NOT_FOUND')
  return storeId
}

export type Counter = Awaited<ReturnType<typeof findCounter>>

/** The counter as couriers and receipts know it. `address` null: nobody saved where it is. */
export async function findCounter({ tx }: Pick<ReadContext, 'tx'>, serving: Serving) {
  const [{ companyName, phone, ...person }, found] = await Promise.all([counterOf(tx, serving), addressOfCounter(tx, serving)])
  const name = companyName ?? nameInWords('hu', person)
  if (!found) return { name, phone: phone ?? '', address: null }
  const { phone: phoneThere, ...address } = found
  return { name, phone: phone ?? phoneThere ?? '', address }
}

/** @throws Refusal COUNTER_ADDRESS_MISSING: no courier would find it, or could ring */
export async function requireCounter(ctx: Pick<ReadContext, 'tx'>, serving: Serving) {
  const { address, ...counter } = await findCounter(ctx, serving)
  if (address === null || counter.phone === '') throw new Refusal('COUNTER_ADDRESS_MISSING')
  return { ...counter, address }
}

export const counterInWords = ({ address, phone }: Counter): string | null => (address === null || phone === '' ? null : formatAddress(address))
