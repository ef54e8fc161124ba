/**
 * How long a browser shows what it keeps of a day without asking the server: until the end of the day after, by the phone's own calendar. Whoever
 * began before midnight ends with it, and on a Monday nothing of Friday is left.
 * @param at milliseconds since 1970, when the server said it
 * @returns milliseconds since 1970
 */
export function shownUntil(at: number): number {
  const day = new Date(at)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 2).getTime()
}
