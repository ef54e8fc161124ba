import { expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { isKept } from '../../away.ts'
import { type Fate, fateOf, type Piece, sendWaiting } from './pieces.ts'

// Photos and signatures of a day without a network: taken, sent, sent again after a lost answer or a restart, in any order. Each is there once, and
// until it is, the phone has it.

type Weather = 'answers' | 'offline' | 'answerLost' | 'busy' | 'loggedOut' | 'diesAfterSending'
type Move =
  | { readonly kind: 'photo' | 'signature'; readonly sheetId: number }
  | { readonly kind: 'send'; readonly weather: readonly Weather[] }
  | { readonly kind: 'close'; readonly sheetId: number }

const sheetId = fc.integer({ min: 1, max: 3 })
const weather = fc.constantFrom<Weather>('answers', 'answers', 'offline', 'answerLost', 'busy', 'loggedOut', 'diesAfterSending')
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('photo' as const, 'signature' as const), sheetId }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), weather: fc.array(weather, { minLength: 1, maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), sheetId }) },
)

class PhoneDied extends Error {}

class Service {
  taken: string[] = []
  phone = new Map<string, Piece>()
  /** What arrived, as often as it was stored. */
  stored: string[] = []
  closed = new Set<number>()

  take(kind: 'photo' | 'signature', at: number) {
    const key = `key${this.taken.length}`
    this.taken.push(key)
    const what =
      kind === 'photo'
        ? { kind, moment: 'before' as const, photo: new File(['x'], 'x.jpg') }
        : { kind, signature: { kind: 'typed' as const, signer: 'Nagy Éva' }, contentSha256: '0'.repeat(64) }
    this.phone.set(key, { key, sheetId: at, accountId: 1, at: this.taken.length, refused: null, what })
  }

  /** As the server does it: a key that is there is answered whatever has happened since, and stored no second time. */
  store({ key, sheetId: sheet }: Piece): { status: number; message: string } | null {
    if (this.stored.includes(key)) return null
    if (this.closed.has(sheet)) return { status: 409, message: 'closed' }
    this.stored.push(key)
    return null
  }

  async send(coming: Weather[]) {
    const answer = async (piece: Piece): Promise<Fate> => {
      const now = coming.shift() ?? 'answers'
      if (now === 'offline') return fateOf({ status: 500, message: 'no network' })
      if (now === 'busy') return fateOf({ status: 503, message: 'busy' })
      if (now === 'loggedOut') return fateOf({ status: 401, message: 'log in' })
      const refusal = this.store(piece)
      if (now === 'answerLost') return fateOf({ status: 500, message: 'no answer' })
      if (now === 'diesAfterSending') throw new PhoneDied()
      return fateOf(refusal)
    }
    await sendWaiting({
      waiting: async () => [...this.phone.values()],
      send: answer,
      drop: async (key) => void this.phone.delete(key),
      mark: async (piece, refused) => void this.phone.set(piece.key, { ...piece, refused }),
    }).catch((error) => expect(error).toBeInstanceOf(PhoneDied))
  }
}

test('whatever the order and the network, each photo and signature is stored once, and is on the phone until it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
      const service = new Service()
      for (const next of moves) {
        if (next.kind === 'photo' || next.kind === 'signature') service.take(next.kind, next.sheetId)
        if (next.kind === 'close') service.closed.add(next.sheetId)
        if (next.kind === 'send') await service.send([...next.weather])
        expect(new Set(service.stored).size, 'stored once').toBe(service.stored.length)
        for (const key of service.taken) expect(service.phone.has(key) || service.stored.includes(key), key).toBe(true)
      }
      // The network is back for good: nothing waits but what a person must decide on.
      await service.send([])
      for (const piece of service.phone.values()) expect(piece.refused).toBe('closed')
    }),
    { numRuns: 300 },
  )
})

test.each([
  [null, 'there'],
  [{ status: 409, message: '' }, 'refused'],
  [{ status: 422, message: '' }, 'refused'],
  [{ status: 413, message: '' }, 'refused'],
  [{ status: 401, message: '' }, 'later'],
  [{ status: 429, message: '' }, 'later'],
  [{ status: 503, message: '' }, 'later'],
])('the answer %o leaves a piece %s', (answer, kind) => expect(fateOf(answer).kind).toBe(kind))

test('is kept for a week', () => {
  const week = 7 * 24 * 3600 * 1000
  expect([isKept({ at: 0 }, week - 1), isKept({ at: 0 }, week)]).toEqual([true, false])
})
