const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Whether what a browser kept has the shape of a sample. A choice not made yet is null, so any plain value may stand for it. A list without a sample
 * is one of ids.
 */
export function fits(stored: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(stored) && stored.every((item) => fits(item, sample.length > 0 ? sample[0] : 0))
  if (isRecord(sample)) return isRecord(stored) && Object.entries(sample).every(([name, value]) => fits(stored[name], value))
  if (sample === null) return isPlain(stored)
  return typeof stored === typeof sample
}

/**
 * A stored draft over an untouched form: whatever an older portal wrote, the answer has the shape of today, and what does not fit stays as it
 * is untouched. A list is taken as a whole.
 * @param sample an item of each list of records or words, where the untouched form has none
 */
export function restoredValues<Values extends object>(untouched: Values, stored: unknown, sample: Partial<Values> = {}): Values {
  if (!isRecord(stored)) return untouched
  const samples: Readonly<Record<string, unknown>> = { ...sample }
  const restored = Object.entries(untouched).map(([name, value]: [string, unknown]) => {
    const found = stored[name]
    if (found === undefined) return [name, value]
    if (isRecord(value)) return [name, restoredValues(value, found)]
    return [name, fits(found, samples[name] ?? value) ? found : value]
  })
  return Object.fromEntries(restored) as Values
}
