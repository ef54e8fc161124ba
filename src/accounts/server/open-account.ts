import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { deleteGuesses } from './login-limits.ts'
import { openMailedLink } from './mailed-link-store.ts'
import { findRegistration, insertAccountConsents, insertCustomer, takeRegistrations } from './registration-store.ts'

/**
 * Opens the account of a registration by the link of its email (DESIGN 8.18), which proves that the address is its owner's: the consents given
 * with the registration become the account's, and whatever else waits for the same address ends.
 * @throws Refusal REGISTRATION_LINK_EXPIRED; also when the address has got an account meanwhile
 */
export async function openAccount(ctx: TransactionContext, token: string, passwordHash: string): Promise<void> {
  const { tx, now } = ctx
  const link = await openMailedLink(tx, now, token, ['registration'])
  const found = link?.registrationId ? await findRegistration(tx, link.registrationId) : undefined
  const waiting = found ? await takeRegistrations(tx, found.email) : []
  const registration = waiting.find(({ id }) => id === found?.id)
  const accountId = registration && (await insertCustomer(tx, now, registration, passwordHash))
  if (!registration || accountId === undefined) throw new Refusal('REGISTRATION_LINK_EXPIRED')
  await insertAccountConsents(tx, accountId, registration)
  await deleteGuesses(ctx, registration.email)
  await ctx.announce('accountOpened', { accountId })
}
