import { z } from 'zod'

/** The networks of lockers a repaired device can be sent to: what people call them, and whether only a Hungarian mobile number will do (SPEC 5). */
export const parcelNetworks = {
  foxpost: { name: 'Foxpost', wantsMobile: true },
  gls: { name: 'GLS', wantsMobile: false },
} as const
export type ParcelProvider = keyof typeof parcelNetworks
export const parcelProviders = Object.keys(parcelNetworks) as [ParcelProvider, ...ParcelProvider[]]

/** For a sentence that lists them. */
export const parcelNetworkNames: string[] = Object.values(parcelNetworks).map(({ name }) => name)

/** A parcel locker, or a shop that hands parcels over. */
export const parcelPoint = z.object({
  provider: z.enum(parcelProviders),
  code: z.string(),
  kind: z.enum(['locker', 'shop']),
  name: z.string(),
  postalCode: z.string(),
  city: z.string(),
  street: z.string(),
  directions: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Seven entries, Monday first: `08:00-20:00`; empty: closed. */
  opening: z.array(z.string()),
})
export type ParcelPoint = z.output<typeof parcelPoint>
