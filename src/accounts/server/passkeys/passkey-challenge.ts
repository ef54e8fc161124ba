import { newToken, sha256 } from '#base/server/tokens.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import { noteUsedChallenge } from './passkey-store.ts'

/** Long enough to look for the phone that holds the passkey. */
export const challengeMinutes = 5

/** What a challenge is for, and who may answer it: the browser that opened the login form, or the session that asked. */
export type Asking = { readonly purpose: 'login' | 'proof' | 'new'; readonly holder: string }

const signed = ({ purpose, holder }: Asking, text: string) => `${purpose} ${holder} ${text}`

/**
 * A challenge is signed, not stored: the moment it was made and 256 random bits, bound to its purpose and to who asked. So every process knows
 * those of the others, and asking for many of them fills no table.
 * @returns base64url, as WebAuthn’s JSON has it
 */
export function newChallenge(ctx: Pick<ReadContext, 'secrets' | 'now'>, asking: Asking): string {
  const text = `${ctx.now.epochMilliseconds}.${newToken()}`
  return Buffer.from(`${text}.${ctx.secrets.sign('passkeyChallenge', signed(asking, text))}`).toString('base64url')
}

/** Whether we gave this challenge for this, a few minutes ago at most. Whether it was used already, `spendChallenge` says. */
export function isChallenge(ctx: Pick<ReadContext, 'secrets' | 'now'>, asking: Asking, challenge: string): boolean {
  const [made = '', nonce = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.')
  if (!/^\d{10,16}$/.test(made) || !ctx.secrets.verify('passkeyChallenge', signed(asking, `${made}.${nonce}`), signature)) return false
  const age = ctx.now.epochMilliseconds - Number(made)
  return age >= 0 && age <= challengeMinutes * 60_000
}

/** Uses a challenge up. @returns false when it was used before */
export const spendChallenge = ({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>, challenge: string) =>
  noteUsedChallenge(tx, { challengeSha256: sha256(challenge), expiresAt: now.add({ minutes: challengeMinutes }) })
