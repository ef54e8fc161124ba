import { expect, test } from 'vitest'
import { compareOvertaken } from '#base/web/forms/overtaken.ts'
import { fc } from '#testing/random-runs.ts'
import { beforeChange, notKeptYet, type Written } from './changes.ts'

// Two or three technicians at one sheet: drafts, savings, refused savings, decided conflicts, sheets opened anew and network failures, in any
// order. Every text that somebody typed and left stands on the sheet, in its history, or before somebody's eyes; none is lost unseen.

const fields = ['diagnosis', 'workDone', 'dealer'] as const
type Field = (typeof fields)[number]
type Sheet = Record<Field, string>
const empty: Sheet = { diagnosis: '', workDone: '', dealer: '' }

type Move =
  | { readonly kind: 'type'; readonly who: number; readonly field: Field }
  | { readonly kind: 'save' | 'saveLost' | 'open'; readonly who: number }
  | { readonly kind: 'wait' }

const who = fc.integer({ min: 0, max: 2 })
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('type' as const), who, field: fc.constantFrom(...fields) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('saveLost' as const, 'open' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
)

class Bench {
  revision = 0
  sheet: Sheet = { ...empty }
  history: { who: number; sitting: number; before: Written }[] = []
  sitting = 0
  people = Array.from({ length: 3 }, () => ({ opened: { ...empty }, typed: { ...empty }, revision: 0 }))
  /** Of each text that was left in a field, who replaced it knowingly: its own writer, or somebody to whom both were shown. */
  given = new Set<string>()
  left = new Set<string>()
  words = 0

  person(index: number) {
    const found = this.people[index]
    if (!found) throw new Error('nobody')
    return found
  }

  /** Each text is another, so that a lost one is seen. */
  type(index: number, field: Field) {
    const person = this.person(index)
    this.words += 1
    const text = `${index}${field}${this.words}`
    // Typing on is one's own doing: what was typed and not saved is replaced by its writer.
    if (person.typed[field] !== person.opened[field]) this.given.add(person.typed[field])
    person.typed = { ...person.typed, [field]: text }
    this.left.add(text)
  }

  /** @returns whether the server has it */
  save(index: number): boolean {
    const person = this.person(index)
    if (person.revision !== this.revision) return false
    const sitting = this.history.filter((row) => row.who === index && row.sitting === this.sitting)
    const last = this.history.findLastIndex((row) => row.who !== index || row.sitting !== this.sitting)
    const before = beforeChange(this.sheet, person.typed)
    // Of one's own sitting, what is overwritten was written by oneself a moment before.
    const kept = notKeptYet(
      before,
      this.history.slice(last + 1).map((row) => row.before),
    )
    for (const [name, text] of Object.entries(before)) if (!(name in kept)) this.given.add(String(text))
    if (Object.keys(kept).length > 0) this.history.push({ who: index, sitting: this.sitting, before: kept })
    expect(sitting.length).toBeLessThanOrEqual(this.history.length)
    this.sheet = { ...person.typed }
    this.revision += 1
    person.opened = { ...person.typed }
    person.revision = this.revision
    return true
  }

  /** The form's own rule: what others changed where nothing was typed is shown, what both changed is decided by the person who sees both. */
  overtaken(index: number, mineGoesOn: boolean) {
    const person = this.person(index)
    const { conflicts, refreshed } = compareOvertaken(person.opened, person.typed, this.sheet)
    for (const field of refreshed) person.typed = { ...person.typed, [field]: this.sheet[field] }
    for (const { field, mine } of conflicts) {
      if (mineGoesOn) continue
      this.given.add(mine)
      person.typed = { ...person.typed, [field]: this.sheet[field] }
    }
    person.opened = { ...this.sheet }
    person.revision = this.revision
  }

  where(): Set<string> {
    const onSheet = Object.values(this.sheet)
    const kept = this.history.flatMap(({ before }) => Object.values(before).map(String))
    const before = this.people.flatMap(({ typed }) => Object.values(typed))
    return new Set([...onSheet, ...kept, ...before, ...this.given])
  }
}

test('whatever the order, no text is lost unseen', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(move, fc.boolean()), { maxLength: 60 }), (moves) => {
      const bench = new Bench()
      for (const [next, mineGoesOn] of moves) {
        if (next.kind === 'wait') bench.sitting += 1
        if (next.kind === 'type') bench.type(next.who, next.field)
        // Its answer never came: the form tries again with what is typed, and is told of its own saving as of somebody else's.
        if (next.kind === 'saveLost') {
          const before = { ...bench.person(next.who).opened }
          const { revision } = bench.person(next.who)
          if (bench.save(next.who)) Object.assign(bench.person(next.who), { opened: before, revision })
        }
        if (next.kind === 'save' && !bench.save(next.who)) {
          bench.overtaken(next.who, mineGoesOn)
          expect(bench.save(next.who)).toBe(true)
        }
        if (next.kind === 'open') bench.overtaken(next.who, true)
        const there = bench.where()
        for (const text of bench.left) expect(there, text).toContain(text)
      }
    }),
    { numRuns: 400 },
  )
})
