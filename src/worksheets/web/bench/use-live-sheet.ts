import { useEffect, useEffectEvent } from 'react'
import { gathered, openLive } from '#base/web/live.ts'
import { benchApi } from '../../bench.api.ts'
import { readBenchAgain } from './use-bench.ts'

/**
 * Keeps an open sheet up to date while others work on it: what stands beside it is read again, and `readSheetAgain` reads the sheet itself. The form
 * takes up what it reads only where nothing is typed (`useWorksheetForm`); the rest is put side by side when it saves.
 */
export function useLiveSheet(sheetId: number | null, readSheetAgain: () => unknown) {
  const tell = useEffectEvent(() => {
    void readBenchAgain()
    void readSheetAgain()
  })
  useEffect(() => {
    if (sheetId === null) return
    const { soon, end } = gathered(tell)
    const close = openLive(benchApi.liveSheet, { changed: soon, missed: soon }, { id: sheetId })
    return () => {
      end()
      close()
    }
  }, [sheetId])
}
