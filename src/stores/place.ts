/** Where a device is that was handed in at a counter, in the order of its way; the database keeps it (migration 0098). */
export const places = ['atCounter', 'ordered', 'withCourier', 'atWorkshop', 'onWayBack', 'back', 'handedOver', 'ended'] as const
export type Place = (typeof places)[number]

export const isPlace = (text: string | null): text is Place => places.some((place) => place === text)
