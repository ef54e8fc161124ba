import { defaultRows, type RowsPerPage } from '#base/rows-per-page.ts'
import { isPlace, type Place } from './place.ts'

/** What the list of a counter shows; it stands in the address. */
export type CounterFilters = { readonly place: Place | undefined; readonly text: string | undefined }

/** Whatever means nothing counts as nothing. */
export function counterFiltersIn(address: URLSearchParams): CounterFilters {
  const place = address.get('hol')
  return { place: isPlace(place) ? place : undefined, text: address.get('mit')?.trim() || undefined }
}

export function counterAddressOf({ place, text }: CounterFilters, rows: RowsPerPage = defaultRows): string {
  const asked = new URLSearchParams()
  if (place) asked.set('hol', place)
  if (text) asked.set('mit', text)
  if (rows !== defaultRows) asked.set('rows', String(rows))
  return asked.size > 0 ? `?${asked}` : ''
}
