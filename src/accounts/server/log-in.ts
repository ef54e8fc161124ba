import type { Input, Output } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import { findLogin } from './account-store.ts'
import { letIn } from './let-in.ts'
import { requireLoginCode, sendLoginCode } from './login-code.ts'
import { countLogin, countLoginCode, forgiveLogin } from './login-limits.ts'
import { isPasswordOf } from './password-hash.ts'

/**
 * Lets a person in. Whoever is unknown, has no password yet or is shut out gets the same answer after the same work as a wrong
 * password.
 * @throws Refusal TOO_MANY, LOGIN_FAILED; for employees LOGIN_CODE_NEEDED (a code is on its way) and LOGIN_CODE_WRONG
 */
export async function logIn(
  ctx: OutsideContext & Call,
  { body: { email, password, code } }: Input<typeof accountsApi.logIn>,
): Promise<Output<typeof accountsApi.logIn>> {
  await countLogin(ctx, email)
  const account = await findLogin(ctx.tx, email)
  const isRight = await isPasswordOf(password, account?.passwordHash ?? null)
  if (!account || !isRight) throw new Refusal('LOGIN_FAILED')

  if (account.customerType === 'EMPLOYEE') {
    if (code === undefined) {
      await forgiveLogin(ctx, email)
      await countLoginCode(ctx, account.id)
      await ctx.transaction((part) => sendLoginCode(part, account.id))
      throw new Refusal('LOGIN_CODE_NEEDED')
    }
    await requireLoginCode(ctx, account.id, code)
  }
  await forgiveLogin(ctx, email)
  return letIn(ctx, account)
}
