import { addDays, addWorkdays, type Day, type WorkCalendar } from '#calendar/calendar.ts'
import { warrantyTypes } from '#requests/status.ts'
import { type InsurerStatus, leavesToCustomer } from './insurer.ts'

/** Why a repair is not free of charge. */
export const reportReasons = ['liquid', 'impact', 'foreignRepair', 'software', 'wear', 'warrantyOver', 'identifier', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const maxReportPhotos = 6

/** Who pays for a paid repair is no question, so only the others can get a report. */
export const canHaveReport = (warrantyTypeId: number): boolean => warrantyTypeId !== warrantyTypes.paid && warrantyTypeId !== warrantyTypes.buyback

export type ReportStatus = 'issued' | 'accepted' | 'rejected' | 'expired'

/** What was said so far about who pays for a repair. */
export type Paying = { readonly warrantyTypeId: number; readonly report: ReportStatus | null; readonly insurer: InsurerStatus | null }

/** Whether the customer can have a quote: of a paid repair, after a report whose holder asked for one (GAPS D1), or for what the insurer does not pay. */
export const canHaveQuote = ({ warrantyTypeId, report, insurer }: Paying): boolean =>
  warrantyTypeId === warrantyTypes.paid || report === 'accepted' || leavesToCustomer(warrantyTypeId, insurer)

/** Whether the insurer can be asked: not while the report about who pays waits for the customer, or after they chose to pay themselves. */
export const canAskInsurer = ({ warrantyTypeId, report }: Paying): boolean =>
  warrantyTypeId === warrantyTypes.insurance && report !== 'issued' && report !== 'accepted'

/**
 * The company's own duties after it took over a device for a warranty repair, as days in Budapest:
 * - `answerBy`: five working days to say whether the claim is right, with reasons (19/2014. (IV. 29.) NGM r.)
 * - `repairBy`: day 15, by which the repair should be done; beyond it the customer must be told
 * - `replaceFrom`: day 30; not repaired by then, the device is to be replaced within eight days (DOMAIN 6.1)
 */
export type CompanyDeadlines = { readonly answerBy: Day; readonly repairBy: Day; readonly replaceFrom: Day }

export const companyDeadlines = (calendar: WorkCalendar, arrivedOn: Day): CompanyDeadlines => ({
  answerBy: addWorkdays(calendar, arrivedOn, 5),
  repairBy: addDays(arrivedOn, 15),
  replaceFrom: addDays(arrivedOn, 30),
})
