import { useRef, useState } from 'react'
import { CallRefused } from './call-refused.ts'

/** Taking a file away (`saveFile`): pressed again before it is here it is the same file, and why it did not come is said. */
export function useDownload() {
  const isUnderWay = useRef(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function fetchIt(save: () => Promise<unknown>) {
    isUnderWay.current = true
    setPending(true)
    setProblem(null)
    try {
      await save()
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(error.message)
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }
  const take = (save: () => Promise<unknown>) => {
    if (!isUnderWay.current) void fetchIt(save)
  }
  return { take, isPending, problem }
}
