let owner: string | null = null
const latest = new Map<string, string>()

/** An address as somebody stands at it; kept while the page is open, and for nobody else. @param of whose session it is */
export function rememberAddress(of: string, { pathname, search }: { readonly pathname: string; readonly search: string }) {
  if (of !== owner) latest.clear()
  owner = of
  latest.set(pathname, search)
}

/** A list as it was filtered and opened last, for the way back from one of its rows. */
export const asLeft = (path: string): string => `${path}${latest.get(path) ?? ''}`
