/** A whole number as people type it: `12 000` is one too. NaN where it is none, which a schema refuses by the name of its field. */
export function figure(typed: string): number {
  const digits = typed.replace(/\s/g, '')
  return /^-?\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}
