import { addDays, type Day, isWorkday, type WorkCalendar } from '#calendar/calendar.ts'

/** Every day from the first to the last with the number of working days so far: the difference of two is the working days between. */
export function numberWorkdays(calendar: WorkCalendar, first: Day, last: Day): { days: Day[]; numbers: number[] } {
  const days: Day[] = []
  const numbers: number[] = []
  let number = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (isWorkday(calendar, day)) number += 1
    days.push(day)
    numbers.push(number)
  }
  return { days, numbers }
}
