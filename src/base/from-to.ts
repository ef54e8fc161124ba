/** `7`, `10` → 7–10; one figure where the two are the same. */
export const fromTo = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)
