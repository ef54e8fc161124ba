import { type ReactNode, useEffect, useState } from 'react'
import { restoreSession, useSession } from '#accounts/web/session.ts'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { startWorker } from '#base/web/offline/start-worker.ts'
import { readAgain } from '#base/web/use-call.ts'
import { offline } from '#paths.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { sendPieces } from '../kept/send-pieces.ts'
import { followReads, offlineCalls, showKept } from './stored-day.ts'

type Props = { readonly screens: BrandScreens; readonly children: ReactNode }

/**
 * The pages of visits open without a network (decision 115): what the phone keeps is put before the screens, the service worker that keeps the pages
 * is started, and when the network returns whatever is shown is read again.
 */
export function OfflinePages({ screens, children }: Props) {
  const accountId = useOwnId()
  const session = useSession()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setReady(false)
    void showKept(screens, accountId).finally(() => setReady(true))
    return followReads(screens, accountId)
  }, [screens, accountId])
  const isSignedIn = session.kind === 'signedIn'
  useEffect(() => {
    if (isSignedIn) void startWorker(offline)
  }, [isSignedIn])
  useEffect(() => {
    const again = () => {
      void restoreSession()
      void sendPieces(accountId)
      for (const endpoint of offlineCalls(screens)) void readAgain(endpoint)
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [screens, accountId])
  return isReady ? children : <Loading />
}
