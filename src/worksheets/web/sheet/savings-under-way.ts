import { useEffect, useState } from 'react'

/** By the name of the sheet, whatever its kind. */
const underWay = new Map<string, Promise<unknown>>()

/** Of a sheet: its saving may outlive its form. */
export function noteSaving<Saved>(sheet: string, saving: Promise<Saved>): Promise<Saved> {
  const noted = saving.finally(() => {
    if (underWay.get(sheet) === noted) underWay.delete(sheet)
  })
  underWay.set(sheet, noted)
  return noted
}

/** Ends once nothing is being saved; what was typed while a saving was under way follows it. */
async function allSaved(sheet: string) {
  for (let saving = underWay.get(sheet); saving; saving = underWay.get(sheet)) {
    await saving.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Whoever left a sheet and comes back before its last words have arrived would write on the sheet as it was before them, and be told that somebody else
 * had changed it.
 * @returns whether the form may be shown
 */
export function useEarlierSavings(sheet: string, readAgain: () => Promise<unknown>): boolean {
  const [isAwaited, setAwaited] = useState(() => underWay.has(sheet))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was under way when the sheet was opened
  useEffect(() => {
    if (isAwaited)
      void allSaved(sheet)
        .then(readAgain)
        .then(() => setAwaited(false))
  }, [])
  return !isAwaited
}
