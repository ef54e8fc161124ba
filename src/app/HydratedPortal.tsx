import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_RemixErrorBoundary as RemixErrorBoundary,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { findInsidePages, isListWhole } from './inside-pages.ts'
import { type Start, writtenStart } from './written-start.ts'

/** No page has data of the router's own: `loader` and `action` are for a server that draws pages, and ours draws none. */
const state = { loaderData: {}, actionData: null, errors: null }

function createPortalRouter(start: Start): DataRouter {
  const { context, manifest, modules } = start
  const { ssr, isSpaMode, basename, future } = context
  const routes = createClientRoutes(manifest.routes, modules, state, ssr, isSpaMode)
  const getRouteInfo = (id: string) => ({
    clientLoader: modules[id]?.clientLoader,
    hasLoader: false,
    hasHydrateFallback: modules[id]?.HydrateFallback !== undefined,
  })
  const router: DataRouter = createRouter({
    routes,
    history: createBrowserHistory(),
    basename,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    // What is drawn by its script alone has nothing that must stay as it was written.
    ...(isSpaMode
      ? {}
      : { hydrationData: getHydrationData({ state, routes, getRouteInfo, location: window.location, basename, future, isSpaMode }) }),
    ...(isListWhole(start) ? {} : { patchRoutesOnNavigation: (asked) => findInsidePages(asked, router) }),
  })
  return router
}

type Started = { readonly start: Start; readonly router: DataRouter }
let started: Started | null = null

/** The router is one for the page: React may begin its first render more than once. */
function startedOnce(): Started {
  if (started) return started
  const start = writtenStart()
  const router = createPortalRouter(start)
  started = { start, router }
  if (router.state.initialized) router.initialize()
  return started
}

/**
 * React Router's `HydratedRouter` from the router's own parts, without what only a server of the router's kind needs: data in its format, and asking
 * it which pages there are. With `ssr: false` there is neither, and every page carried both (4 kB). Vite's server, which exchanges modules, takes
 * `HydratedRouter` itself.
 */
export function HydratedPortal() {
  const { start, router } = startedOnce()
  const { manifest, modules, context } = start
  const [location, setLocation] = useState(router.state.location)
  // What is still to be loaded begins when the page is hydrated as it was written, and in a task of its own. React runs this before whatever is pressed.
  useEffect(() => {
    if (!router.state.initialized) router.initialize()
  }, [router])
  useLayoutEffect(() => router.subscribe((now) => setLocation(now.location)), [router])
  const framework = useMemo(() => ({ ...context, manifest, routeModules: modules }), [context, manifest, modules])
  return (
    // The shape of `ServerRouter`, the child that is not there included: React counts ids by it.
    <>
      <FrameworkContext value={framework}>
        <RemixErrorBoundary location={location}>
          <RouterProvider router={router} />
        </RemixErrorBoundary>
      </FrameworkContext>
      {null}
    </>
  )
}
