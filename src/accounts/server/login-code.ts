import type { OutsideContext, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { loginCodeDigits, loginCodeMinutes } from '../login.ts'
import { signatureOfLoginCode, spendLoginCode, storeLoginCode } from './login-code-store.ts'

const maxTries = 5

/** Computed from the moment it was asked for, so that the job of the email can write it and no row has to hold it: by each of our keys, the one in force first. */
const codesOf = ({ secrets }: Pick<ReadContext, 'secrets'>, accountId: number, at: string): [string, ...string[]] => {
  const [first, ...others] = secrets.signatures('loginCodeDigits', `${accountId}:${at}`)
  return [digitsOf(first), ...others.map(digitsOf)]
}
const digitsOf = (signature: string) =>
  String(Buffer.from(signature, 'base64url').readUIntBE(0, 6) % 10 ** loginCodeDigits).padStart(loginCodeDigits, '0')

const signaturesOf = (ctx: Pick<ReadContext, 'secrets'>, accountId: number, code: string) =>
  ctx.secrets.signatures('loginCode', `${accountId}:${code}`)

/** The code that was asked for then. Between its being asked for and mailed another key may have come into force: then it is the one that is stored. */
export async function loginCodeOf(ctx: Pick<ReadContext, 'tx' | 'secrets'>, accountId: number, at: string): Promise<string> {
  const codes = codesOf(ctx, accountId, at)
  if (codes.length === 1) return codes[0]
  const stored = await signatureOfLoginCode(ctx.tx, accountId)
  return codes.find((code) => stored !== undefined && signaturesOf(ctx, accountId, code).includes(stored)) ?? codes[0]
}

/** Makes a code and has it mailed; an earlier one is dead. */
export async function sendLoginCode(ctx: TransactionContext, accountId: number) {
  const at = ctx.now.toString()
  const [code] = codesOf(ctx, accountId, at)
  const expiresAt = ctx.now.add({ minutes: loginCodeMinutes })
  await storeLoginCode(ctx.tx, { accountId, codeSignature: ctx.secrets.sign('loginCode', `${accountId}:${code}`), expiresAt })
  await ctx.announce('loginCodeAsked', { accountId, at })
}

/**
 * The try stays counted though it is refused, so it is a transaction of its own.
 * @throws Refusal LOGIN_CODE_WRONG for a wrong, spent or expired code, and for the right one after five wrong tries
 */
export async function requireLoginCode(ctx: OutsideContext, accountId: number, code: string) {
  const guess = { accountId, codeSignatures: signaturesOf(ctx, accountId, code), maxTries }
  const isRight = await ctx.transaction(({ tx, now }) => spendLoginCode(tx, now, guess))
  if (!isRight) throw new Refusal('LOGIN_CODE_WRONG', { fields: [{ path: 'code', code: 'LOGIN_CODE_WRONG' }] })
}
