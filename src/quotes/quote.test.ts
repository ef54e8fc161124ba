import { describe, expect, test } from 'vitest'
import { refusalInIssue } from '#errors.ts'
import { fc } from '#testing/random-runs.ts'
import {
  alternativesOf,
  amountsOf,
  canBeOrdered,
  cheapestLines,
  chosenLines,
  dearestLines,
  type LineChoice,
  linesDraft,
  netOfGross,
  type QuoteLine,
  totalOf,
} from './quote.ts'

let id = 0
const line = (choice: LineChoice, netUnit = 1000, group: number | null = null, quantity = 1): QuoteLine => ({
  id: ++id,
  kind: 'part',
  description: 'Kijelző',
  quantity,
  netUnit,
  choice,
  group,
})

const priced = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), netUnit: fc.integer({ min: 0, max: 20_000 }) })
/** Quotes as the workshop may write them: fixed, optional, and groups of at least two. */
const quotes = fc
  .record({
    always: fc.array(fc.nat(90_000), { maxLength: 6 }),
    optional: fc.array(fc.nat(90_000), { maxLength: 4 }),
    groups: fc.array(fc.array(fc.nat(90_000), { minLength: 2, maxLength: 4 }), { maxLength: 3 }),
  })
  .map(({ always, optional, groups }) => [
    ...always.map((net) => line('always', net)),
    ...optional.map((net) => line('optional', net)),
    ...groups.flatMap((nets, group) => nets.map((net) => line('alternative', net, group + 1))),
  ])
const grossOf = (lines: readonly QuoteLine[]) => totalOf(lines).gross

describe('a line', () => {
  test.each([
    [1, 1000, { net: 1000, vat: 270, gross: 1270 }],
    [3, 333, { net: 999, vat: 270, gross: 1269 }],
    [1, 50, { net: 50, vat: 14, gross: 64 }],
    [1, 2, { net: 2, vat: 1, gross: 3 }],
    [1, 0, { net: 0, vat: 0, gross: 0 }],
    [1, 3561, { net: 3561, vat: 961, gross: 4522 }],
  ])('%i × %i Ft is rounded to whole forints, halves up', (quantity, netUnit, amounts) => {
    expect(amountsOf({ quantity, netUnit })).toEqual(amounts)
  })

  test('its VAT is never more than half a forint from 27 %, and net and VAT make gross', () => {
    fc.assert(
      fc.property(priced, (one) => {
        const { net, vat, gross } = amountsOf(one)
        expect([net, vat, gross].every(Number.isSafeInteger)).toBe(true)
        expect(Math.abs(vat - net * 0.27)).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(gross).toBe(net + vat)
      }),
    )
  })

  test('a gross price comes back from its net, to the forint where that is possible', () => {
    expect(amountsOf({ quantity: 1, netUnit: netOfGross(4522) }).gross).toBe(4522)
    fc.assert(
      fc.property(fc.nat(5_000_000), (gross) => {
        expect(Math.abs(amountsOf({ quantity: 1, netUnit: netOfGross(gross) }).gross - gross)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a total', () => {
  test('is the sum of its lines, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(priced), (lines) => {
        const total = totalOf(lines)
        expect(total).toEqual(totalOf(lines.toReversed()))
        expect(total.gross).toBe(lines.map(amountsOf).reduce((sum, { gross }) => sum + gross, 0))
        expect(total.gross).toBe(total.net + total.vat)
      }),
    )
  })
})

describe('a choice', () => {
  const fixed = line('always')
  const extra = line('optional')
  const [oled, lcd] = [line('alternative', 40_000, 1), line('alternative', 25_000, 1)]
  const lines = [fixed, extra, oled, lcd]

  test.each([
    ['the cheaper part', [lcd.id], [fixed, lcd]],
    ['the dearer part and the extra', [extra.id, oled.id], [fixed, extra, oled]],
    ['fixed lines may be named', [fixed.id, lcd.id], [fixed, lcd]],
    ['a line named twice counts once', [lcd.id, lcd.id], [fixed, lcd]],
    ['no alternative', [], null],
    ['both alternatives', [oled.id, lcd.id], null],
    ['a line of another quote', [lcd.id, 987_654], null],
  ])('%s', (_what, ticked, ordered) => {
    expect(chosenLines(lines, ticked)).toEqual(ordered)
  })

  test('the cheapest order leaves out what may be left out, the dearest leaves out nothing; of equals the first', () => {
    const [front, back] = [line('alternative', 9000, 2), line('alternative', 9000, 2)]
    const offered = [...lines, front, back]
    expect(cheapestLines(offered)).toEqual([fixed, lcd, front])
    expect(dearestLines(offered)).toEqual([fixed, extra, oled, front])
    expect([cheapestLines([extra]), dearestLines([extra])]).toEqual([[], [extra]])
  })

  test('every choice the quote offers costs between the cheapest and the dearest', () => {
    fc.assert(
      fc.property(quotes, fc.infiniteStream(fc.nat(1000)), (offered, random) => {
        const pick = () => random.next().value ?? 0
        const ticked = [
          ...offered.filter(({ choice }) => choice === 'optional' && pick() % 2 === 0).map((one) => one.id),
          ...alternativesOf(offered).map((group) => group[pick() % group.length]?.id ?? 0),
        ]
        const ordered = chosenLines(offered, ticked)
        expect(ordered).not.toBeNull()
        expect(grossOf(ordered ?? [])).toBeGreaterThanOrEqual(grossOf(cheapestLines(offered)))
        expect(grossOf(ordered ?? [])).toBeLessThanOrEqual(grossOf(dearestLines(offered)))
      }),
    )
  })

  test('a quote of optional lines only orders nothing', () => {
    expect(canBeOrdered([extra])).toBe(false)
    expect(canBeOrdered([])).toBe(false)
    expect(canBeOrdered([extra, fixed])).toBe(true)
    expect(canBeOrdered([oled, lcd])).toBe(true)
  })
})

describe('what the workshop writes', () => {
  const draft = (over: object = {}) => ({
    kind: 'part',
    description: ' Kijelző ',
    quantity: 1,
    netUnit: 1000,
    choice: 'always',
    group: null,
    ...over,
  })
  const codesOf = (lines: unknown) =>
    (linesDraft.safeParse(lines).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${refusalInIssue(message).code}`)

  test.each([
    ['nothing yet', [], []],
    ['a line', [draft()], []],
    ['two alternatives', [draft({ choice: 'alternative', group: 1 }), draft({ choice: 'alternative', group: 1 })], []],
    ['a lonely alternative', [draft({ choice: 'alternative', group: 1 })], ['0.group QUOTE_ALTERNATIVES']],
    [
      'two lonely alternatives of two groups',
      [draft({ choice: 'alternative', group: 1 }), draft({ choice: 'alternative', group: 2 })],
      ['0.group QUOTE_ALTERNATIVES', '1.group QUOTE_ALTERNATIVES'],
    ],
    ['a group of any number up to forty', [draft({ choice: 'alternative', group: 40 }), draft({ choice: 'alternative', group: 40 })], []],
    [
      'a group of no number',
      [draft({ choice: 'alternative', group: 0 }), draft({ choice: 'alternative', group: 0 })],
      ['0.group INVALID_INPUT', '1.group INVALID_INPUT'],
    ],
    [
      'a group beyond the lines',
      [draft({ choice: 'alternative', group: 41 }), draft({ choice: 'alternative', group: 41 })],
      ['0.group INVALID_INPUT', '1.group INVALID_INPUT'],
    ],
    ['an alternative of no group', [draft({ choice: 'alternative' })], ['0.group QUOTE_ALTERNATIVES']],
    ['a fixed line in a group', [draft({ group: 1 })], ['0.group QUOTE_ALTERNATIVES']],
    ['half a piece', [draft({ quantity: 0.5 })], ['0.quantity INVALID_INPUT']],
    ['no piece', [draft({ quantity: 0 })], ['0.quantity QUOTE_FIGURE']],
    ['money back', [draft({ netUnit: -1 })], ['0.netUnit QUOTE_FIGURE']],
    ['a slip of the pen', [draft({ quantity: 999, netUnit: 1_000_000 })], ['0.netUnit QUOTE_FIGURE']],
    ['no name', [draft({ description: '  ' })], ['0.description REQUIRED']],
    ['41 lines', Array.from({ length: 41 }, () => draft()), [' QUOTE_FIGURE']],
  ])('%s', (_what, lines, codes) => {
    expect(codesOf(lines)).toEqual(codes)
  })

  test.each([
    [draft({ quantity: 999 }), null],
    [draft({ quantity: 0 }), { min: 1, max: 999 }],
    [draft({ quantity: 1000 }), { min: 1, max: 999 }],
    [draft({ netUnit: 0 }), null],
    [draft({ netUnit: 5_000_000 }), null],
    [draft({ netUnit: 5_000_001 }), { min: 0, max: 5_000_000 }],
    [draft({ quantity: 4, netUnit: 5_000_000 }), null],
    [draft({ quantity: 5, netUnit: 4_000_001 }), { min: 0, max: 20_000_000 }],
  ])('%o: the bounds %o are said', (one, bounds) => {
    const [issue] = linesDraft.safeParse([one]).error?.issues ?? []
    expect(issue ? refusalInIssue(issue.message) : null).toEqual(bounds && { code: 'QUOTE_FIGURE', values: bounds })
  })

  test('forty lines are enough, and that is said', () => {
    expect(codesOf(Array.from({ length: 40 }, () => draft()))).toEqual([])
    const [issue] = linesDraft.safeParse(Array.from({ length: 41 }, () => draft())).error?.issues ?? []
    expect(refusalInIssue(issue?.message ?? '').values).toEqual({ min: 1, max: 40 })
  })
})
