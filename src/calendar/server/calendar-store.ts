import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'
import type { DayKind, WorkCalendar } from '../calendar.ts'

const kinds: readonly string[] = ['holiday', 'rest', 'working'] satisfies DayKind[]
const isDayKind = (kind: string): kind is DayKind => kinds.includes(kind)

/** The whole calendar: some dozen rows for each year. */
export const workCalendar = referenceData(['calendarDays', 'calendarYears'], async (db: ReadDb<DB>): Promise<WorkCalendar> => {
  const days = await db.selectFrom('calendarDays').select(['day', 'kind']).execute()
  const years = await db.selectFrom('calendarYears').select('year').where('complete', '=', true).execute()
  return {
    days: new Map(days.flatMap(({ day, kind }) => (isDayKind(kind) ? [[day, kind] as const] : []))),
    completeYears: new Set(years.map(({ year }) => year)),
  }
})
