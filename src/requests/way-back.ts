import { paths, patterns } from '#paths.ts'

type Place = { readonly pathname: string; readonly search: string }

const requestPage = patterns.deskRequest.replace(':id', '')
/** Signs: what is longer, a pasted list that is searched for, would be more than a server takes as an address. */
const longest = 1000

/** What the address of a request's page at the desk says of where it was opened from, null: nothing. */
export const wayBackIn = (search: string): string | null => new URLSearchParams(search).get('vissza')

/**
 * Where the page of a request that is opened here leads back to, '': to the queue. From one request to another the way back stays: it would lead to and
 * fro between them.
 */
export function wayBackTo({ pathname, search }: Place): string {
  if (pathname.startsWith(requestPage)) return wayBackIn(search) ?? ''
  const here = pathname + search
  if (here === paths.deskQueue()) return ''
  return here.length > longest ? pathname : here
}
