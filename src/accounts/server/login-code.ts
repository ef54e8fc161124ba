import type { OutsideContext, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { loginCodeDigits, loginCodeMinutes } from '../login.ts'
import { spendLoginCode, storeLoginCode } from './login-code-store.ts'

const maxTries = 5

/** Computed from the moment it was asked for, so that the job of the email can write it and no row has to hold it. */
export function loginCodeOf({ secrets }: Pick<ReadContext, 'secrets'>, accountId: number, at: string): string {
  const number = Buffer.from(secrets.sign('loginCodeDigits', `${accountId}:${at}`), 'base64url').readUIntBE(0, 6)
  return String(number % 10 ** loginCodeDigits).padStart(loginCodeDigits, '0')
}

const signatureOf = (ctx: Pick<ReadContext, 'secrets'>, accountId: number, code: string) => ctx.secrets.sign('loginCode', `${accountId}:${code}`)

/** Makes a code and has it mailed; an earlier one is dead. */
export async function sendLoginCode(ctx: TransactionContext, accountId: number) {
  const at = ctx.now.toString()
  const code = loginCodeOf(ctx, accountId, at)
  const expiresAt = ctx.now.add({ minutes: loginCodeMinutes })
  await storeLoginCode(ctx.tx, { accountId, codeSignature: signatureOf(ctx, accountId, code), expiresAt })
  await ctx.announce('loginCodeAsked', { accountId, at })
}

/**
 * The try stays counted though it is refused, so it is a transaction of its own.
 * @throws Refusal LOGIN_CODE_WRONG for a wrong, spent or expired code, and for the right one after five wrong tries
 */
export async function requireLoginCode(ctx: OutsideContext, accountId: number, code: string) {
  const guess = { accountId, codeSignature: signatureOf(ctx, accountId, code), maxTries }
  const isRight = await ctx.transaction(({ tx, now }) => spendLoginCode(tx, now, guess))
  if (!isRight) throw new Refusal('LOGIN_CODE_WRONG', { fields: [{ path: 'code', code: 'LOGIN_CODE_WRONG' }] })
}
