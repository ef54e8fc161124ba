import { type ReactNode, useEffect, useState } from 'react'
import { createPath, Navigate, useLocation, useMatches, useNavigation } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { ChunkLoadError, chunkTimeout } from '#base/web/outdated-page.ts'
import { publicPaths } from '#public-paths.ts'
import { mayEnter } from '../guard.ts'
import { StartingPage } from './StartingPage.tsx'

/** SPEC 2: before every navigation the session is looked at; whoever may not enter is led to the login and back afterwards. */
export function Guard({ children }: { readonly children: ReactNode }) {
  useGivingUp()
  const session = useSession()
  const routeIds = useMatches().map(({ id }) => id)
  const here = createPath(useLocation())
  if (mayEnter(routeIds, session.kind === 'signedIn')) return children
  if (session.kind === 'checking') return <StartingPage />
  return <Navigate to={publicPaths.login()} state={{ from: here }} replace />
}

/** SPEC 8: the code of a screen that has not come in two minutes counts as lost. */
function useGivingUp() {
  const { state } = useNavigation()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setLost(true), chunkTimeout)
    return () => clearTimeout(timer)
  }, [state])
  if (lost) throw new ChunkLoadError()
}
