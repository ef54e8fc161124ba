import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** On what terms a company pays (GAPS D12, D15); `creditLimit` null: without a limit. */
export type CompanyTerms = { readonly dueDays: number; readonly creditLimit: number | null; readonly barred: boolean }

/** Why its terms keep a company's device until the invoice is paid: it is barred from paying afterwards, or more would be open than its limit. */
export const termsKeepers = ['COMPANY_BARRED', 'CREDIT_LIMIT_REACHED'] as const
export type TermsKeeper = (typeof termsKeepers)[number]

/** @param open whole forints that are open with the invoice in question; who has no terms of their own has those of every company, without a limit */
export function keeperOf(terms: CompanyTerms | undefined, open: number): TermsKeeper | null {
  if (terms?.barred) return 'COMPANY_BARRED'
  return terms !== undefined && terms.creditLimit !== null && open > terms.creditLimit ? 'CREDIT_LIMIT_REACHED' : null
}

const maxDays = 120
const maxForints = 1_000_000_000

export const termsToSet = z.strictObject(
  {
    dueDays: z
      .int(refusedWith('TERMS_DAYS', { max: maxDays }))
      .min(0, refusedWith('TERMS_DAYS', { max: maxDays }))
      .max(maxDays, refusedWith('TERMS_DAYS', { max: maxDays })),
    creditLimit: z
      .int(refusedWith('TERMS_LIMIT', { max: maxForints }))
      .min(0, refusedWith('TERMS_LIMIT', { max: maxForints }))
      .max(maxForints, refusedWith('TERMS_LIMIT', { max: maxForints }))
      .nullable()
      .describe('Whole forints; null: without a limit'),
    barred: z.boolean(wrongType),
    /** Why, for our own books. */
    note: lineOfText(300).min(3, refusedWith('REQUIRED')),
    /** The terms that were on the screen; null: it had none of its own. */
    seen: z.int(wrongType).nullable(),
  },
  wrongType,
)

/** Terms as they were set once; the newest hold. */
const termsSet = z.object({
  id: z.int(),
  dueDays: z.int(),
  creditLimit: z.int().nullable(),
  barred: z.boolean(),
  note: z.string(),
  setAt: z.string().describe('ISO instant'),
  setBy: z.string(),
})

/** Who pays on terms: a company, or a business account that acts for none. */
export const termsHolders = ['company', 'account'] as const

export const companyOnTerms = z.object({
  kind: z.enum(termsHolders),
  /** Of the company, or of the account. */
  id: z.int(),
  company: z.string(),
  /** Of the account, or of the company's first administrator; null: it has none yet. */
  email: z.string().nullable(),
  /** Whole forints of its invoices by transfer that wait for money. */
  open: z.int(),
  /** What was set for it, the newest first, at most twenty; empty: it pays on the terms of every company. */
  history: z.array(termsSet),
})
export type CompanyOnTerms = z.output<typeof companyOnTerms>

/** On what terms the caller pays, as they are shown to the company itself. */
export const ownTerms = z.object({
  /** Calendar days. */
  dueDays: z.int(),
  /** Its devices leave when they are paid. */
  barred: z.boolean(),
  /** What its administrators and approvers are shown: whole forints that may be open (null: without a limit) and those that are; null: the caller is something else. */
  credit: z.object({ limit: z.int().nullable(), open: z.int() }).nullable(),
})
export type OwnTerms = z.output<typeof ownTerms>
