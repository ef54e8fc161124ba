import type { QueryKey } from '@tanstack/react-query'
import type { Output } from '#base/endpoint.ts'
import type { StoredAnswer } from '#base/web/offline/stored-answers.ts'
import type { DayCall } from '../../miele-worksheets.api.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'

type Day = Output<DayCall>

/** The days among what is kept. */
export const daysIn = ({ visits }: BrandScreens, kept: readonly StoredAnswer[]): readonly Day[] =>
  kept.flatMap(({ key: [method, path], data }) => {
    const isDay = visits !== null && method === visits.day.method && path === visits.day.path
    const day = isDay ? visits.day.answers.safeParse(data) : null
    return day?.success ? [day.data] : []
  })

/** The sheets of these days, by their ids. */
export const sheetsOfDays = (days: readonly Day[]): ReadonlySet<number> => new Set(days.flatMap(({ visits }) => visits.map(({ id }) => id)))

/** Which sheet a read is about; null: about none. */
export function sheetOf([, , input]: QueryKey): number | null {
  const params = typeof input === 'object' && input !== null && 'params' in input ? input.params : null
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : null
  return typeof id === 'number' ? id : null
}
