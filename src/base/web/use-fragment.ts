import { useEffect, useState } from 'react'

/**
 * What stands behind the `#` of the address, which browsers send to nobody: the token of a mailed link. Null until the page stands, because
 * prerendered HTML knows no fragment.
 */
export function useFragment(): string | null {
  const [fragment, setFragment] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setFragment(decodeURIComponent(window.location.hash.slice(1)))
    read()
    // The same tab may be given another email's link.
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return fragment
}
