/** Holidays on the same day of every year, Mt. 102. § (1) as DOMAIN 7 has it: 24 December is none; the yearly decree may make it a rest day. */
const fixed = ['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-25', '12-26']

/** Good Friday, Easter Monday and Whit Monday, in days after Easter Sunday. */
const moving = [-2, 1, 50]

/** By the formula of Gauss for the years 1900 to 2099, in days after 22 March. */
function daysToEaster(year: number): number {
  const a = year % 19
  const d = (19 * a + 24) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
  const tooLate = (d === 29 && e === 6) || (d === 28 && e === 6 && a > 10)
  return d + e - (tooLate ? 7 : 0)
}

/**
 * Whether the law alone makes the day a holiday, whatever is known of its year's moved working days.
 * @param day written as `2027-03-29`, of the years 1900 to 2099
 */
export function isStatutoryHoliday(day: string): boolean {
  if (fixed.includes(day.slice(5))) return true
  const year = Number(day.slice(0, 4))
  const easter = Date.UTC(year, 2, 22 + daysToEaster(year))
  return moving.includes((Date.parse(day) - easter) / 86_400_000)
}
