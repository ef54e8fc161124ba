import { type Actor, type Owner, rightsAbout } from '#accounts/who.ts'

/** `decisionLimit`: gross forints its sender may decide about alone (GAPS D12); null: any amount. */
export type LimitedRequest = Owner & { readonly decisionLimit: number | null }

/**
 * A quote above the limit of its sender waits for an approver. It binds the sender's account and the link in their email alike, or the link would be a
 * way around it; a colleague who approves is bound by none.
 */
export function isAboveLimit(actor: Actor, { accountId, decisionLimit }: LimitedRequest, gross: number): boolean {
  const isSender = actor.kind === 'tracking' || (actor.kind === 'account' && actor.accountId === accountId)
  return isSender && decisionLimit !== null && gross > decisionLimit
}

/** The one rule of who decides for themselves or their company, asked by the button and by the server. */
export function mayDecide(actor: Actor, request: LimitedRequest, gross: number): boolean {
  const rights = rightsAbout(actor, request)
  return (rights === 'acts' || rights === 'decides') && !isAboveLimit(actor, request, gross)
}

/**
 * What of a quote its sender may not decide about alone: `all` where they decide about nothing, which leaves no limit to name.
 * @param least gross forints of the cheapest choice
 */
export const aboveInWords = ({ least, limit }: { readonly least: number; readonly limit: number }) =>
  limit === 0 ? 'all' : least > limit ? 'above' : 'partAbove'
