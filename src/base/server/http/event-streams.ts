import { Readable } from 'node:stream'
import { Refusal } from '#errors.ts'

/** What a handler answers when the call's `shape` is `events`: which changes are told to whom. */
export type EventSource = {
  /** Whose stream it is; so many at once belong to one. */
  readonly owner: string
  /** What it tells of. */
  readonly subjects: readonly string[]
  /** It ends at once, and says so, when this has ended. */
  readonly session: string
}

/** Milliseconds between two signs of life, after how many of them the session is asked for again, and how many streams there may be. */
const usualBounds = { heartbeat: 20_000, beatsBetweenChecks: 6, maxOfOwner: 10, max: 2000 }
export type StreamBounds = typeof usualBounds

const frame = (event: string, data = '') => `event: ${event}\ndata: ${data}\n\n`

/** So much waits for a reader who does not read; the rest is told as one `missed`. */
const maxWaiting = 4096

/** One reader. A slow one loses what he does not take, and is told that he has missed something. */
class EventStream extends Readable {
  readonly source: EventSource
  readonly mayGoOn: () => Promise<boolean>
  beats = 0
  #isBehind = false
  #beatsBehind = 0

  constructor(source: EventSource, mayGoOn: () => Promise<boolean>) {
    super({ highWaterMark: maxWaiting, encoding: 'utf8' })
    this.source = source
    this.mayGoOn = mayGoOn
  }

  override _read() {
    if (!this.#isBehind) return
    this.#isBehind = false
    this.#beatsBehind = 0
    this.tell(frame('missed'))
  }

  tell(text: string) {
    if (!this.#isBehind && !this.readableEnded && !this.destroyed) this.#isBehind = !this.push(text)
  }

  /** @returns false when nobody has read for so long that nobody will */
  beat(): boolean {
    this.beats++
    if (this.#isBehind) this.#beatsBehind++
    this.tell(': \n\n')
    return this.#beatsBehind < 3
  }

  finish(last = '') {
    if (!this.destroyed && !this.readableEnded) {
      if (last) this.push(last)
      this.push(null)
    }
  }
}

export type EventStreams = {
  /**
   * @param mayGoOn whether the session that opened it still stands; asked from time to time
   * @throws Refusal TOO_MANY, OVERLOADED
   */
  readonly open: (source: EventSource, mayGoOn: () => Promise<boolean>) => Readable
  /** Tells whoever reads of one of the subjects. `data`: one line, and nothing about a person. */
  readonly tell: (subjects: readonly string[], data: string) => void
  /** Something may have happened that nobody heard of. */
  readonly tellMissed: () => void
  readonly endSession: (session: string) => void
  /** What the owner may be told has changed: their streams end, and a reader that opens another is told of what it may be now. */
  readonly openAnew: (owner: string) => void
  readonly count: () => number
  /** Ends them all, so that the server can stop; none is opened afterwards. */
  readonly close: () => void
}

/** Server-sent events of one process: its streams, by what they tell of. */
export function createEventStreams(bounds: StreamBounds = usualBounds): EventStreams {
  const streams = new Set<EventStream>()
  let isClosed = false
  const each = (act: (stream: EventStream) => void, which: (source: EventSource) => boolean = () => true) => {
    for (const stream of streams) if (which(stream.source)) act(stream)
  }
  const look = async (stream: EventStream) => {
    // A database that does not answer says nothing about the session.
    if (!(await stream.mayGoOn().catch(() => true))) stream.finish()
  }
  const timer = setInterval(
    () =>
      each((stream) => {
        if (!stream.beat()) stream.destroy()
        else if (stream.beats % bounds.beatsBetweenChecks === 0) void look(stream)
      }),
    bounds.heartbeat,
  ).unref()
  return {
    open: (source, mayGoOn) => {
      if (isClosed || streams.size >= bounds.max) throw new Refusal('OVERLOADED')
      if ([...streams].filter((stream) => stream.source.owner === source.owner).length >= bounds.maxOfOwner)
        throw new Refusal('TOO_MANY', { values: { n: 1 } })
      const stream = new EventStream(source, mayGoOn)
      streams.add(stream)
      stream.once('close', () => streams.delete(stream))
      // Its reader went away; there is nobody to tell.
      stream.on('error', () => stream.destroy())
      stream.tell(frame('open'))
      return stream
    },
    tell: (subjects, data) =>
      each(
        (stream) => stream.tell(frame('changed', data)),
        (source) => source.subjects.some((one) => subjects.includes(one)),
      ),
    tellMissed: () => each((stream) => stream.tell(frame('missed'))),
    endSession: (session) =>
      each(
        (stream) => stream.finish(frame('ended')),
        (source) => source.session === session,
      ),
    openAnew: (owner) =>
      each(
        (stream) => stream.finish(),
        (source) => source.owner === owner,
      ),
    count: () => streams.size,
    close: () => {
      isClosed = true
      clearInterval(timer)
      each((stream) => stream.finish())
    },
  }
}
