import { useRef, useState } from 'react'
import { CallRefused } from './call-refused.ts'
import { withoutSecondPress } from './second-press.ts'

/**
 * Taking a file away (`saveFile`): pressed again before it is here it is the same file, and why it did not come is said.
 * @returns `problemOf`: what is wrong with one of the values that say which file, by the name the call has for it
 */
export function useDownload() {
  const isUnderWay = useRef(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<CallRefused | null>(null)

  async function fetchIt(save: () => Promise<unknown>) {
    isUnderWay.current = true
    setPending(true)
    setRefusal(null)
    try {
      await save()
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setRefusal(error)
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }
  function take(save: () => Promise<unknown>) {
    if (isUnderWay.current) return
    // A small file is here before the second press of a double click.
    withoutSecondPress()
    void fetchIt(save)
  }
  const problemOf = (name: string) => refusal?.fields.find(({ path }) => path === name)?.message
  return { take, isPending, problem: refusal?.message ?? null, problemOf }
}
