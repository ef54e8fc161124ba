import { useSearchInAddress } from '#base/web/use-search-in-address.ts'
import { sheetStates } from '../../brand-sheet.ts'

const names = { state: 'allapot', mine: 'sajat' } as const
const inAddress = { all: '', open: 'befejezetlen', closed: 'lezart' } as const

type SheetState = (typeof sheetStates)[number]
export type AskedSheets = ReturnType<typeof useSheetFilters>

export function useSheetFilters() {
  const { address, put, typed, type, rested } = useSearchInAddress()
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
