import type { Endpoint } from '../endpoint.ts'
import { addressOf } from './call.ts'
import { presentLanguage } from './language.tsx'
import { endSessionOf, readToken } from './token.ts'

type On = {
  /** Something with this number has changed. */
  readonly changed: (id: number) => void
  /** Anything may have changed while nothing was heard. */
  readonly missed: () => void
}

/** Of its address. */
type Params = Readonly<Record<string, string | number>>

/** Milliseconds: the first wait after a broken stream, the longest, that after a refusal, and how long silence is borne (three signs of life). */
const waits = { first: 1000, longest: 60_000, refused: 300_000, silence: 65_000 }

/** Milliseconds: what changes together is reread together. */
const gathering = 250

/** @returns `soon`: calls `reread` once for what comes close together; `end`: not any more */
export function gathered(reread: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const soon = () => {
    end()
    timer = setTimeout(reread, gathering)
  }
  return { soon, end }
}

/**
 * Hears of changes over a stream of server-sent events, read by `fetch` because it needs the Token header. A page nobody looks at hears
 * nothing; whoever comes back to it rereads. Where there is no stream (too many, an old proxy), coming back is all there is.
 * @returns what ends it
 */
export function openLive(endpoint: Pick<Endpoint, 'path'>, on: On, params: Params = {}): () => void {
  const ended = new AbortController()
  void stayOpen(addressOf(endpoint, { params }), on, ended.signal)
  // Also while the stream is away: what changed meanwhile is seen when somebody looks.
  const look = () => void (document.visibilityState === 'visible' && on.missed())
  document.addEventListener('visibilitychange', look, { signal: ended.signal })
  window.addEventListener('online', look, { signal: ended.signal })
  return () => ended.abort()
}

async function stayOpen(address: string, on: On, ended: AbortSignal) {
  let wait = waits.first
  while (!ended.aborted) {
    await whenVisible(ended)
    const token = readToken()
    if (ended.aborted || token === null) return
    const began = Date.now()
    const outcome = await listen(address, token, on, ended).catch(() => 'broken' as const)
    if (outcome === 'over') return
    if (document.visibilityState !== 'visible') wait = waits.first
    else if (outcome === 'refused') wait = waits.refused
    // Whoever heard for a while begins anew; a server that hangs up at once is asked more and more seldom.
    else wait = Date.now() - began > waits.longest ? waits.first : Math.min(wait * 2, waits.longest)
    await pause(wait * (0.5 + Math.random()), ended)
  }
}

/** `over`: nobody is logged in any more; `refused`: there is no stream for us now; `broken`: it ended. */
async function listen(address: string, token: string, on: On, ended: AbortSignal): Promise<'over' | 'refused' | 'broken'> {
  const aborting = new AbortController()
  const abort = () => aborting.abort()
  const hide = () => void (document.visibilityState !== 'visible' && abort())
  document.addEventListener('visibilitychange', hide, { signal: aborting.signal })
  ended.addEventListener('abort', abort, { signal: aborting.signal })
  let silence = setTimeout(abort, waits.silence)
  try {
    const headers = { Accept: 'text/event-stream', Language: presentLanguage(), Token: token }
    const response = await fetch(address, { headers, signal: aborting.signal })
    // Its access was taken away, or it has ended meanwhile: this page shows nothing of the account any more.
    if (response.status === 401) endSessionOf(token)
    if (response.status === 401 || response.status === 403) return 'over'
    if (!response.ok || !response.body) return 'refused'
    let rest = ''
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'broken'
      clearTimeout(silence)
      silence = setTimeout(abort, waits.silence)
      const frames = (rest + value).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        const { event, data } = fieldsOf(frame)
        if (event === 'changed') on.changed(Number(data))
        if (event === 'open' || event === 'missed') on.missed()
        // Ended elsewhere: this page shows nothing of the account any more.
        if (event === 'ended') {
          endSessionOf(token)
          return 'over'
        }
      }
    }
  } finally {
    clearTimeout(silence)
    abort()
  }
}

/** `event: changed`, `data: 7`; a comment has neither. */
function fieldsOf(frame: string): { readonly event?: string; readonly data?: string } {
  const lines = frame.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    return name ? [[name, value ?? ''] as const] : []
  })
  return Object.fromEntries(lines)
}

const whenVisible = (ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible' || ended.aborted) return resolve()
    const seen = new AbortController()
    const go = () => {
      seen.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', go, { signal: seen.signal })
    ended.addEventListener('abort', go, { signal: seen.signal })
  })

/** It ends early when the page is looked at again. */
const pause = (milliseconds: number, ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (ended.aborted) return resolve()
    const over = new AbortController()
    const go = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    ended.addEventListener('abort', go, { signal: over.signal })
  })
