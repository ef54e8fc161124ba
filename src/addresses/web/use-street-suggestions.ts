import { useCall } from '#base/web/use-call.ts'
import { useDebounced } from '#base/web/use-debounced.ts'
import { isPostalCode } from '../address.ts'
import { addressesApi } from '../addresses.api.ts'

/** Streets of a postal code by what is typed of their name. */
export function useStreetSuggestions(postalCode: string, name: string) {
  const typed = useDebounced(name)
  const { data } = useCall(
    addressesApi.findStreets,
    { query: { postalCode, query: typed } },
    { enabled: isPostalCode(postalCode) && typed.length >= 2 && typed === name },
  )
  return (data ?? []).map((street) => {
    const label = `${street.publicPlaceName} ${street.publicPlaceType}`
    return { key: label, label, street }
  })
}
