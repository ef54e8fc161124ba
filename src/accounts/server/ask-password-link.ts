import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { accountsApi } from '../accounts.api.ts'
import { findLogin } from './account-store.ts'
import { countPasswordLink } from './login-limits.ts'

/** Says "sent" to everybody, after the same work whether or not there is such an account; the rest happens in the job. */
export async function askPasswordLink(ctx: TransactionContext & Call, { body: { email } }: Input<typeof accountsApi.askPasswordLink>) {
  await countPasswordLink(ctx, email)
  const login = await findLogin(ctx.tx, email)
  await ctx.announce('passwordLinkAsked', { accountId: login?.id ?? null, at: ctx.now.toString() })
  return {}
}
