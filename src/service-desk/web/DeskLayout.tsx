import { Outlet, useRouteError } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { CrashPanel } from '#base/web/CrashPanel.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { isNotFound } from '#base/web/not-found.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { InternalFrame } from '#shell/web/InternalFrame.tsx'
import NotFoundPage from '#shell/web/NotFoundPage.tsx'
import { deskTexts } from '../texts.ts'
import { ScanBox } from './scan/ScanBox.tsx'
import { SearchBox } from './search/SearchBox.tsx'

/** Every screen of the service desk: the inner layout with search and scan box in its header. */
export default function DeskLayout() {
  const isAtDesk = useIsAtDesk()
  return (
    <InternalFrame needsRoom tools={isAtDesk && <Tools />}>
      {isAtDesk ? <Outlet /> : <Closed />}
    </InternalFrame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isAtDesk = useIsAtDesk()
  return (
    <InternalFrame needsRoom tools={isAtDesk && <Tools />}>
      {isNotFound(error) ? <NotFoundPage /> : <CrashPanel error={error} />}
    </InternalFrame>
  )
}

/** Saves a screen full of refusals; the server decides all the same. */
function useIsAtDesk(): boolean {
  const session = useSession()
  return session.kind === 'signedIn' && session.person.customerType === 'EMPLOYEE' && session.permissionKeys.includes('request.queue')
}

function Tools() {
  return (
    <>
      <SearchBox />
      <ScanBox />
    </>
  )
}

function Closed() {
  const t = useTexts(deskTexts)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <NoPermission />
    </>
  )
}
