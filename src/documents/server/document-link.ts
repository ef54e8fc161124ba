import type { Actor } from '#accounts/who.ts'
import type { Secrets } from '#base/server/secrets.ts'

/** GAPS D3: how long a link to a document opens it. */
const linkDays = 30

/** For whom a link was made: an account, or whoever follows a request with a session of its link. */
export type LinkHolder = { readonly kind: 'account' | 'request'; readonly id: number }

export type DocumentLink = { readonly documentId: string; readonly generation: number; readonly holder: LinkHolder; readonly until: Temporal.Instant }

export const holderOf = (actor: Actor, requestId: number): LinkHolder =>
  actor.kind === 'account' ? { kind: 'account', id: actor.accountId } : { kind: 'request', id: requestId }

/**
 * A link to a document as an answer gives it (DESIGN 5): signed, so a look at a list of documents writes no row. `generation` is the document's
 * own; raising it revokes what was given out.
 */
export function createDocumentLink(secrets: Secrets, now: Temporal.Instant, { documentId, generation, holder }: Omit<DocumentLink, 'until'>): string {
  const until = Math.floor(now.add({ hours: linkDays * 24 }).epochMilliseconds / 1000)
  const text = [documentId.replaceAll('-', ''), generation, holder.kind[0], holder.id, until].join('_')
  return `${text}_${secrets.sign('documentLink', text)}`
}

const shape = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})_(\d{1,9})_([ar])_(\d{1,15})_(\d{1,12})_([\w-]{43})$/

/** What a link says; undefined for one that we did not sign, or whose time is over. */
export function readDocumentLink(secrets: Secrets, now: Temporal.Instant, token: string): DocumentLink | undefined {
  const [, a, b, c, d, e, generation, kind, id, seconds, signature = ''] = shape.exec(token) ?? []
  if (!secrets.verify('documentLink', token.slice(0, -signature.length - 1), signature)) return undefined
  const until = Temporal.Instant.fromEpochMilliseconds(Number(seconds) * 1000)
  if (Temporal.Instant.compare(until, now) <= 0) return undefined
  return {
    documentId: [a, b, c, d, e].join('-'),
    generation: Number(generation),
    holder: { kind: kind === 'a' ? 'account' : 'request', id: Number(id) },
    until,
  }
}
