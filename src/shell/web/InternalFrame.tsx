import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { useBackToRow } from '#base/web/back-to-row.ts'
import { UnsavedGuard } from '#base/web/forms/UnsavedGuard.tsx'
import { rememberAddress } from '#base/web/list-as-left.ts'
import { useFocusOfPressed } from '#base/web/use-focus-of-pressed.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { internalMenuFor } from '../internal-menu.ts'
import { internalTexts } from '../internal-texts.ts'
import styles from './InternalFrame.module.css'
import { InternalHeader } from './InternalHeader.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SideMenuDrawer } from './SideMenuDrawer.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

/** Employees have a list of their own instead. */
const UnreadBadge = lazy(async () => ({ default: (await import('#conversation/web/UnreadBadge.tsx')).UnreadBadge }))
const FreshUnread = lazy(async () => ({ default: (await import('#conversation/web/UnreadBadge.tsx')).FreshUnread }))

type Props = {
  /** What a slice puts into the header of its screens. */
  readonly tools?: ReactNode
  /** Its screens are tables: on a laptop the menu begins folded. */
  readonly needsRoom?: boolean
  readonly children: ReactNode
}

/** How somebody left it; kept while the page is open. */
let wasMini: boolean | null = null

/** Pixels from which a table and the whole menu stand beside each other. */
const roomForBoth = 1400

/** Header, side menu (280 px, folded 72 px; below 1000 px a drawer) and the screen of somebody who logged in. */
export function InternalFrame({ tools, needsRoom = false, children }: Props) {
  const t = useTexts(internalTexts)
  const session = useSession()
  const location = useLocation()
  const owner = session.kind === 'signedIn' ? String(session.person.customerId) : null
  useEffect(() => {
    if (owner !== null) rememberAddress(owner, location)
  }, [owner, location])
  const main = useRef<HTMLElement>(null)
  useBackToRow(main)
  useFocusOfPressed(main)
  const drawer = useRef<HTMLDialogElement>(null)
  const [isMini, setMini] = useState(() => wasMini ?? (needsRoom && window.innerWidth < roomForBoth))
  // The guard lets nobody else in; while it leads a person who logged out away, there is nothing to show.
  if (session.kind !== 'signedIn') return null
  const { person, permissionKeys } = session
  const isCustomer = person.customerType !== 'EMPLOYEE'
  const news = isCustomer ? { messages: <UnreadBadge customerId={person.customerId} /> } : {}
  const entries = internalMenuFor({ customerType: person.customerType, permissionKeys, companyRole: person.company?.role ?? null })

  function fold() {
    wasMini = !isMini
    setMini(!isMini)
  }

  return (
    <div className={isMini ? `${styles.frame} ${styles.mini}` : styles.frame}>
      <SkipLink />
      <InternalHeader person={person} tools={tools} isMini={isMini} fold={fold} openDrawer={() => drawer.current?.showModal()} />
      <nav id="side-menu" className={styles.side} aria-label={t('sideMenu')}>
        <SideMenu entries={entries} news={news} isMini={isMini} />
      </nav>
      <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SideMenuDrawer drawer={drawer} person={person} entries={entries} news={news} />
      {isCustomer && (
        <Suspense>
          <FreshUnread />
        </Suspense>
      )}
      <UnsavedGuard />
    </div>
  )
}
