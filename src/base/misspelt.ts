/** How many letters must be added, dropped, changed or swapped with their neighbour to make one text the other; counted up to `max` + 1. */
export function slips(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      row.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    before = last
    last = row
  }
  return last[other.length] ?? max + 1
}

/**
 * Whether a typed text begins a name but for a slip: one in words of four to seven letters, two in longer ones. Figures are taken as typed,
 * since another figure is another model. Both lower case, words set apart by single blanks.
 */
export function misspelt(typed: string, name: string): boolean {
  const names = name.split(' ')
  const words = typed.split(' ')
  return names.some((_, from) =>
    words.every((word, at) => {
      const wanted = names[from + at] ?? ''
      if (/\d/.test(word) || word.length < 4) return wanted.startsWith(word)
      return slips(word, wanted, word.length < 8 ? 1 : 2) <= (word.length < 8 ? 1 : 2)
    }),
  )
}
