import type { Day } from '#calendar/calendar.ts'

/** Providers whose own lists are read. */
export const listProviders = ['paypal', 'simplepay'] as const
export type ListProvider = (typeof listProviders)[number]

export const moneyKinds = ['payment', 'refund'] as const
type MoneyKind = (typeof moneyKinds)[number]

/** How a transaction stands: the money has moved, may still move, has not moved. */
export const moveStates = ['done', 'pending', 'failed'] as const
export type MoveState = (typeof moveStates)[number]

/** One transaction of a provider's list. */
export type ProviderLine = {
  readonly kind: MoneyKind
  readonly transactionId: string
  /** The payment it is about, by the provider's id; of a payment itself. */
  readonly about: string
  /** Our payment, where the list carries what we called it. */
  readonly paymentId: string | null
  /** Whole forints, above zero, whichever way they went. */
  readonly amount: number
  readonly state: MoveState
  readonly day: Day
}

/** A payment or a refund as we know it. */
export type OwnMove = {
  readonly kind: MoneyKind
  /** Our payment's or refund's id. */
  readonly id: string
  readonly paymentId: string
  /** By the provider: the money that was taken; of a refund the refund. Null: it has told us none. */
  readonly transactionId: string | null
  readonly about: string | null
  readonly amount: number
  readonly state: MoveState
  /** The day it ended; null: it has not. */
  readonly day: Day | null
}

export const differences = ['onlyThere', 'onlyHere', 'otherAmount', 'otherState'] as const
type Difference = (typeof differences)[number]

/** What does not agree: at least one of the two sides is there. */
export type Disagreement = { readonly difference: Difference; readonly day: Day; readonly there: ProviderLine | null; readonly here: OwnMove | null }

/**
 * What a provider's list and our books do not agree on, in the days from `from` to `to`. Lines and moves of other days are there to be matched: a
 * payment at midnight may stand on the next day there. What only we know of counts on days a list tells of whole.
 */
export function disagreements(
  lines: readonly ProviderLine[],
  moves: readonly OwnMove[],
  { from, to, isListed }: { from: Day; to: Day; isListed: (day: Day) => boolean },
): Disagreement[] {
  const pairs = pairsOf(lines, moves)
  const found = pairs.flatMap(({ there, here }) => {
    const difference = differenceOf(there, here)
    const day = there?.day ?? here?.day
    if (!difference || !day || day < from || day > to) return []
    return difference === 'onlyHere' && !isListed(day) ? [] : [{ difference, day, there, here }]
  })
  return found.toSorted((one, other) => (one.day === other.day ? keyOf(one).localeCompare(keyOf(other)) : one.day < other.day ? -1 : 1))
}

/** What a disagreement is called: the provider's transaction, or where only we know of it our own id. */
export const keyOf = ({ there, here }: Disagreement): string => there?.transactionId ?? here?.id ?? ''

/** What exactly was different, so that a note of an employee does not cover what has become different since. */
export const saidOf = ({ difference, there, here }: Disagreement): string =>
  [difference, there ? `${there.amount} ${there.state}` : '-', here ? `${here.amount} ${here.state}` : '-'].join(' / ')

type Pair = { readonly there: ProviderLine | null; readonly here: OwnMove | null }

function differenceOf(there: ProviderLine | null, here: OwnMove | null): Difference | null {
  if (!there) return here?.state === 'done' ? 'onlyHere' : null
  if (!here) return there.state === 'done' ? 'onlyThere' : null
  if ((there.state === 'done') !== (here.state === 'done')) return 'otherState'
  return there.state === 'done' && there.amount !== here.amount ? 'otherAmount' : null
}

/** By the provider's id; a payment also by ours, a refund also by its payment and amount, for not every list names refunds as the provider named them to us. */
function pairsOf(lines: readonly ProviderLine[], moves: readonly OwnMove[]): Pair[] {
  const left = new Set(moves)
  const paired = new Map<ProviderLine, OwnMove>()
  const pair = (fits: (line: ProviderLine, move: OwnMove) => boolean) => {
    for (const line of lines) {
      if (paired.has(line)) continue
      const move = [...left].find((one) => one.kind === line.kind && fits(line, one))
      if (!move) continue
      paired.set(line, move)
      left.delete(move)
    }
  }
  const isOfSamePayment = (line: ProviderLine, move: OwnMove) => line.about === move.about || line.paymentId === move.paymentId
  pair((line, move) => line.transactionId === move.transactionId)
  pair((line, move) => line.kind === 'payment' && line.paymentId === move.paymentId)
  pair((line, move) => line.kind === 'refund' && isOfSamePayment(line, move) && line.amount === move.amount && line.state === move.state)
  pair((line, move) => line.kind === 'refund' && isOfSamePayment(line, move) && line.amount === move.amount)
  return [...lines.map((there) => ({ there, here: paired.get(there) ?? null })), ...[...left].map((here) => ({ there: null, here }))]
}
