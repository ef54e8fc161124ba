import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { methods } from './method-of-invoice.ts'

/** On what terms a company pays (GAPS D12, D15); `creditLimit` null: without a limit. */
export type CompanyTerms = { readonly dueDays: number; readonly creditLimit: number | null; readonly barred: boolean }

/** How a company may pay and whose prices it has (decision 110): no methods of its own, no usual one, the general prices. */
export type CompanyWays = {
  readonly paymentMethods: readonly number[] | null
  readonly usualMethod: number | null
  readonly priceListId: number | null
}

/** Why its terms keep a company's device until the invoice is paid: it is barred from paying afterwards, or more would be open than its limit. */
export const termsKeepers = ['COMPANY_BARRED', 'CREDIT_LIMIT_REACHED'] as const
/** Why a device may not leave, where it is more than that its invoice is unpaid. */
export const keepersToSay = ['INVOICE_MISSING', ...termsKeepers] as const
export type TermsKeeper = (typeof termsKeepers)[number]

/** @param open whole forints that are open with the invoice in question; who has no terms of their own has those of every company, without a limit */
export function keeperOf(terms: CompanyTerms | undefined, open: number): TermsKeeper | null {
  if (terms?.barred) return 'COMPANY_BARRED'
  return terms !== undefined && terms.creditLimit !== null && open > terms.creditLimit ? 'CREDIT_LIMIT_REACHED' : null
}

const maxDays = 120
const maxForints = 1_000_000_000
const method = z.literal(Object.values(methods), wrongType)
const listId = z.int(wrongType).positive(wrongType).max(2_147_483_647, wrongType)

const termsFields = z.strictObject(
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
    paymentMethods: z
      .array(method, wrongType)
      .min(1, refusedWith('TERMS_METHODS'))
      .max(5, wrongType)
      .refine((list) => new Set(list).size === list.length, wrongType)
      .nullable()
      .default(null)
      .describe('How it may pay; null: whatever its type of customer may choose'),
    usualMethod: method.nullable().default(null).describe('How it pays where nobody chooses; null: as its sender prefers, else by transfer'),
    priceListId: listId.nullable().default(null).describe('Whose prices it has before the general ones; null: none'),
    /** Why, for our own books. */
    note: lineOfText(300).min(3, refusedWith('REQUIRED')),
    /** The terms that were on the screen; null: it had none of its own. */
    seen: z.int(wrongType).nullable(),
  },
  wrongType,
)

/** What is usual must be allowed. */
export const termsToSet = termsFields.superRefine(({ paymentMethods, usualMethod }, context) => {
  if (usualMethod !== null && paymentMethods !== null && !paymentMethods.includes(usualMethod))
    context.addIssue({ code: 'custom', path: ['usualMethod'], message: issueMessage('TERMS_USUAL_METHOD') })
})

const named = z.object({ id: z.int(), name: z.string() })

/** Terms as they were set once; the newest hold. */
const termsSet = z.object({
  id: z.int(),
  dueDays: z.int(),
  creditLimit: z.int().nullable(),
  barred: z.boolean(),
  paymentMethods: z.array(z.int()).nullable(),
  usualMethod: z.int().nullable(),
  priceList: named.nullable(),
  note: z.string(),
  setAt: z.string().describe('ISO instant'),
  setBy: z.string(),
})

/** Who pays on terms: a company, or a business account that acts for none. */
export const termsHolders = ['company', 'account'] as const
export type TermsHolder = { readonly kind: (typeof termsHolders)[number]; readonly id: number }

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
  /** How it may pay, as its type of customer and its terms allow. */
  paymentMethods: z.array(named),
  /** How it pays where nobody chooses; null: as whoever sends prefers. */
  usualMethod: named.nullable(),
  /** It has prices of its own before the general ones. */
  hasOwnPrices: z.boolean(),
})
export type OwnTerms = z.output<typeof ownTerms>
