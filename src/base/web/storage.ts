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

/** Lets go of a database of this browser, if it is there. */
export function deleteDatabase(name: string) {
  try {
    window.indexedDB.deleteDatabase(name)
  } catch {
    // Forbidden, so nothing is kept there.
  }
}

/** Empties everything this browser keeps of the portal, attached files too, and the pages that open without a network. */
export async function deleteEverything() {
  for (const place of ['local', 'session'] as const) {
    try {
      placeOf(place).clear()
    } catch {
      // As above.
    }
  }
  try {
    for (const { name } of await window.indexedDB.databases()) if (name) deleteDatabase(name)
  } catch {
    // Forbidden too, so nothing is kept there.
  }
  try {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    for (const name of await window.caches.keys()) await window.caches.delete(name)
  } catch {
    // A browser without workers keeps no pages.
  }
}
