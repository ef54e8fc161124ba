import { nameInWords } from '#accounts/name-in-words.ts'
import { type Actor, accountIdOf } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Call, ReadContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { findApprover } from './approver-store.ts'
import type { QuoteDecision } from './quote-decision-store.ts'
import { findQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'

type Sent = Pick<QuotedRequest, 'accountId'>
type Decided = Pick<QuoteDecision, 'byKind' | 'byAccountId'>

/** What came by the link in the sender's email, or was said to an employee, is the decision of whoever sent the request. */
const deciderOf = ({ accountId }: Sent, { byKind, byAccountId }: Decided): number | null =>
  byKind === 'customer' && byAccountId !== null ? byAccountId : accountId

/** Whoever holds the link of a request reads as its sender. */
const readerOf = (actor: Actor, { accountId }: Sent): number | null => (actor.kind === 'tracking' ? accountId : accountIdOf(actor))

/** '': not known. */
export async function nameOf({ tx, language }: Pick<ReadContext & Call, 'tx' | 'language'>, accountId: number | null): Promise<string> {
  const account = accountId === null ? undefined : await findApprover(tx, accountId)
  return account ? nameInWords(language, account) : ''
}

/** @returns who of the company decided, by name ('': not known); null where it was the reader */
export async function deciderInWords(ctx: ReadContext & Call, request: Sent, decision: Decided): Promise<string | null> {
  const decider = deciderOf(request, decision)
  return decider === readerOf(ctx.actor, request) ? null : nameOf(ctx, decider)
}

/** @returns the name of whoever sent the request, to a colleague ('': not known); null where it is the reader */
export async function senderInWords(ctx: ReadContext & Call, request: Sent): Promise<string | null> {
  const { accountId } = request
  return accountId === null || accountId === readerOf(ctx.actor, request) ? null : nameOf(ctx, accountId)
}

type Written = { readonly id: number; readonly language: Language }

/** @returns the name of the colleague who decided in the place of whoever sent the request, in their language; null where it was the sender */
export async function colleagueInWords(tx: ReadDb<DB>, { id, language }: Written, decision: Decided): Promise<string | null> {
  const sent = await findQuotedRequest(tx, id)
  const decider = sent ? deciderOf(sent, decision) : null
  return decider === sent?.accountId ? null : (await nameOf({ tx, language }, decider)) || null
}
