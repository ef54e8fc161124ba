import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { vatOf, vatPercent } from '#prices/vat.ts'

export const lineKinds = ['part', 'labour', 'delivery', 'other'] as const
export type LineKind = (typeof lineKinds)[number]

/** `always`: part of every order; `optional`: the customer may add it; `alternative`: exactly one of its group. */
export const lineChoices = ['always', 'optional', 'alternative'] as const
export type LineChoice = (typeof lineChoices)[number]

export const maxLines = 40

type Priced = { readonly quantity: number; readonly netUnit: number }
type Choosable = { readonly id: number; readonly choice: LineChoice; readonly group: number | null }
export type QuoteLine = Priced & Choosable & { readonly kind: LineKind; readonly description: string }

/** Whole forints. */
export type Amounts = { readonly net: number; readonly vat: number; readonly gross: number }

/**
 * What a line costs. The rounding rule: the VAT of each line is rounded to whole forints, halves up, and totals are sums of lines, so
 * the lines of a printed quote always add up to its total.
 */
export function amountsOf({ quantity, netUnit }: Priced): Amounts {
  const net = quantity * netUnit
  const vat = vatOf(net)
  return { net, vat, gross: net + vat }
}

export const totalOf = (lines: readonly Priced[]): Amounts =>
  lines.map(amountsOf).reduce((sum, one) => ({ net: sum.net + one.net, vat: sum.vat + one.vat, gross: sum.gross + one.gross }), {
    net: 0,
    vat: 0,
    gross: 0,
  })

/** The alternatives by group, in the order of the quote. */
export function alternativesOf<Line extends Choosable>(lines: readonly Line[]): Line[][] {
  const alternatives = lines.filter(({ choice }) => choice === 'alternative')
  return [...new Set(alternatives.map(({ group }) => group))].map((group) => alternatives.filter((line) => line.group === group))
}

const linesWith = <Line extends Choosable>(lines: readonly Line[], ids: ReadonlySet<number>): Line[] =>
  lines.filter(({ id, choice }) => choice === 'always' || ids.has(id))

/**
 * The lines that are ordered when the customer ticked these: the fixed ones, whatever optional ones were ticked, one of each group.
 * @returns null when that is no choice this quote offers
 */
export function chosenLines<Line extends Choosable>(lines: readonly Line[], ticked: readonly number[]): Line[] | null {
  const ids = new Set(ticked)
  const known = lines.filter(({ id }) => ids.has(id)).length === ids.size
  const oneOfEach = alternativesOf(lines).every((group) => group.filter(({ id }) => ids.has(id)).length === 1)
  return known && oneOfEach ? linesWith(lines, ids) : null
}

const grossOf = (line: Priced) => amountsOf(line).gross

/** The order that costs least: no optional line, the cheapest of each group; of equals the first. */
export function cheapestLines<Line extends Choosable & Priced>(lines: readonly Line[]): Line[] {
  const cheapest = alternativesOf(lines).map((group) => group.reduce((least, one) => (grossOf(one) < grossOf(least) ? one : least)).id)
  return linesWith(lines, new Set(cheapest))
}

/** The order that costs most: every optional line, the dearest of each group. */
export function dearestLines<Line extends Choosable & Priced>(lines: readonly Line[]): Line[] {
  const dearest = alternativesOf(lines).map((group) => group.reduce((most, one) => (grossOf(one) > grossOf(most) ? one : most)).id)
  const optional = lines.filter(({ choice }) => choice === 'optional').map(({ id }) => id)
  return linesWith(lines, new Set([...dearest, ...optional]))
}

/** Nothing ordered would be no order. */
export const canBeOrdered = (lines: readonly Choosable[]): boolean => lines.some(({ choice }) => choice !== 'optional')

const figure = (min: number, max: number) =>
  z.int(wrongType).min(min, refusedWith('QUOTE_FIGURE', { min, max })).max(max, refusedWith('QUOTE_FIGURE', { min, max }))

/** A line as the workshop writes it. */
export const lineDraft = z.strictObject(
  {
    kind: z.enum(lineKinds, wrongType),
    description: lineOfText(200).min(1, refusedWith('REQUIRED')),
    quantity: figure(1, 999),
    /** Net forints. */
    netUnit: figure(0, 5_000_000),
    choice: z.enum(lineChoices, wrongType),
    group: z.int(wrongType).min(1).max(maxLines).nullable(),
  },
  wrongType,
)
export type LineDraft = z.output<typeof lineDraft>

/** Dearer than that is a slip of the pen, and every sum of forty such lines fits the database. */
const maxNetOfLine = 20_000_000

export const linesDraft = z
  .array(lineDraft, wrongType)
  .max(maxLines, refusedWith('QUOTE_FIGURE', { min: 1, max: maxLines }))
  .superRefine((lines, context) => {
    const refuse = (index: number, field: keyof LineDraft, message: string) => context.addIssue({ code: 'custom', path: [index, field], message })
    lines.forEach(({ choice, group, quantity, netUnit }, index) => {
      if ((choice === 'alternative') !== (group !== null)) refuse(index, 'group', issueMessage('QUOTE_ALTERNATIVES'))
      else if (group !== null && lines.filter((other) => other.group === group).length < 2) refuse(index, 'group', issueMessage('QUOTE_ALTERNATIVES'))
      if (quantity * netUnit > maxNetOfLine) refuse(index, 'netUnit', issueMessage('QUOTE_FIGURE', { min: 0, max: maxNetOfLine }))
    })
  })

/** The net forints whose gross comes nearest to a gross price. */
export const netOfGross = (gross: number): number => Math.round((gross * 100) / (100 + vatPercent))
