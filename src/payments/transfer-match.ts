import { isSamePayer } from './payer-name.ts'
import { bareReference, referencesIn } from './transfer-reference.ts'

/** What came to our account, in whole forints. */
export type Transfer = { readonly amount: number; readonly text: string; readonly payerName: string | null }

/** An invoice, its debt open or paid. `references`: what a payer may name it by. */
export type Due = {
  readonly invoiceId: number
  readonly references: readonly string[]
  /** What is still owed of it; 0: it is paid. */
  readonly outstanding: number
  /** Nothing is owed by it any more, it was cancelled for good: what comes for it all the same is to be given back. */
  readonly isLetOff?: boolean
  readonly buyerName: string
  readonly isCompany: boolean
}

/** `certain`: named, and the amount is right. `likely`: a person should look closer. `none`: nothing fits. */
type Certainty = 'certain' | 'likely' | 'none'

/**
 * Why it is proposed, or is not: the reference and the amount are right; several are named and come to the amount; too little or too much came for
 * what is named; the amount and the payer are right, no reference is; what is named was paid before, or was cancelled; several fit alike; nothing fits.
 */
export const matchReasons = [
  'reference',
  'references',
  'partPayment',
  'overpayment',
  'amountAndPayer',
  'alreadyPaid',
  'cancelled',
  'ambiguous',
  'unknown',
] as const
type MatchReason = (typeof matchReasons)[number]

export type Match = {
  readonly certainty: Certainty
  readonly reason: MatchReason
  /** How the transfer would be divided, in the order in which the invoices fall due. */
  readonly parts: readonly { readonly invoiceId: number; readonly amount: number }[]
  /** What would be left of the transfer: it waits for a refund. */
  readonly over: number
}

const none = (reason: MatchReason, amount: number): Match => ({ certainty: 'none', reason, parts: [], over: amount })

/**
 * What a transfer pays. A reference decides, wherever it stands in the text; without one the amount and the payer's name together are a guess that
 * a person confirms. @param dues those that may be meant, the oldest debt first
 */
export function matchTransfer(transfer: Transfer, dues: readonly Due[]): Match {
  const references = new Set(referencesIn(transfer.text))
  const isNamed = (due: Due) => due.references.some((reference) => references.has(bareReference(reference)))
  const named = dues.filter(isNamed)
  return named.length > 0 ? matchNamed(transfer, named) : matchUnnamed(transfer, dues)
}

function matchNamed({ amount }: Transfer, named: readonly Due[]): Match {
  const open = named.filter(({ outstanding }) => outstanding > 0)
  if (open.length === 0) return matchEnded(amount, named)
  // Left without its hyphen a reference may read as two: the one that the amount fits is meant.
  if (sharesReference(open)) {
    const fitting = open.filter(({ outstanding }) => outstanding === amount)
    return fitting.length === 1 ? { ...divided(amount, fitting), certainty: 'likely' } : none('ambiguous', amount)
  }
  return divided(amount, open)
}

/** It counts for the paid or cancelled invoice it names, where the finance desk finds it as too much. */
function matchEnded(amount: number, named: readonly Due[]): Match {
  const paid = named.filter(({ isLetOff }) => !isLetOff)
  const [meant] = paid.length > 0 ? paid : named
  if (!meant || sharesReference(paid)) return none('alreadyPaid', amount)
  return { certainty: 'likely', reason: paid.length > 0 ? 'alreadyPaid' : 'cancelled', parts: [{ invoiceId: meant.invoiceId, amount }], over: 0 }
}

const sharesReference = (dues: readonly Due[]) => {
  const all = dues.flatMap(({ references }) => [...new Set(references.map(bareReference))])
  return new Set(all).size < all.length
}

function divided(amount: number, dues: readonly Due[]): Match {
  let left = amount
  const parts = dues.flatMap(({ invoiceId, outstanding }) => {
    const part = Math.min(left, outstanding)
    left -= part
    return part > 0 ? [{ invoiceId, amount: part }] : []
  })
  const owed = dues.reduce((sum, { outstanding }) => sum + outstanding, 0)
  if (owed === amount) return { certainty: 'certain', reason: dues.length > 1 ? 'references' : 'reference', parts, over: 0 }
  return { certainty: 'likely', reason: owed > amount ? 'partPayment' : 'overpayment', parts, over: left }
}

function matchUnnamed({ amount, payerName }: Transfer, dues: readonly Due[]): Match {
  const fitting = dues.filter(
    ({ outstanding, buyerName, isCompany }) => outstanding === amount && payerName !== null && isSamePayer(payerName, buyerName, { isCompany }),
  )
  const [only] = fitting
  if (!only) return none('unknown', amount)
  if (fitting.length > 1) return none('ambiguous', amount)
  return { certainty: 'likely', reason: 'amountAndPayer', parts: [{ invoiceId: only.invoiceId, amount }], over: 0 }
}

/**
 * What each of several transfers pays, in the order in which they came: a debt that an earlier one pays is not there for a later one, so the
 * same sum sent twice is proposed once.
 */
export function matchTransfers<T extends Transfer>(transfers: readonly T[], dues: readonly Due[]): { transfer: T; match: Match }[] {
  const outstanding = new Map(dues.map((due) => [due.invoiceId, due.outstanding]))
  return transfers.map((transfer) => {
    const match = matchTransfer(
      transfer,
      dues.map((due) => ({ ...due, outstanding: outstanding.get(due.invoiceId) ?? 0 })),
    )
    for (const { invoiceId, amount } of match.parts) outstanding.set(invoiceId, (outstanding.get(invoiceId) ?? 0) - amount)
    return { transfer, match }
  })
}
