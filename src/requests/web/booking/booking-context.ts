import { createContext, use } from 'react'
import type { BookingSetup } from '../../booking-setup.ts'
import type { DocumentField } from '../../documents.ts'
import type { BookingStep } from '../../pickup-order-steps.ts'
import type { OwnData } from '../own-data/own-data.ts'
import type { ServiceEntry } from '../service-entries.ts'
import type { BookedDocument } from './booked-device.ts'
import type { Documents } from './draft-documents.ts'

/** What every part of a booking looks at: the service entry, what the server said of it, and the attached files. */
export type Booking = {
  readonly serviceEntry: ServiceEntry
  readonly setup: BookingSetup
  readonly documents: Documents
  /** Of whoever has an account. */
  readonly own: OwnData | null
  readonly attach: (field: DocumentField, files: readonly File[]) => void
  /** Uploaded about this device before. */
  readonly purchaseDocuments: readonly BookedDocument[]
  readonly goTo: (step: BookingStep, options?: { readonly isMending?: boolean }) => void
}

export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = use(BookingContext)
  if (!booking) throw new Error('useBooking outside a booking')
  return booking
}
