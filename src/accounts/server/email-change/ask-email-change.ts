import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type EmailChange, emailChangeHours } from '../../email-change.ts'
import type { securityApi } from '../../security.api.ts'
import { findAccount, loginOf } from '../account-store.ts'
import { countEmailChange } from '../login-limits.ts'
import { requireOwner } from '../own-account.ts'
import { lockAccount } from '../passkeys/passkey-store.ts'
import { requireProof } from '../security/prove-identity.ts'
import { cancelChangesOf, insertEmailChange, openChangeOf } from './email-change-store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof openChangeOf>>>

const summaryOf = ({ newEmail, askedAt, expiresAt, oldConfirmedAt, newConfirmedAt }: Row): EmailChange => ({
  newEmail,
  askedAt: askedAt.toString(),
  expiresAt: expiresAt.toString(),
  isConfirmedByOld: oldConfirmedAt !== null,
  isConfirmedByNew: newConfirmedAt !== null,
})

/** One’s own address, that of the login, and the one that waits to follow it. */
export async function showOwnEmail(ctx: ReadContext & Call, { params }: Input<typeof securityApi.showOwnEmail>) {
  const { accountId } = requireOwner(ctx, params.id)
  const account = await findAccount(ctx.tx, accountId)
  if (!account) throw new Refusal('NOT_FOUND')
  const change = await openChangeOf(ctx.tx, ctx.now, await loginOf(ctx.tx, accountId))
  return { email: account.email, pending: change ? summaryOf(change) : null }
}

/**
 * Asks for a new address, which counts once a link was opened at both ends; whatever waited before is void. Whether the new address has an
 * account is not even looked at here, so that nobody learns it; the job of the email to it does.
 * @throws Refusal PROOF_NEEDED, EMAIL_UNCHANGED, TOO_MANY
 */
export async function askEmailChange(ctx: TransactionContext & Call, { params, body }: Input<typeof securityApi.askEmailChange>) {
  const { accountId, sessionId } = requireOwner(ctx, params.id)
  await requireProof(ctx, sessionId)
  const { id: login } = await lockAccount(ctx.tx, accountId)
  const account = await findAccount(ctx.tx, accountId)
  if (!account) throw new Refusal('NOT_FOUND')
  if (account.email === body.email) throw new Refusal('EMAIL_UNCHANGED', { fields: [{ path: 'email', code: 'EMAIL_UNCHANGED' }] })
  await countEmailChange(ctx, accountId, body.email)
  await cancelChangesOf(ctx.tx, ctx.now, login)
  const change = await insertEmailChange(ctx.tx, {
    accountId: login,
    oldEmail: account.email,
    newEmail: body.email,
    askedAt: ctx.now,
    expiresAt: ctx.now.add({ hours: emailChangeHours }),
  })
  await ctx.announce('emailChangeAsked', { changeId: change.id })
  return summaryOf(change)
}

/** Takes back what waits; where nothing does, nothing happens. */
export async function cancelEmailChange(ctx: TransactionContext & Call, { params }: Input<typeof securityApi.cancelEmailChange>) {
  const { accountId } = requireOwner(ctx, params.id)
  await cancelChangesOf(ctx.tx, ctx.now, await loginOf(ctx.tx, accountId))
  return {}
}
