import { z } from 'zod'
import { type Day, isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'

const time = z.string(wrongType).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, refusedWith('TIME_OF_DAY'))
const day = z.string(wrongType).max(10, refusedWith('VISIT_DAY')).refine(isDay, refusedWith('VISIT_DAY'))

/** When somebody comes to the customer, and who: what the planner decides. No day: it waits for one. */
export const plannedVisit = z
  .strictObject(
    {
      day: day.nullable(),
      from: time.nullable(),
      to: time.nullable(),
      technicianId: z.int(wrongType).positive().nullable(),
    },
    wrongType,
  )
  .refine(({ from, to }) => (from === null) === (to === null), { ...refusedWith('REQUIRED'), path: ['to'] })
  .refine(({ from, to }) => from === null || to === null || from < to, { ...refusedWith('TIME_ORDER_WINDOW'), path: ['to'] })
  .refine((visit) => visit.day !== null || visit.from === null, { ...refusedWith('REQUIRED'), path: ['day'] })
export type PlannedVisit = z.output<typeof plannedVisit>

export const sheetVisit = z.object({
  day: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  technician: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type SheetVisit = z.output<typeof sheetVisit>

type Place = { readonly from: string | null; readonly postalCode: string; readonly city: string; readonly street: string }

const inNumbers = new Intl.Collator('hu', { numeric: true })

/**
 * The order of a day: what was promised comes first (the begin of the window, whatever has none at the end), and within a window neighbours stand
 * beside each other: by postcode, whose figures go from district to district and from town to town, then town, street and house number.
 */
export function inOrderOfPlace<Visit extends Place>(visits: readonly Visit[]): Visit[] {
  return visits.toSorted(
    (one, other) =>
      inNumbers.compare(one.from ?? '99', other.from ?? '99') ||
      inNumbers.compare(one.postalCode, other.postalCode) ||
      inNumbers.compare(one.city, other.city) ||
      inNumbers.compare(one.street, other.street),
  )
}

export const maxVisitsOfDay = 60

/** The first and the last day that a visit may be put on. */
export const isVisitDay = (day: Day, today: Day, inAYear: Day): boolean => day >= today && day <= inAYear
