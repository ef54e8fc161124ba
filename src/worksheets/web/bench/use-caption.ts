import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#base/web/call.ts'
import { registerForm } from '#base/web/forms/unsaved-forms.ts'
import { useSend } from '#base/web/use-send.ts'
import { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'
import { readBenchAgain, showBench } from './use-bench.ts'

/**
 * What a photo shows, while it is typed: saved when its field is left, and when the page is. Where nothing is typed the server's words stand, so
 * whoever only passes the field writes nothing over a colleague's.
 */
export function useCaption(sheetId: number, { id, moment, caption }: BenchView['photos'][number]) {
  /** Until the server has it. */
  const [typed, setTyped] = useState<string | null>(null)
  const change = useSend(benchApi.changeSheetPhoto)
  const inputOf = (words: string) => ({ params: { id: sheetId, photoId: id }, body: { moment, caption: words } })
  const isUnsaved = () => typed !== null && typed.trim() !== caption

  function save() {
    if (typed === null || !isUnsaved()) return setTyped(null)
    change.mutate(inputOf(typed), {
      onSuccess(bench) {
        showBench(sheetId, bench)
        setTyped((now) => (now === typed ? null : now))
      },
      onError: readBenchAgain,
    })
  }

  // What was left by the keys of the browser never lost the focus.
  const sendLastWords = useEffectEvent(() => {
    const isUnderWay = change.isPending && change.variables.body.caption === typed
    if (typed === null || !isUnsaved() || isUnderWay) return
    void call(benchApi.changeSheetPhoto, { ...inputOf(typed), keepalive: true }).catch(() => undefined)
  })
  useEffect(() => {
    addEventListener('pagehide', sendLastWords)
    return () => {
      removeEventListener('pagehide', sendLastWords)
      sendLastWords()
    }
  }, [])

  /** Leaving saves it; lost would be only what could not be saved, or cannot be without a network. */
  const isLost = useEffectEvent(() => isUnsaved() && (change.isError || !navigator.onLine))
  useEffect(() => registerForm(() => isLost()), [])

  return { value: typed ?? caption, type: (words: string) => setTyped(words), save, problem: change.error?.message }
}
