import type { Address } from '#addresses/address.ts'
import type { Output } from '#base/endpoint.ts'
import { readStored, store } from '#base/web/storage.ts'
import type { requestsApi } from '../../requests.api.ts'

/** What the last page shows: kept for this tab, so a reload shows it again. */
export type BookingDone = Output<typeof requestsApi.submitRepeatClaim> & {
  readonly serviceEntry: string
  /** The confirmation carries the link of an account. */
  readonly accountAsked?: boolean | undefined
  /** Of whoever has an account: can be saved. */
  readonly pickupAddress?: Address
}

const key = 'booking-done'

/** Where the browser keeps nothing, it is shown at least once. */
let latest: BookingDone | null = null

export function storeDone(done: BookingDone) {
  latest = done
  store('session', key, JSON.stringify(done))
}

export function readDone(): BookingDone | null {
  const text = readStored('session', key)
  try {
    return text === null ? latest : (JSON.parse(text) as BookingDone)
  } catch {
    return latest
  }
}
