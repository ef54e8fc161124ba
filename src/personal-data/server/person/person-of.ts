import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { addressOfLink } from '../link-store.ts'
import { findPersonOfAccount, findPersonOfAddress, type Person } from './person-store.ts'

/** Whoever is logged in. @throws Refusal LOGIN_NEEDED */
export async function personLoggedIn({ tx, actor }: Pick<ReadContext & Call, 'tx' | 'actor'>): Promise<Person & { accountId: number }> {
  if (actor.kind !== 'account') throw new Refusal('LOGIN_NEEDED')
  const person = await findPersonOfAccount(tx, actor.accountId)
  if (!person) throw new Refusal('LOGIN_NEEDED')
  return { ...person, accountId: actor.accountId }
}

/**
 * Whoever the letter with this link went to.
 * @throws Refusal LINK_EXPIRED for a link that is unknown or has expired, and where nothing is known of its address any more
 */
export async function personOfLink({ tx, now }: Pick<ReadContext, 'tx' | 'now'>, token: string): Promise<Person> {
  const address = await addressOfLink(tx, now, token)
  const person = address && (await findPersonOfAddress(tx, address))
  if (!person) throw new Refusal('LINK_EXPIRED')
  return person
}
