import { readAgain, useCall } from '#base/web/use-call.ts'
import { benchApi } from '../../bench.api.ts'

/** What stands beside the fields of a sheet; nothing while there is no sheet yet. */
export const useBench = (sheetId: number | null) => useCall(benchApi.showBench, { params: { id: sheetId ?? 0 } }, { enabled: sheetId !== null })

export const readBenchAgain = () => readAgain(benchApi.showBench)
