import { presentLanguage } from '#base/web/language.tsx'
import { queryClient } from '#base/web/query-client.ts'
import { keyOf, readAgain, useCall } from '#base/web/use-call.ts'
import { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'

/** What stands beside the fields of a sheet; nothing while there is no sheet yet. */
export const useBench = (sheetId: number | null) => useCall(benchApi.showBench, { params: { id: sheetId ?? 0 } }, { enabled: sheetId !== null })

export const readBenchAgain = () => readAgain(benchApi.showBench)

/** What a call answered of it: where the network is slow, a button would say for seconds what is no longer so. */
export const showBench = (sheetId: number, bench: BenchView) =>
  void queryClient.setQueryData(keyOf(benchApi.showBench, { params: { id: sheetId } }, presentLanguage()), bench)
