import { z } from 'zod'

/** The two networks a repaired device can be sent to. */
export const parcelProviders = ['foxpost', 'gls'] as const
export type ParcelProvider = (typeof parcelProviders)[number]

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
