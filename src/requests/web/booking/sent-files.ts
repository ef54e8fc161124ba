import type { requestsApi } from '../../requests.api.ts'

/** The files of a booking, by the parts they travel in. */
export type SentFiles = Readonly<Record<keyof typeof requestsApi.submitPickupOrder.files, readonly File[]>>
