/**
 * The request number in what a scanner typed: the QR code of the hand-over sheet holds an address that ends in it, the Code 128
 * the number alone. A scanner is a keyboard: under a Hungarian layout its signs come out as others, and 0 as ö.
 */
export function numberInCode(code: string): number | null {
  const found = /(?:^|\D)([1-9]\d{8})$/.exec(code.trim().replace(/ö/gi, '0'))
  return found ? Number(found[1]) : null
}
