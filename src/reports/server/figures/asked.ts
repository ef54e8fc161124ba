import { reachOf } from '#accounts/who.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { periodOf } from '../../report.ts'
import { companyExists, type Scope, type Whose } from '../report-store.ts'

export type Asking = ReadContext & Call

type Asked = { readonly brand?: number | undefined; readonly company?: number | undefined }
type AskedOfPeriod = Asked & { readonly from?: string | undefined; readonly to?: string | undefined }

/**
 * Whose requests count is decided by the session: whoever acts for a company sees what its lists show them (`reachOf`), employees who may see
 * reports all, or one company (reports.api.ts lets nobody else in).
 * @throws Refusal NOT_FOUND for a company there is none of, and for customers every one that is not their own
 */
export async function whoseOf({ actor, tx }: Asking, { brand, company }: Asked): Promise<Whose> {
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  const reach = actor.customerType === 'EMPLOYEE' ? null : reachOf(actor)
  if (company !== undefined && (reach ? actor.company?.id !== company : !(await companyExists(tx, company)))) throw new Refusal('NOT_FOUND')
  return { reach, companyId: company, brandId: brand }
}

/** @throws Refusal NOT_FOUND, REPORT_PERIOD */
export async function scopeOf(ctx: Asking, asked: AskedOfPeriod): Promise<Scope> {
  const period = periodOf(asked, budapestDay(ctx.now))
  return { ...(await whoseOf(ctx, asked)), period }
}
