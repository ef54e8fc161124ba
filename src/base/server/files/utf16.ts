/**
 * How a text in UTF-16 begins: with its mark, or, where a program left it out, with a zero in every second byte, which no other text has.
 * @returns null for any other text
 */
export function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const looked = head.subarray(0, 64)
  if (looked.length < 4) return null
  const zeros = (from: number) => looked.filter((byte, place) => place % 2 === from && byte === 0).length
  const most = looked.length * 0.35
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null
}
