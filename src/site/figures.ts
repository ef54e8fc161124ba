import { intlLocales, type Language } from '#base/languages.ts'

/**
 * The figures our terms promise, in forints and working days. A text somebody agreed to must not change by itself, so they
 * stand here and not in the database; a test sees to it that the system parameters the portal works with say the same.
 */
export const figures = {
  returnFee: 4522,
  deliveryFee: 4522,
  inspectionFee: 6990,
  quoteValidityWorkingDays: 20,
  expertReportValidityWorkingDays: 5,
  expectedRepairWorkingDays: [7, 10],
  storageDays: 90,
  storageNoticeDays: [14, 45, 75],
  pickupCutOff: '14:30',
  serviceWarrantyMonths: 6,
  serviceWarrantyFeeFrom: 20000,
  failedPickupAttempts: 2,
  trackingLinkMinutes: 30,
  formSessionMinutes: 10,
} as const

/** What is paid of an amount in cash: the nearest five forints (2008. évi III. tv. 2. §). */
export const roundedToCash = (forints: number): number => Math.round(forints / 5) * 5

/** As a screen says them (`forints` of base/web/formats.ts): from–to, one amount where the two are the same. A line may end after the dash, never before it. */
export const forintsIn = (language: Language) => {
  const forint = forintIn(language)
  return (from: number, to: number) => (from === to ? forint(from) : `${forint(from)}\u00a0– ${forint(to)}`)
}

/** `forintIn('hu')(4522)` → 4522 Ft */
export function forintIn(language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(intlLocales[language], { style: 'currency', currency: 'HUF', maximumFractionDigits: 0 })
  return (amount) => format.format(amount)
}

/** One after the other, as a sentence says it: "14., 45. és 75." */
export const inARow = (language: Language, words: readonly string[]): string => new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
