import { clearHits, type RateLimit, requireWithinLimit, takeBackHit } from '#base/server/http/rate-limit-store.ts'
import { limitedAddress } from '#base/server/http/rate-limits.ts'
import type { Call, OutsideContext, ReadContext, TransactionContext } from '#context.ts'

/** SECURITY A1: wrong guesses per account and per address; no lock outlives its quarter of an hour. */
const byAccount: RateLimit = { limit: 'login.account', max: 5, minutes: 15 }
/**
 * Wide, because an office shares one address: thirty employees at eight o'clock send sixty logins (password, then code), at worst all at
 * once. A login that was good costs 1, one that was refused 6, so guessing ends after 40 guesses.
 */
const byAddress: RateLimit = { limit: 'login.address', max: 240, minutes: 15, cost: 6 }
const codesByAccount: RateLimit = { limit: 'login.codes', max: 5, minutes: 15 }
/** Emails with a password link, so that nobody's mailbox can be flooded through our form. */
const linksByAccount: RateLimit = { limit: 'login.links', max: 3, minutes: 60 }
/** Emails that answer a registration, to one address. */
const registrationsByEmail: RateLimit = { limit: 'login.registrations', max: 3, minutes: 60 }
const invitationsByAccount: RateLimit = { limit: 'login.invitations', max: 5, minutes: 60 }
/** Guesses at the password of whoever is logged in here: a browser left open must not give it away. */
const ownPasswords: RateLimit = { limit: 'password.own', max: 5, minutes: 15 }

/** Tables of attempts hold no addresses: most of the typed ones belong to nobody here. */
const nameless = (ctx: Pick<ReadContext, 'secrets'>, email: string) => ctx.secrets.pseudonym('attempts', email)

const limitsOfLogin = (ctx: Pick<ReadContext & Call, 'secrets' | 'ip'>, email: string) =>
  [
    [byAccount, nameless(ctx, email)],
    [byAddress, limitedAddress(ctx.ip)],
  ] as const

async function requireWithinLimits(ctx: OutsideContext & Call, limits: readonly (readonly [RateLimit, string])[]) {
  await ctx.transaction(async ({ tx }) => {
    for (const [limit, subject] of limits) await requireWithinLimit(tx, ctx.now, limit, subject)
  })
}

/** Counts a login as a wrong guess until it proves otherwise, so that parallel guesses are all counted before any is checked. */
export const countLogin = (ctx: OutsideContext & Call, email: string) => requireWithinLimits(ctx, limitsOfLogin(ctx, email))

/** A passkey names its account itself, so its guesses are counted at the address alone. */
export const countPasskeyLogin = (ctx: OutsideContext & Call) => requireWithinLimits(ctx, [[byAddress, limitedAddress(ctx.ip)]])
export const forgivePasskeyLogin = (ctx: OutsideContext & Call) =>
  ctx.transaction(({ tx }) => takeBackHit(tx, ctx.now, byAddress, limitedAddress(ctx.ip), 1))

/** A good login is no guess at its account; at its address it counts, but little. */
export async function forgiveLogin(ctx: OutsideContext & Call, email: string) {
  const [[account, nameOfAccount], [address, nameOfAddress]] = limitsOfLogin(ctx, email)
  await ctx.transaction(async ({ tx }) => {
    await takeBackHit(tx, ctx.now, account, nameOfAccount)
    await takeBackHit(tx, ctx.now, address, nameOfAddress, 1)
  })
}

export const countLoginCode = (ctx: OutsideContext & Call, accountId: number) => requireWithinLimits(ctx, [[codesByAccount, String(accountId)]])

/** In the transaction of the asking. */
export const countPasswordLink = (ctx: TransactionContext & Call, email: string) =>
  requireWithinLimit(ctx.tx, ctx.now, linksByAccount, nameless(ctx, email))

/** In the transaction of the registering; of an address that has an account as of one that has none. */
export const countRegistration = (ctx: TransactionContext & Call, email: string) =>
  requireWithinLimit(ctx.tx, ctx.now, registrationsByEmail, nameless(ctx, email))

/** In the transaction of the inviting. */
export const countInvitation = (ctx: TransactionContext & Call, accountId: number) =>
  requireWithinLimit(ctx.tx, ctx.now, invitationsByAccount, String(accountId))

/** Counted as a wrong guess until it proves otherwise, as a login is. */
export const countOwnPassword = (ctx: OutsideContext & Call, accountId: number) => requireWithinLimits(ctx, [[ownPasswords, String(accountId)]])
export const forgiveOwnPassword = (ctx: Pick<TransactionContext, 'tx'>, accountId: number) => clearHits(ctx.tx, ownPasswords, String(accountId))

const emailChangesByAccount: RateLimit = { limit: 'email.change', max: 5, minutes: 60 }
/** So that nobody's mailbox is flooded by the accounts of somebody else. */
const emailChangesByAddress: RateLimit = { limit: 'email.address', max: 3, minutes: 24 * 60 }

/** In the transaction of the asking. */
export async function countEmailChange(ctx: TransactionContext & Call, accountId: number, newEmail: string) {
  await requireWithinLimit(ctx.tx, ctx.now, emailChangesByAccount, String(accountId))
  await requireWithinLimit(ctx.tx, ctx.now, emailChangesByAddress, nameless(ctx, newEmail))
}

/** Whoever set a new password need not wait for the guesses at the old one to be forgotten. */
export const deleteGuesses = (ctx: Pick<TransactionContext, 'tx' | 'secrets'>, email: string) => clearHits(ctx.tx, byAccount, nameless(ctx, email))
