import type { ContextType } from 'react'
import type {
  UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router'

type Framework = NonNullable<ContextType<typeof FrameworkContext>>

export type Start = {
  /** `isSpaMode`: this is the one page of all addresses that were not written at build. */
  readonly context: Pick<Framework, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & { readonly basename?: string }
  /** `inside`: where the pages of whoever is logged in are listed, and how their addresses begin; see scripts/shorten-manifest.ts. */
  readonly manifest: AssetsManifest & { readonly inside?: { readonly list: string; readonly within: string } }
  readonly modules: RouteModules
}

declare global {
  interface Window {
    __reactRouterContext?: Start['context']
    __reactRouterManifest?: Start['manifest']
    __reactRouterRouteModules?: RouteModules
  }
}

/** What the page itself says the router starts with. */
export function writtenStart(): Start {
  const { __reactRouterContext: context, __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window
  if (!context || !manifest || !modules) throw new Error('The page does not say what its router starts with')
  return { context, manifest, modules }
}
