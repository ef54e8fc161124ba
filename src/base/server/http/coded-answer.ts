import type { FastifyReply, FastifyRequest } from 'fastify'

/** Content codings that we answer in, the best first. */
const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** What is sent again and again as it is: its bytes, a tag that says which (null where its address says it), and its bytes in a coding where there are some. */
export type Kept = { readonly tag: string | null; plain(): Buffer; coded(coding: Coding): Buffer | null }

/** Answers in the best coding the caller takes; with 304 when they hold those bytes already. The caller names its `vary` itself. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding'])
  const body = coding ? kept.coded(coding) : null
  if (kept.tag !== null) {
    // Two encodings are two representations, each with its tag (RFC 9110, 8.8.3).
    const itsTag = body ? `"${kept.tag}-${coding}"` : `"${kept.tag}"`
    reply.header('etag', itsTag)
    if (request.headers['if-none-match'] === itsTag) return reply.status(304).send()
  }
  if (body) reply.header('content-encoding', coding)
  return reply.send(body ?? kept.plain())
}

/** Browsers say the same few things again and again. Anybody could say others, so only so many are known. */
const maxKnown = 50
const known = new Map<string, Coding | undefined>()

/** The best a caller takes, as they say themselves; a coding with `q=0` they refuse. */
export function codingFor(accepted: string | string[] | undefined): Coding | undefined {
  const said = String(accepted ?? '')
  if (known.has(said)) return known.get(said)
  const named = said
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  const best = codings.find((coding) => named.includes(coding))
  if (known.size >= maxKnown) known.clear()
  known.set(said, best)
  return best
}
