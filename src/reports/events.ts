export type ReportEvents = {
  /** A month is over; one for each administrator of a company. `month`: `2026-11`. */
  companyMonthEnded: { companyId: number; accountId: number; month: string }
}
