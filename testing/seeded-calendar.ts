import { readFileSync } from 'node:fs'
import type { WorkCalendar } from '#calendar/calendar.ts'

const seed = readFileSync(new URL('../db/seed/010_calendar.sql', import.meta.url), 'utf8')

/** The calendar the portal is delivered with, read from its seed file, for tests of pure rules. */
export const seededCalendar: WorkCalendar = {
  days: new Map([...seed.matchAll(/\('(\d{4}-\d\d-\d\d)', '(holiday|rest|working)'/g)].map(([, day, kind]) => [day ?? '', kind as 'holiday'])),
  completeYears: new Set([...seed.matchAll(/\((\d{4}), [^)]*\)[^)]*, true\)/g)].map(([, year]) => Number(year))),
}
