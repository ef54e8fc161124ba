import { useEffect, useState } from 'react'

const underWay = new Map<number, Promise<unknown>>()

/** Of a sheet: its saving may outlive its form. */
export function noteSaving<Saved>(sheetId: number, saving: Promise<Saved>): Promise<Saved> {
  const noted = saving.finally(() => {
    if (underWay.get(sheetId) === noted) underWay.delete(sheetId)
  })
  underWay.set(sheetId, noted)
  return noted
}

/** Ends once nothing is being saved; what was typed while a saving was under way follows it. */
async function allSaved(sheetId: number) {
  for (let saving = underWay.get(sheetId); saving; saving = underWay.get(sheetId)) {
    await saving.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Whoever left a sheet and comes back before its last words have arrived would write on the sheet as it was before them, and be told that somebody else
 * had changed it.
 * @returns whether the form may be shown
 */
export function useEarlierSavings(sheetId: number, readAgain: () => Promise<unknown>): boolean {
  const [isAwaited, setAwaited] = useState(() => underWay.has(sheetId))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was under way when the sheet was opened
  useEffect(() => {
    if (isAwaited)
      void allSaved(sheetId)
        .then(readAgain)
        .then(() => setAwaited(false))
  }, [])
  return !isAwaited
}
