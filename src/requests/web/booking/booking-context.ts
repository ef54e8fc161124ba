import { createContext, use } from 'react'
import type { BookingSetup } from '../../booking-setup.ts'
import type { PaperField } from '../../papers.ts'
import type { BookingStep } from '../../pickup-order-steps.ts'
import type { Door } from '../doors.ts'
import type { Papers } from './paper-store.ts'

/** What every part of a booking looks at: the door, what the server said of it, and the attached files. */
export type Booking = {
  readonly door: Door
  readonly setup: BookingSetup
  readonly papers: Papers
  readonly attach: (field: PaperField, files: readonly File[]) => void
  readonly goTo: (step: BookingStep, options?: { readonly isMending?: boolean }) => void
}

export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = use(BookingContext)
  if (!booking) throw new Error('useBooking outside a booking')
  return booking
}
