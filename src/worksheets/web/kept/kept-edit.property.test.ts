import { expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { isKept } from '../../away.ts'
import { landing } from './kept-edit.ts'

// A technician without a network and the desk at the same sheet: drafts, savings, lost answers, queues that go out in any order and twice. No text
// that somebody left in a field is gone unless its writer replaced it, or somebody to whom both were shown did.

const fields = ['diagnosis', 'workDone', 'faultCodes'] as const
type Field = (typeof fields)[number]
type Sheet = Readonly<Record<Field, string>>
const empty: Sheet = { diagnosis: '', workDone: '', faultCodes: '' }

type Move =
  | { readonly kind: 'typeInField' | 'typeAtDesk'; readonly field: Field }
  | { readonly kind: 'send' | 'sendAnswerLost' | 'closeTab'; readonly keepMine: boolean }

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('typeInField' as const, 'typeAtDesk' as const), field: fc.constantFrom(...fields) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('send' as const, 'sendAnswerLost' as const, 'closeTab' as const),
      keepMine: fc.boolean(),
    }),
  },
)

class Service {
  sheet: Sheet = empty
  revision = 0
  saves = 0
  /** The phone: what stood there, what was typed, on which revision; null: nothing waits. */
  kept: { opened: Sheet; typed: Sheet; revision: number } | null = null
  left = new Set<string>()
  given = new Set<string>()
  words = 0

  text(by: string) {
    this.words += 1
    const text = `${by}${this.words}`
    this.left.add(text)
    return text
  }

  typeInField(field: Field) {
    const kept = this.kept ?? { opened: this.sheet, typed: this.sheet, revision: this.revision }
    // Typing on replaces one's own words, or what one reads there.
    this.given.add(kept.typed[field])
    this.kept = { ...kept, typed: { ...kept.typed, [field]: this.text('field') } }
  }

  /** The desk has a network: it reads before it writes, and sees what it replaces. */
  typeAtDesk(field: Field) {
    this.given.add(this.sheet[field])
    this.sheet = { ...this.sheet, [field]: this.text('desk') }
    this.revision += 1
  }

  save(values: Sheet, revision: number): boolean {
    if (revision !== this.revision) return false
    this.sheet = values
    this.revision += 1
    this.saves += 1
    return true
  }

  send(keepMine: boolean, isAnswered: boolean) {
    if (!this.kept) return
    const { opened, typed } = this.kept
    const next = landing(this.kept, { revision: this.revision, values: this.sheet })
    if (next.kind === 'done') this.kept = null
    if (next.kind === 'send') {
      const before = this.saves
      expect(this.save(next.values, next.revision)).toBe(true)
      expect(this.saves).toBe(before + 1)
      if (isAnswered) this.kept = null
    }
    if (next.kind === 'ask') {
      // Both stand before a person, who says which goes on.
      const decided = { ...typed }
      for (const field of fields) {
        const isMine = typed[field] !== opened[field]
        const isTheirs = opened[field] !== this.sheet[field]
        if (isMine && isTheirs) this.given.add(keepMine ? this.sheet[field] : typed[field])
        if (!isMine || (isTheirs && !keepMine)) decided[field] = this.sheet[field]
      }
      this.kept = { opened: this.sheet, typed: decided, revision: this.revision }
    }
  }

  where() {
    return new Set([...Object.values(this.sheet), ...(this.kept ? Object.values(this.kept.typed) : []), ...this.given])
  }
}

test('whatever the order, an offline queue loses no text, and what arrived goes out no second time', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const service = new Service()
      for (const next of moves) {
        if (next.kind === 'typeInField') service.typeInField(next.field)
        if (next.kind === 'typeAtDesk') service.typeAtDesk(next.field)
        if (next.kind === 'send') service.send(next.keepMine, true)
        if (next.kind === 'sendAnswerLost') {
          service.send(next.keepMine, false)
          const { saves } = service
          // Nobody wrote in between: the phone finds its own words there, and nothing is written twice.
          if (service.kept && landing(service.kept, { revision: service.revision, values: service.sheet }).kind === 'done')
            service.send(next.keepMine, true)
          expect(service.saves).toBe(saves)
        }
        if (next.kind === 'closeTab') service.kept = service.kept && structuredClone(service.kept)
        const there = service.where()
        for (const text of service.left) expect(there, text).toContain(text)
      }
    }),
    { numRuns: 400 },
  )
})

test('is kept for a week', () => {
  const hours = (count: number) => count * 3600 * 1000
  expect([isKept({ at: 0 }, hours(24 * 7) - 1), isKept({ at: 0 }, hours(24 * 7))]).toEqual([true, false])
})
