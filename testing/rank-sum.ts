/** The middle of the values; of an even number of them, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2
}

/**
 * Mann and Whitney's rank sum test in its normal approximation, which suits twenty values a side and more: how likely two samples of one
 * and the same distribution lie at least this far apart.
 * @returns p, two-sided
 */
export function rankSumP(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))].toSorted(
    (a, b) => a.value - b.value,
  )
  let rankSum = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to++
    // Equal values share the mean of their ranks.
    for (const { isOne } of all.slice(from, to)) if (isOne) rankSum += (from + 1 + to) / 2
    from = to
  }
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * upperTailOf(Math.abs(z))
}

/** The normal distribution's upper tail, by formula 26.2.17 of Abramowitz and Stegun; off by 7.5e-8 at most. */
function upperTailOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
