import { useEffect, useEffectEvent } from 'react'
import { gathered, openLive } from '#base/web/live.ts'
import { queryClient } from '#base/web/query-client.ts'
import { readAgain } from '#base/web/use-call.ts'
import { trackingApi } from '../tracking.api.ts'

const isAbout = (ids: ReadonlySet<number>, input: unknown): boolean => {
  if (typeof input !== 'object' || input === null || !('params' in input)) return false
  const { params } = input
  return typeof params === 'object' && params !== null && 'id' in params && ids.has(Number(params.id))
}

const rereadAbout = (ids: ReadonlySet<number>) => queryClient.invalidateQueries({ predicate: ({ queryKey: [, , input] }) => isAbout(ids, input) })

/**
 * Keeps a screen about requests of the caller up to date: whatever was read about a request that changed is read again, and the list of
 * requests. `onChange` is for what others read beside them. A screen that is looked at has one; without a session there is nothing to hear.
 */
export function useLiveRequests(isOpen = true, onChange?: () => void) {
  const tell = useEffectEvent(() => onChange?.())
  useEffect(() => {
    if (!isOpen) return
    const changed = new Set<number>()
    const { soon, end } = gathered(() => {
      const ids = new Set(changed)
      changed.clear()
      void readAgain(trackingApi.listMyRequests)
      void rereadAbout(ids)
      tell()
    })
    const close = openLive(trackingApi.liveChanges, {
      changed: (id) => {
        changed.add(id)
        soon()
      },
      missed: () => {
        void readAgain(trackingApi.showRequest)
        soon()
      },
    })
    return () => {
      end()
      close()
    }
  }, [isOpen])
}
