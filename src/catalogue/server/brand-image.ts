/** Our own drawn tile (scripts/draw-brand-tiles.ts) of a brand or an operator. */
export const imageOf = (slug: string) => `/brands/${slug}.svg`
