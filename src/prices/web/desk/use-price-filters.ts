import { useFiltersInAddress } from '#base/web/use-filters-in-address.ts'
import { isDay } from '#calendar/calendar.ts'
import { priceKinds } from '../../price.ts'

const names = { kind: 'fajta', brand: 'marka', day: 'nap', list: 'arlista' } as const

/** What no row can have is no filter. */
const idOf = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The filters of the price list stand in the address, so that the way back from a change finds the list again. */
export function usePriceFilters() {
  const { address, put } = useFiltersInAddress()
  const day = address.get(names.day) ?? ''
  const kind = priceKinds.find((one) => one === address.get(names.kind))
  const [brandId, listId] = [idOf(address.get(names.brand)), idOf(address.get(names.list))]
  return {
    filters: { ...(kind && { kind }), ...(brandId && { brandId }), ...(isDay(day) && { on: day }), ...(listId && { listId }) },
    /** As it is typed: while its year is, it is no day yet. */
    day,
    /** @param value '': the filter is taken back */
    choose: (filter: keyof typeof names, value: string) => put(names[filter], value),
  }
}
