import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hearer } from '../db/change-hearing.ts'

/** Milliseconds an answer is held: what nobody tells of (a day that has begun) is seen after that. */
const heldFor = 5_000
/** So many answers are held, then anew. */
const maxHeld = 500
/** Bytes; below it packing an answer saves nothing. */
const worthPacking = 1_000

const packers = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const
type Coding = keyof typeof packers
const codings = Object.keys(packers) as Coding[]

class HeldAnswer {
  readonly #text: Buffer
  readonly #tag: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #packed = new Map<Coding, Buffer | null>()

  constructor(text: string, cacheSeconds: number) {
    this.#text = Buffer.from(text)
    this.#tag = createHash('sha1').update(this.#text).digest('base64url')
    this.#headers = {
      'cache-control': `public, max-age=${cacheSeconds}`,
      vary: 'Language, Accept-Encoding',
      'content-type': 'application/json; charset=utf-8',
    }
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const coding = this.#text.length < worthPacking ? undefined : codingFor(request.headers['accept-encoding'])
    const packed = coding && this.#packedBy(coding)
    // Two encodings are two representations, each with its tag (RFC 9110, 8.8.3).
    const tag = packed ? `"${this.#tag}-${coding}"` : `"${this.#tag}"`
    reply.headers(this.#headers).header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    if (packed) reply.header('content-encoding', coding)
    return reply.send(packed ?? this.#text)
  }

  /** Null: it is being packed for those who ask later. */
  #packedBy(coding: Coding): Buffer | null {
    const known = this.#packed.get(coding)
    if (known !== undefined) return known
    this.#packed.set(coding, null)
    packers[coding](this.#text).then(
      (packed) => this.#packed.set(coding, packed),
      () => undefined,
    )
    return null
  }
}

/** The best a caller takes, as they say themselves; a coding with `q=0` they refuse. */
function codingFor(accepted: string | string[] | undefined): Coding | undefined {
  const named = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return codings.find((coding) => named.includes(coding))
}

/** Where answers that are the same for everybody (`cacheSeconds`) are kept as they are sent. */
export type HeldAnswers = Hearer & {
  /** @returns the reply when this was answered some moments ago in the same language and nothing has changed since */
  readonly send: (request: FastifyRequest, reply: FastifyReply, now: Temporal.Instant) => FastifyReply | undefined
  /** Sends an answer and keeps it, unless something changes while it is worked out. @returns what is to be called with its text */
  readonly keeping: (request: FastifyRequest, now: Temporal.Instant) => (text: string, cacheSeconds: number, reply: FastifyReply) => FastifyReply
}

/** @param isHearing whether changes of reference data are heard; while they are not, nothing is held */
export function createHeldAnswers(isHearing: () => boolean): HeldAnswers {
  const held = new Map<string, { readonly answer: HeldAnswer; readonly at: number }>()
  let changes = 0
  const forget = () => {
    changes++
    held.clear()
  }
  const keyOf = ({ headers, url }: FastifyRequest) => `${headers.language ?? ''}\n${url}`
  return {
    // What has a blank tells of a request or a session, of which no such answer speaks.
    change: (message) => {
      if (!message.includes(' ')) forget()
    },
    unknown: forget,
    send: (request, reply, now) => {
      const found = held.get(keyOf(request))
      const age = now.epochMilliseconds - (found?.at ?? 0)
      return found && age >= 0 && age < heldFor ? found.answer.send(request, reply) : undefined
    },
    keeping: (request, now) => {
      const before = changes
      return (text, cacheSeconds, reply) => {
        const answer = new HeldAnswer(text, cacheSeconds)
        if (held.size >= maxHeld) held.clear()
        if (changes === before && isHearing()) held.set(keyOf(request), { answer, at: now.epochMilliseconds })
        return answer.send(request, reply)
      }
    },
  }
}
