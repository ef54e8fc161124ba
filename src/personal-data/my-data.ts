import { z } from 'zod'
import type { AnyBeginning, AnyTable, Term } from './personal-table.ts'
import { type Category, categories, type Purpose, purposes } from './purposes.ts'

/** Why a person was erased. A choice, so that the record of it names nobody. */
export const erasureReasons = ['asked', 'deceased', 'authority', 'mistake'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** With what the time begins for which something is kept. */
const beginnings = ['closed', 'expired', 'lastUsed', 'recorded'] as const
type BeginningWord = (typeof beginnings)[number]

/** How long something is kept, in words that can be translated. */
type TermInWords = { readonly unit: 'hours' | 'days' | 'years' | 'yearsAfterYear'; readonly n: number; readonly after: BeginningWord }

const wordOfBeginning: Readonly<Record<string, BeginningWord>> = {
  closedAt: 'closed',
  expiresAt: 'expired',
  lastSeenAt: 'lastUsed',
  account_last_used: 'lastUsed',
  charge_last_used: 'recorded',
}

function afterWhat(from: AnyBeginning): BeginningWord {
  if (typeof from === 'string') return wordOfBeginning[from] ?? 'recorded'
  return 'computedBy' in from ? (wordOfBeginning[from.computedBy] ?? 'recorded') : afterWhat(from.from)
}

function termOf(kept: Term, from: AnyBeginning): TermInWords {
  const after = afterWhat(from)
  if ('hours' in kept) return { unit: 'hours', n: kept.hours, after }
  if ('days' in kept) return { unit: 'days', n: kept.days, after }
  return { unit: kept.fromEndOfYear ? 'yearsAfterYear' : 'years', n: kept.years, after }
}

/** What becomes of something when the person asks to be erased. */
type Fate = 'now' | 'blocked' | 'kept' | 'stays'

export type CategorySummary = {
  readonly category: Category
  readonly records: number
  readonly purposes: readonly Purpose[]
  readonly kept: readonly TermInWords[]
  readonly whenErased: readonly Fate[]
}

const unique = <T>(values: readonly T[]): T[] => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]

/** What is known of a person under each heading: how many rows, what for, how long. Headings with nothing are left out. */
export function summariseCategories(tables: readonly (readonly [string, AnyTable])[], counts: ReadonlyMap<string, number>): CategorySummary[] {
  const present = tables.filter(([table]) => (counts.get(table) ?? 0) > 0)
  return unique(present.map(([, { category }]) => category)).map((category) => {
    const own = present.filter(([, table]) => table.category === category)
    const rules = own.flatMap(([, { rules: all }]) => all)
    return {
      category,
      records: own.reduce((sum, [table]) => sum + (counts.get(table) ?? 0), 0),
      purposes: unique(own.flatMap(([, { purpose }]) => purpose)),
      // What is kept for nothing but its own end says nothing of time.
      kept: unique(rules.map(({ kept, from }) => termOf(kept, from))).filter(({ n }) => n > 0),
      whenErased: unique(rules.map(({ whenAsked }): Fate => (typeof whenAsked === 'string' ? whenAsked : 'blocked'))),
    }
  })
}

const moment = z.string()

export const exportSummary = z.object({
  id: z.uuid(),
  /** `expired`: it can be asked for again. */
  state: z.enum(['running', 'ready', 'expired']),
  askedAt: moment,
  expiresAt: moment,
  /** Files that are damaged or gone, and could not be enclosed. */
  missingFiles: z.int().nonnegative(),
})

const consent = z.object({
  crmRequestId: z.number().int().nullable(),
  kind: z.string(),
  subject: z.string(),
  language: z.string(),
  validFrom: moment,
  givenAt: moment,
  channel: z.string(),
})

export const myData = z.object({
  categories: z.array(
    z.object({
      category: z.enum(categories),
      records: z.number().int(),
      purposes: z.array(z.enum(purposes)),
      kept: z.array(z.object({ unit: z.enum(['hours', 'days', 'years', 'yearsAfterYear']), n: z.number().int(), after: z.enum(beginnings) })),
      whenErased: z.array(z.enum(['now', 'blocked', 'kept', 'stays'])),
    }),
  ),
  consents: z.array(consent),
  export: exportSummary.nullable(),
  /** While there is one, nothing can be erased. */
  openRequests: z.array(z.number().int()),
  /** The numbers of invoices that the person has yet to pay, which stand in the way likewise. */
  openInvoices: z.array(z.string()),
  restrictedAt: moment.nullable(),
  /** Whether there is an account, which erasure closes: who booked as a guest has none. */
  hasAccount: z.boolean(),
})
export type MyData = z.output<typeof myData>
