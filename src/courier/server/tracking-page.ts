import type { Env } from '#base/server/env.ts'
import type { Carrier } from '../shipment.ts'

const siteSettings = { simulator: 'COURIER_SITE_URL', gls: 'COURIER_GLS_SITE_URL', foxpost: 'COURIER_FOXPOST_SITE_URL' } as const satisfies Readonly<
  Record<Carrier, keyof Env>
>

/** The courier's public page of a parcel, for a link; null where the settings name none. */
export const trackingPage = (env: Env, carrier: Carrier, trackingNumber: string): string | null =>
  env[siteSettings[carrier]]?.replaceAll('{number}', () => encodeURIComponent(trackingNumber)) ?? null
