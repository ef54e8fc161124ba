import { addDays, addWorkdays, type Day, type WorkCalendar } from '#calendar/calendar.ts'
import { warrantyTypes } from '#requests/status.ts'

/** Why a repair is not free of charge. */
export const reportReasons = ['liquid', 'impact', 'foreignRepair', 'software', 'wear', 'warrantyOver', 'identifier', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const maxReportPhotos = 6

/** Who pays for a paid repair is no question, so only the others can get a report. */
export const canHaveReport = (warrantyTypeId: number): boolean => warrantyTypeId !== warrantyTypes.paid && warrantyTypeId !== warrantyTypes.buyback

export type ReportStatus = 'issued' | 'accepted' | 'rejected' | 'expired'

/** A paid repair, or a report whose holder asked for a quote (GAPS D1). */
export const canHaveQuote = (warrantyTypeId: number, report: ReportStatus | null): boolean =>
  warrantyTypeId === warrantyTypes.paid || report === 'accepted'

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
