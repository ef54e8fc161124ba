import { addDays, addYears, type Day } from '#calendar/calendar.ts'

/** From this price, in gross forints, the device has so many years of statutory guarantee. */
type Band = { readonly from: number; readonly years: number }

/**
 * 151/2003. (IX. 22.) Korm. r., the bands by the day of purchase, the latest first: 93/2024. (IV. 23.) since May 2024, 270/2020. (VI. 12.)
 * before it (DOMAIN 6.1). What was bought earlier than these is out of every band.
 */
const bandsSince: readonly { readonly since: Day; readonly bands: readonly Band[] }[] = [
  {
    since: '2024-05-01',
    bands: [
      { from: 250_001, years: 3 },
      { from: 10_000, years: 2 },
    ],
  },
  {
    since: '2021-01-01',
    bands: [
      { from: 250_001, years: 3 },
      { from: 100_001, years: 2 },
      { from: 10_000, years: 1 },
    ],
  },
]

export type Guarantee =
  /** It is known until when. `extendedBy`: days, because of repairs under the guarantee. `renewedOn`: it is counted from the replacement. */
  | { readonly kind: 'until'; readonly until: Day; readonly years: number; readonly extendedBy: number; readonly renewedOn: Day | null }
  /** The price is below the bands, or it was bought before them. */
  | { readonly kind: 'none' }
  /** A company is no consumer. */
  | { readonly kind: 'business' }
  /** What must be known to tell. */
  | { readonly kind: 'missing'; readonly missing: readonly ('dateOfPurchase' | 'purchasePrice')[] }

type Purchase = {
  readonly dateOfPurchase: Day | null
  readonly purchasePrice: number | null
  readonly isConsumer: boolean
  /** Days the device was away for repairs under the guarantee: it lasts so much longer (151/2003., DOMAIN 6.1). */
  readonly daysInRepair: number
  /** The day another device was handed back under the guarantee: for that one it begins anew (Ptk. 6:163. § (5), 6:173. §). */
  readonly renewedOn?: Day | null
}

/** Until when the statutory guarantee of a device lasts, as far as what is known of its purchase tells. */
export function guaranteeOf({ dateOfPurchase, purchasePrice, isConsumer, daysInRepair, renewedOn = null }: Purchase): Guarantee {
  if (!isConsumer) return { kind: 'business' }
  if (dateOfPurchase === null || purchasePrice === null)
    return {
      kind: 'missing',
      missing: [...(dateOfPurchase === null ? ['dateOfPurchase' as const] : []), ...(purchasePrice === null ? ['purchasePrice' as const] : [])],
    }
  const bands = bandsSince.find(({ since }) => since <= dateOfPurchase)?.bands
  const band = bands?.find(({ from }) => from <= purchasePrice)
  if (!band) return { kind: 'none' }
  const until = addDays(addYears(renewedOn ?? dateOfPurchase, band.years), daysInRepair)
  return { kind: 'until', until, years: band.years, extendedBy: daysInRepair, renewedOn }
}
