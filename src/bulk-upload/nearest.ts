/** The least number of letters to change, add or leave out; more than `most` is not counted out. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? most + 1
}

const longest = 60

/**
 * What may have been meant by a name that is not known: those that begin with it or hold it, then those a few letters away, the nearest first.
 * @param key how names are compared
 */
export function nearestTo(typed: string, names: Iterable<string>, key: (name: string) => string, max = 3): string[] {
  const wanted = key(typed).slice(0, longest)
  if (wanted === '') return []
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const found: { name: string; far: number }[] = []
  for (const name of new Set(names)) {
    const known = key(name).slice(0, longest)
    const holds = known.length > 2 && wanted.length > 2 && (known.includes(wanted) || wanted.includes(known))
    const far = holds ? Math.abs(known.length - wanted.length) / 10 : distance(wanted, known, most)
    if (far <= most) found.push({ name, far })
  }
  return found
    .sort((a, b) => a.far - b.far || a.name.length - b.name.length)
    .slice(0, max)
    .map(({ name }) => name)
}
