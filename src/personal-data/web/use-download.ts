import { useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import type { CallInput } from '#base/web/call.ts'
import { saveFile } from '#base/web/open-file.ts'

/** Fetches the copy and saves it. */
export function useDownload<E extends Endpoint>(of: (exportId: string) => { endpoint: E; input: CallInput<E> }) {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  async function fetchIt(exportId: string) {
    setPending(true)
    setError(null)
    const { endpoint, input } = of(exportId)
    await saveFile(endpoint, input).catch((refused: unknown) => setError(refused instanceof Error ? refused : new Error(String(refused))))
    setPending(false)
  }
  const run = (exportId: string) => {
    if (!isPending) void fetchIt(exportId)
  }
  return { run, isPending, error }
}
