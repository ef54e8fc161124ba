import type { TextPart, TypedBooking } from './typed-booking.ts'

type Change = { readonly currentTarget: { readonly value: string } }

/** What the cards of the booking are given. */
export type BookingPart = {
  readonly booking: TypedBooking
  readonly set: (change: Partial<TypedBooking>) => void
  readonly problemOf: (path: string) => string | undefined
  /** A field of one line of text; `path`: as the server names it. */
  readonly fieldOf: (
    part: TextPart,
    path: string,
  ) => {
    readonly id: string
    readonly name: string
    readonly label: string
    readonly problem: string | undefined
    readonly value: string
    readonly onChange: (change: Change) => void
  }
}
