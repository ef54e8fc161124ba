import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hearer } from '../db/change-hearing.ts'
import { type Coding, codingFor, type Kept, sendKept } from './coded-answer.ts'

/** Milliseconds an answer is held: what nobody tells of (a day that has begun) is seen after that. */
const heldFor = 5_000
/** So many answers are held, then anew. */
const maxHeld = 500
/** Bytes; below it packing an answer saves nothing. */
const worthPacking = 1_000

const packers = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
} satisfies Record<Coding, unknown>

export class HeldAnswer implements Kept {
  readonly #text: Buffer
  readonly tag: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #packed = new Map<Coding, Buffer | null>()

  constructor(text: string, cacheSeconds: number) {
    this.#text = Buffer.from(text)
    this.tag = createHash('sha1').update(this.#text).digest('base64url')
    this.#headers = {
      'cache-control': `public, max-age=${cacheSeconds}`,
      vary: 'Language, Accept-Encoding',
      'content-type': 'application/json; charset=utf-8',
    }
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return sendKept(request, reply.headers(this.#headers), this)
  }

  plain(): Buffer {
    return this.#text
  }

  /** Null: it is not worth it, or being packed. */
  coded(coding: Coding): Buffer | null {
    const known = this.#packed.get(coding)
    if (known === undefined) void this.pack(coding)
    return known ?? null
  }

  /** As `send`. Whoever asks first waits until it is packed: where few ask, nobody asks again while an answer is held. */
  async sendPacked(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const coding = codingFor(request.headers['accept-encoding'])
    if (coding) await this.pack(coding)
    return this.send(request, reply)
  }

  async pack(coding: Coding): Promise<void> {
    if (this.#packed.has(coding)) return
    this.#packed.set(coding, null)
    if (this.#text.length >= worthPacking) this.#packed.set(coding, await packers[coding](this.#text).catch(() => null))
  }
}

/** Where answers that are the same for everybody (`cacheSeconds`) are kept as they are sent. */
export type HeldAnswers = Hearer & {
  /** @returns the reply when this was answered some moments ago in the same language and nothing has changed since */
  readonly send: (request: FastifyRequest, reply: FastifyReply, now: Temporal.Instant) => FastifyReply | undefined
  /** Sends an answer and keeps it, unless something changes while it is worked out. @returns what is to be called with its text */
  readonly keeping: (
    request: FastifyRequest,
    now: Temporal.Instant,
  ) => (text: string, cacheSeconds: number, reply: FastifyReply) => Promise<FastifyReply>
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
      return async (text, cacheSeconds, reply) => {
        const answer = new HeldAnswer(text, cacheSeconds)
        if (held.size >= maxHeld) held.clear()
        if (changes === before && isHearing()) held.set(keyOf(request), { answer, at: now.epochMilliseconds })
        return answer.sendPacked(request, reply)
      }
    },
  }
}
