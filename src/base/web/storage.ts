/**
 * The browser's storage, which may be full, forbidden or absent (prerendering). Then nothing is kept and the page works on.
 * Everything kept here is strictly necessary: see the cookie settings page.
 */
type Place = 'local' | 'session'

const placeOf = (place: Place) => (place === 'local' ? window.localStorage : window.sessionStorage)

export function readStored(place: Place, key: string): string | null {
  try {
    return placeOf(place).getItem(key)
  } catch {
    return null
  }
}

export function store(place: Place, key: string, value: string) {
  try {
    placeOf(place).setItem(key, value)
  } catch {
    // Nothing to do: the person goes on without being remembered.
  }
}

export function removeStored(place: Place, key: string) {
  try {
    placeOf(place).removeItem(key)
  } catch {
    // As above.
  }
}

/** The names of everything kept in one place. */
export function storedKeys(place: Place): readonly string[] {
  try {
    const stored = placeOf(place)
    return Array.from({ length: stored.length }, (_, index) => stored.key(index)).filter((key) => key !== null)
  } catch {
    return []
  }
}

/** Empties everything this browser keeps of the portal, attached files too. */
export async function deleteEverything() {
  for (const place of ['local', 'session'] as const) {
    try {
      placeOf(place).clear()
    } catch {
      // As above.
    }
  }
  try {
    for (const { name } of await window.indexedDB.databases()) if (name) window.indexedDB.deleteDatabase(name)
  } catch {
    // Forbidden too, so nothing is kept there.
  }
}
