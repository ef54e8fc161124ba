import type { ShipmentStatus } from '../../shipment.ts'

/** DOMAIN 2.2. Scans, customs and notices are steps on the way; what is not here changes nothing. */
const codes: readonly (readonly [ShipmentStatus, readonly number[]])[] = [
  ['PICKUP_ORDERED', [51, 52, 83, 84, 85]],
  ['PICKED_UP', [1, 86]],
  ['IN_TRANSIT', [2, 3, 6, 7, 8, 9, 13, 21, 22, 24, 25, 26, 27, 29, 30, 37, 41, 46, 47, 53, 80]],
  ['OUT_FOR_DELIVERY', [4, 32]],
  ['IN_LOCKER', [54, 55, 56, 97]],
  ['DELIVERED', [5, 58, 59, 92]],
  // 87 to 90: the pickup failed; 17 refused, 57 not fetched in time: it comes back, which 23 and 40 say.
  ['FAILED', [11, 12, 14, 15, 16, 17, 18, 19, 20, 33, 34, 35, 36, 38, 39, 57, 68, 87, 88, 89, 90]],
  ['RETURNED', [23, 40]],
  ['CANCELLED', [91]],
]
const statusByCode = new Map(codes.flatMap(([status, list]) => list.map((code) => [code, status] as const)))

/** What a status code of MyGLS means; undefined: nothing to us. */
export const statusOfGls = (code: number): ShipmentStatus | undefined => statusByCode.get(code)
