import { Outlet, useLocation, useRouteError } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { CrashPanel } from '#base/web/CrashPanel.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { isNotFound } from '#base/web/not-found.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { mayOpenScreen } from '#shell/internal-menu.ts'
import { InternalFrame } from '#shell/web/InternalFrame.tsx'
import NotFoundPage from '#shell/web/NotFoundPage.tsx'
import { deskTexts } from '../texts.ts'
import { ScanBox } from './scan/ScanBox.tsx'
import { SearchBox } from './search/SearchBox.tsx'

/** Every screen of the service desk: the inner layout, with search and scan box in its header for whoever works on requests. */
export default function DeskLayout() {
  const { isAtDesk, mayOpen } = useDesk()
  return (
    <InternalFrame needsRoom tools={isAtDesk && <Tools />}>
      {mayOpen ? <Outlet /> : <Closed />}
    </InternalFrame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { isAtDesk } = useDesk()
  return (
    <InternalFrame needsRoom tools={isAtDesk && <Tools />}>
      {isNotFound(error) ? <NotFoundPage /> : <CrashPanel error={error} />}
    </InternalFrame>
  )
}

/** Saves a screen full of refusals; the server decides all the same. */
function useDesk() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session.kind !== 'signedIn' || session.person.customerType !== 'EMPLOYEE') return { isAtDesk: false, mayOpen: false }
  const { permissionKeys } = session
  return {
    isAtDesk: permissionKeys.includes('request.queue'),
    mayOpen: mayOpenScreen(pathname, { customerType: 'EMPLOYEE', permissionKeys, companyRole: null }),
  }
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
