import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from '#base/web/use-debounced.ts'
import { sheetStates } from '../../brand-sheet.ts'

const names = { text: 'mit', state: 'allapot', mine: 'sajat' } as const
const inAddress = { all: '', open: 'befejezetlen', closed: 'lezart' } as const

type SheetState = (typeof sheetStates)[number]
export type AskedSheets = ReturnType<typeof useSheetFilters>

/** What is looked for stands in the address, so that the way back from a sheet finds it again. */
export function useSheetFilters() {
  const [address, setAddress] = useSearchParams()
  const [typed, type] = useState(() => address.get(names.text) ?? '')
  const rested = useDebounced(typed.trim())
  const put = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed goes into the address once it has rested
  useEffect(() => {
    if (rested !== (address.get(names.text) ?? '')) put(names.text, rested)
  }, [rested])
  const state: SheetState = sheetStates.find((one) => inAddress[one] === (address.get(names.state) ?? '')) ?? 'all'
  const isMine = address.get(names.mine) === 'igen'
  return {
    filters: { text: rested.slice(0, 60) || undefined, state, mine: isMine ? 'true' : 'false' },
    typed,
    type,
    state,
    isMine,
    chooseState: (next: string) => put(names.state, inAddress[sheetStates.find((one) => one === next) ?? 'all']),
    chooseMine: (isOn: boolean) => put(names.mine, isOn ? 'igen' : ''),
  }
}
