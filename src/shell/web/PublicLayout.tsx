import type { ReactNode } from 'react'
import { Outlet, useRouteError } from 'react-router'
import { CrashPanel } from '#base/web/CrashPanel.tsx'
import { isNotFound } from '#base/web/not-found.ts'
import { Footer } from './Footer.tsx'
import NotFoundPage from './NotFoundPage.tsx'
import styles from './PublicLayout.module.css'
import { mainId, SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { ToTop } from './ToTop.tsx'

/** The outer layout (SPEC 2): top bar, the screen, footer. */
export default function PublicLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A screen that broke takes nothing else with it. A screen may throw `data(null, { status: 404 })` when its subject does not exist. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <Frame>{isNotFound(error) ? <NotFoundPage /> : <CrashPanel error={error} />}</Frame>
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ToTop />
      <Footer />
    </>
  )
}
