/** `7`, `10` → 7–10, on one line: nothing breaks after the dash (U+2060). One figure where the two are the same. */
export const fromTo = (from: number, to: number): string => (from === to ? String(from) : `${from}–\u2060${to}`)
