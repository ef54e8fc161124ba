import { addYears, type Day, isDay } from '#calendar/calendar.ts'

/** GAPS D10: the last day is today in Budapest, the first one the form's age limit before it, else 1 January 2000. */
export const purchaseBounds = (maxAgeYears: number | null, today: Day) => ({
  min: maxAgeYears === null ? '2000-01-01' : addYears(today, -maxAgeYears),
  max: today,
})

export function isPurchaseDate(text: string, maxAgeYears: number | null, today: Day) {
  const { min, max } = purchaseBounds(maxAgeYears, today)
  return isDay(text) && text >= min && text <= max
}
