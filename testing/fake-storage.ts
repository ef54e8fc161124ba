/** What a browser stores, for rules that run without one; it is seen in `stored`. */
export const fakeStorage = (stored = new Map<string, string>()) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size
  },
})
