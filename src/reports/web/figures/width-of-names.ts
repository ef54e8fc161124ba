/** Of a character of `--type-14` in pixels, taken wide: a name that is cut says something else, a bar that is shorter does not. */
const characterWidth = 9
/** Between a name and its bar. */
const tickRoom = 8
const [least, most] = [104, 144]

/** How wide the names beside the bars of a phone are: they break between words, so the longest word counts. Further ones leave the bars too little. */
export function widthOfNames(names: readonly string[]): number {
  const longest = Math.max(0, ...names.flatMap((name) => name.split(/\s+/).map(({ length }) => length)))
  return Math.min(most, Math.max(least, longest * characterWidth + tickRoom))
}
