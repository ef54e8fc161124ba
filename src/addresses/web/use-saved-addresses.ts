import { useOwnId } from '#accounts/web/use-own-id.ts'
import { useCall } from '#base/web/use-call.ts'
import { savedAddressesApi } from '../saved-addresses.api.ts'

/** The saved addresses of whoever logged in; asked again whenever a screen opens them, because another tab may have changed them. */
export function useSavedAddresses() {
  const accountId = useOwnId()
  const { data, error, refetch } = useCall(
    savedAddressesApi.listSavedAddresses,
    { params: { id: accountId } },
    { enabled: accountId > 0, staleTime: 0 },
  )
  return {
    accountId,
    addresses: data?.filter((one) => !one.shared),
    /** Those of the company. */
    shared: data?.filter((one) => one.shared) ?? [],
    error,
    refetch,
  }
}
