import '#base/web/styles/tokens.css'
import '#base/web/styles/page.css'
import '#base/web/styles/fonts.css'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Links, type Location, Meta, Outlet, ScrollRestoration, useRouteError } from 'react-router'
import bold from '#base/web/fonts/bold.woff2'
import regular from '#base/web/fonts/regular.woff2'
import '#base/web/zod-without-eval.ts'
import { followOtherTabs, restoreSession, useSession } from '#accounts/web/session.ts'
import { CrashPanel } from '#base/web/CrashPanel.tsx'
import { LanguageProvider } from '#base/web/language.tsx'
import { Guard } from '#shell/web/Guard.tsx'
import { isHungarianOnly } from '#shell/web/hungarian-only.ts'
import { StartingPage } from '#shell/web/StartingPage.tsx'
import { StartScripts } from './StartScripts.tsx'

/**
 * Under what the height of a page is remembered. What is typed behind the `#` by hand, or follows a plain link to a part of the page, has no key of its
 * own: under the one that all of these share, the height of the last would be gone back to instead of to the part that is asked for.
 */
const placeInHistory = ({ key, hash }: Location) => (key === 'default' && hash ? `${Math.random()}` : key)

/** The document itself. Prerendered pages are Hungarian; the language provider corrects `lang`. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="hu" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#18211c" media="(prefers-color-scheme: dark)" />
        {[regular, bold].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={placeInHistory} />
        <StartScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      {/* The only boundary of a prerendered page: the language may change once everything inside is hydrated, not before. */}
      <Suspense fallback={<StartingPage />}>
        <LanguageProvider isHungarianOnly={isHungarianOnly}>
          <Guard>
            <Outlet />
          </Guard>
        </LanguageProvider>
      </Suspense>
      <StartOfSession />
    </>
  )
}

/**
 * SPEC 4: at the start the session is validated; whoever it belongs to, what is theirs loads. A visitor's page carries neither. Beside the page and
 * not around it: what changed above the boundary would have React hydrate everything inside in one go, a quarter of a second on a slow phone.
 */
function StartOfSession() {
  useEffect(followOtherTabs, [])
  useEffect(() => {
    void restoreSession()
  }, [])
  const session = useSession()
  const person = session.kind === 'signedIn' ? session.person : null
  useEffect(() => {
    if (person) void import('./load-at-start.ts').then(({ loadAtStart }) => loadAtStart(person))
  }, [person])
  return null
}

/** What the one HTML file of all other addresses shows until its script runs. */
export const HydrateFallback = StartingPage

/** The last net: even the shell could not be drawn. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Suspense fallback={<StartingPage />}>
      <LanguageProvider isHungarianOnly={isHungarianOnly}>
        <CrashPanel error={error} />
      </LanguageProvider>
    </Suspense>
  )
}
