/** A key as a scanner types it: at which millisecond. `repeat`: it is held down, as a scanner holds none. */
export type Key = { readonly key: string; readonly at: number; readonly repeat?: boolean }

/** What was typed at the speed of a scanner so far. */
export type ScanBuffer = { readonly text: string; readonly at: number }
export const nothingScanned: ScanBuffer = { text: '', at: 0 }

/** No hand types two signs within it; scanners take 1 to 30 ms. */
const maxGap = 50
/** Shorter is no code of ours, of a device or of a parcel. */
const leastSigns = 6

/**
 * A keyboard-wedge scanner is a keyboard that types very fast and ends with Enter.
 * @returns the buffer after this key; `code` where Enter ended one
 */
export function scanAfter(buffer: ScanBuffer, { key, at, repeat = false }: Key): { readonly buffer: ScanBuffer; readonly code: string | null } {
  // A line of hyphens comes as fast as a code, and so does the Enter after it. A Shift that is held says nothing.
  if (repeat) return { buffer: key === 'Shift' ? buffer : nothingScanned, code: null }
  const isFast = at - buffer.at <= maxGap
  if (key === 'Enter' || key === 'Tab') {
    const code = isFast && buffer.text.length >= leastSigns ? buffer.text : null
    return { buffer: nothingScanned, code }
  }
  // A shift before a capital letter says nothing.
  if (key.length !== 1) return { buffer: key === 'Shift' ? buffer : nothingScanned, code: null }
  return { buffer: { text: isFast ? buffer.text + key : key, at }, code: null }
}

/** Under a Hungarian layout a scanner's 0 comes out as ö, a hyphen as ü, a slash as é. */
export const relayed = (code: string) => code.trim().replace(/ö/gi, '0').replace(/ü/gi, '-')
