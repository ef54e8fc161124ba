import { accountsApi } from '#accounts/accounts.api.ts'
import { hasFeature } from '#accounts/features.ts'
import type { Person } from '#accounts/person.ts'
import { savedAddressesApi } from '#addresses/saved-addresses.api.ts'
import { prefetchCall } from '#base/web/use-call.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { customerDataApi } from '#customer-data/customer-data.api.ts'
import { prefetchPreAlerts } from '#pre-alerts/web/use-pre-alerts.ts'
import { prefetchMyRequests } from '#tracking/web/mine/use-my-requests.ts'
import { fetchInsidePages } from './inside-pages.ts'

/**
 * SPEC 4: what loads as soon as a session is known to be valid. The screens ask for the same, so what they open with has come by then, or is
 * on its way.
 */
export function loadAtStart({ customerId, customerType }: Person) {
  fetchInsidePages()
  const mine = { params: { id: customerId } }
  prefetchCall(accountsApi.showCustomer, mine)
  prefetchCall(savedAddressesApi.listSavedAddresses, mine)
  prefetchCall(customerDataApi.showFinancialData, mine)
  prefetchCall(catalogueApi.listSystemParams, {})
  // Pre-alert customers have pre-alerts instead of requests.
  if (hasFeature(customerType, 'preAlert')) prefetchPreAlerts()
  else prefetchMyRequests()
}
