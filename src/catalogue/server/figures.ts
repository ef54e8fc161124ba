import { z } from 'zod'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import { paramsInForce } from './system-param-store.ts'

const several = z.int().positive()
const forints = z.int().nonnegative()

/** The system parameters that the server works with, and what each may be; their seed says where each comes from. */
const kinds = {
  buybackEstimateDays: several,
  buybackOfferWorkingDays: several,
  companyInvoiceDueDays: several,
  /** Gross. */
  deliveryFee: forints,
  /** SPEC 1, from when the repair begins: after how many it is expected to be done, from and to. */
  expectedRepairWorkingDays: z.tuple([z.int(), z.int()]),
  expertReportValidityWorkingDays: several,
  failedPickupAttempts: several,
  /** Gross. */
  inspectionFee: forints,
  invoiceDueDays: several,
  /** Net, of an hour. */
  labourRate: forints,
  /** On clocks in Budapest: `14:30`. */
  pickupCutOff: z.string(),
  pickupHorizonWorkingDays: several,
  quoteValidityWorkingDays: several,
  /** Gross. */
  refundApprovalLimit: forints,
  /** Gross. */
  returnFee: forints,
  /** Gross. */
  serviceWarrantyFeeFrom: forints,
  serviceWarrantyMonths: several,
  storageDays: several,
  storageNoticeDays: z.array(several).min(1),
  transferReminderDaysAfter: several,
  transferReminderDaysBefore: z.int().nonnegative(),
} as const satisfies Readonly<Record<string, z.ZodType>>

type FigureName = keyof typeof kinds
type Figure<Name extends FigureName> = z.output<(typeof kinds)[Name]>

/**
 * A figure the server works with, public or not, as it is in force on a day.
 * @throws Error when no row is in force, and ZodError when it is of another kind: the seeds are wrong, not the caller
 */
export async function figureInForce<Name extends FigureName>(ctx: ReferenceContext, day: Day, name: Name): Promise<Figure<Name>> {
  const row = (await paramsInForce(ctx, day)).find(({ key }) => key === name)
  if (!row) throw new Error(`No system parameter ${name} is in force on ${day}`)
  return kinds[name].parse(row.value) as Figure<Name>
}
