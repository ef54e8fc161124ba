import type { Output } from '#base/endpoint.ts'
import type { PickupOrderDraft } from '../../pickup-order.ts'
import type { requestsApi } from '../../requests.api.ts'
import type { KnownPerson } from '../own-data/own-data.ts'
import type { SentFiles } from './sent-files.ts'

/** What makes a booking one that an employee takes down for a customer on the telephone. */
export type Caller = {
  /** Null: a customer nobody knew before. */
  readonly known: KnownPerson | null
  readonly send: (
    order: PickupOrderDraft,
    sending: { readonly files: SentFiles; readonly idempotencyKey: string },
  ) => Promise<Output<typeof requestsApi.submitPickupOrder>>
  /** Where it goes on once it is booked. */
  readonly addressOfBooked: (crmRequestId: number) => string
}
