/** How an order came (GAPS D13): by the booking form, from a file, from a pre-alert whose device arrived, by a partner's system. */
export const orderSources = ['booking', 'bulk', 'preAlert', 'api'] as const
export type OrderSource = (typeof orderSources)[number]
