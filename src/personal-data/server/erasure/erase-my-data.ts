import { findPasswordHash } from '#accounts/server/account-store.ts'
import { countOwnPassword } from '#accounts/server/login-limits.ts'
import { isPasswordOf } from '#accounts/server/password-hash.ts'
import { sessionCookie } from '#accounts/server/session-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { personalDataApi } from '../../personal-data.api.ts'
import { personLoggedIn, personOfLink } from '../person/person-of.ts'
import { erasePerson } from './erase-person.ts'

/**
 * Erases whoever is logged in and knows the password.
 * @throws Refusal PASSWORD_WRONG, REQUESTS_OPEN, INVOICES_OPEN, TOO_MANY
 */
export async function eraseMyData(ctx: OutsideContext & Call, { body }: Input<typeof personalDataApi.eraseMyData>) {
  const { accountId } = await personLoggedIn(ctx)
  await countOwnPassword(ctx, accountId)
  if (!(await isPasswordOf(body.password, await findPasswordHash(ctx.tx, accountId))))
    throw new Refusal('PASSWORD_WRONG', { fields: [{ path: 'password', code: 'PASSWORD_WRONG' }] })
  await ctx.transaction(async (part) => {
    const person = await personLoggedIn({ tx: part.tx, actor: ctx.actor })
    await erasePerson(part, { person, byAccountId: null, reason: 'asked', language: ctx.language })
  })
  ctx.cookies.clear(sessionCookie('account'))
  return {}
}

/** The link of the letter is the proof that the address is theirs. */
export async function eraseByLink(ctx: TransactionContext & Call, { params }: Input<typeof personalDataApi.eraseByLink>) {
  await erasePerson(ctx, { person: await personOfLink(ctx, params.vs), byAccountId: null, reason: 'asked', language: ctx.language })
  return {}
}
