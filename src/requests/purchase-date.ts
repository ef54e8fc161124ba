import { addYears, type Day, isDay } from '#calendar/calendar.ts'

/** GAPS D10: the last day is today in Budapest, the first one the form's age limit before it, else 1 January 2000. */
export const purchaseBounds = (maxAgeYears: number | null, today: Day) => ({
  min: maxAgeYears === null ? '2000-01-01' : addYears(today, -maxAgeYears),
  max: today,
})

export type PurchaseBounds = ReturnType<typeof purchaseBounds>

export const isPurchaseDate = (text: string, { min, max }: PurchaseBounds) => isDay(text) && text >= min && text <= max
