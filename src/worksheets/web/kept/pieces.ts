import type { Signature } from '#signatures/signature.ts'
import type { PhotoMoment } from '../../bench.ts'

/** What was done on a sheet beside its fields and the server has not: one photo, one signature, or the end of the timer. */
export type Piece = {
  /** Given once, on the phone; the server takes each key once. */
  readonly key: string
  readonly sheetId: number
  readonly accountId: number
  /** When it was done: milliseconds since 1970, by the clock of the phone. */
  readonly at: number
  /** Why the server will not have it, in the words of the page that asked; null: it waits. */
  readonly refused: string | null
  readonly what:
    | { readonly kind: 'photo'; readonly moment: PhotoMoment; readonly photo: File }
    /** `contentSha256`: of what the customer read. */
    | { readonly kind: 'signature'; readonly signature: Signature; readonly contentSha256: string }
    /** Its minutes are typed on the sheet. */
    | { readonly kind: 'timerStop' }
}

/**
 * What became of a piece that was sent.
 * - `there`: the server has it
 * - `later`: nobody answered, or not about it (no network, a full house, a login that has ended): it waits, and so do those behind it
 * - `refused`: it will never be taken as it is; a person decides
 */
export type Fate = { readonly kind: 'there' | 'later' } | { readonly kind: 'refused'; readonly reason: string }

/** What the server said of the piece; null: it took it. */
export function fateOf(refusal: { readonly status: number; readonly message: string } | null): Fate {
  if (!refusal) return { kind: 'there' }
  const isAboutIt = refusal.status < 500 && ![401, 408, 429].includes(refusal.status)
  return isAboutIt ? { kind: 'refused', reason: refusal.message } : { kind: 'later' }
}

type Way = {
  readonly waiting: () => Promise<readonly Piece[]>
  readonly send: (piece: Piece) => Promise<Fate>
  /** Let go only once the server has it: where the phone dies in between, it is sent once more, under the same key. */
  readonly drop: (key: string) => Promise<void>
  readonly mark: (piece: Piece, reason: string) => Promise<void>
}

/** Sends what waits, in the order in which it was done; what was refused waits for a person and holds up nothing. */
export async function sendWaiting({ waiting, send, drop, mark }: Way): Promise<void> {
  for (const piece of await waiting()) {
    if (piece.refused !== null) continue
    const fate = await send(piece)
    if (fate.kind === 'later') return
    if (fate.kind === 'refused') await mark(piece, fate.reason)
    else await drop(piece.key)
  }
}
