import { useState } from 'react'
import type { MyData } from '../my-data.ts'

/** How often a copy that is being made is looked at. */
const lookEvery = 5_000

/** A copy that is being made is looked at until it is there. `looking`: the option of the read; `until`: told what was read. */
export function useWaitForCopy() {
  const [isWaiting, setWaiting] = useState(false)
  return {
    looking: isWaiting ? { refetchInterval: lookEvery } : {},
    until: (data: MyData | undefined) => {
      const isRunning = data?.export?.state === 'running'
      if (data && isRunning !== isWaiting) setWaiting(isRunning)
    },
  }
}
