import { z } from 'zod'
import { reportReasons } from './expert-report.ts'

const instant = z.string().describe('2026-11-21T09:15:00Z')
const day = z.string().describe('2026-11-21, in Europe/Budapest')
const forints = z.int()

/** The answer of the same decision made again is the same to the letter. */
export const reportDecided = z.object({
  expertReportAcceptedStatus: z.boolean(),
  returnReport: z.boolean(),
  decidedAt: instant,
  /** Gross forints; null: a quote follows, nothing is owed. */
  returnFee: forints.nullable(),
})
export type ReportDecided = z.output<typeof reportDecided>

export const reportView = z.object({
  /** Of the request. */
  version: z.int(),
  report: z
    .object({
      /** 1, or higher when it took the place of an earlier one. */
      version: z.int(),
      status: z.enum(['issued', 'accepted', 'rejected', 'expired']),
      reason: z.enum(reportReasons),
      findings: z.string(),
      issuedAt: instant,
      validUntil: instant,
      lastDay: day,
      certain: z.boolean(),
      returnFee: forints,
      /** In cash, rounded (DOMAIN 0.8). */
      returnFeeInCash: forints,
      /** Only consumers may turn to a conciliation board. */
      isOfConsumer: z.boolean(),
      /** Positions of the photos, for `getExpertReportPhoto`. */
      photos: z.array(z.int()),
      decision: reportDecided
        .extend({
          /** Why it was rejected, in the words of whoever did; '' where they did not say. */
          reason: z.string(),
          /** The name of somebody else of the company who decided it, '' of whom it is not known; null: the reader. */
          decidedBy: z.string().nullable(),
        })
        .nullable(),
      /** Whose request it is, to a colleague who may decide ('': not known); null to everybody else. */
      sender: z.object({ name: z.string() }).nullable(),
    })
    .nullable(),
  may: z.object({ issue: z.boolean(), correct: z.boolean(), decide: z.boolean(), decideOnBehalf: z.boolean() }),
})
export type ReportView = z.output<typeof reportView>
