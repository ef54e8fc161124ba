/** GAPS D8: the hours of a pickup; the whole day is the default, the halves are offered where capacity is set. */
export const pickupWindows = ['08-17', '08-12', '12-17'] as const
export type PickupWindow = (typeof pickupWindows)[number]

/** From and to as hours and minutes in Budapest. */
export const windowHours: Readonly<Record<PickupWindow, { from: string; to: string }>> = {
  '08-17': { from: '08:00', to: '17:00' },
  '08-12': { from: '08:00', to: '12:00' },
  '12-17': { from: '12:00', to: '17:00' },
}
