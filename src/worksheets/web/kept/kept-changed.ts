const whenChanged = new Set<() => void>()

/** Calls back when something was kept, or sent. @returns what ends it */
export function onKept(listener: () => void): () => void {
  whenChanged.add(listener)
  return () => whenChanged.delete(listener)
}

export function tellKept() {
  for (const listener of whenChanged) listener()
}
