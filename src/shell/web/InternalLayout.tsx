import { Outlet, useRouteError } from 'react-router'
import { CrashPanel } from '#base/web/CrashPanel.tsx'
import { isNotFound } from '#base/web/not-found.ts'
import { InternalFrame } from './InternalFrame.tsx'
import NotFoundPage from './NotFoundPage.tsx'

/** The inner layout (SPEC 2): header and side menu of those who logged in. */
export default function InternalLayout() {
  return (
    <InternalFrame>
      <Outlet />
    </InternalFrame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <InternalFrame>{isNotFound(error) ? <NotFoundPage /> : <CrashPanel error={error} />}</InternalFrame>
}
