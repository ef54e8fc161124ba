type Listed = { readonly netFrom: number; readonly labourMinutes: number | null }

/**
 * The lower end of a list price as a part and its fitting, net forints: the sum is the list price to the forint. Labour that would be more
 * than the price is all of it.
 * @param labourRate net forints an hour
 */
export function splitPrice({ netFrom, labourMinutes }: Listed, labourRate: number): { part: number; labour: number } {
  const labour = Math.min(netFrom, Math.round(((labourMinutes ?? 0) * labourRate) / 60))
  return { part: netFrom - labour, labour }
}
