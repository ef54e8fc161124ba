// Imports nothing that has styles: the entry carries this file, and its styles would come before those that say the order of the layers.
import { UNSAFE_createClientRoutes as createClientRoutes, createPath, type DataRouter, type PatchRoutesOnNavigationFunctionArgs } from 'react-router'
import { type Start, writtenStart } from './written-start.ts'

/** Whether the list of pages that this one started with is whole. */
export const isListWhole = ({ manifest }: Start): boolean => manifest.inside === undefined || 'inner' in manifest.routes

/** The pages of whoever is logged in; the file adds them to the manifest, where the router looks up styles and what is fetched ahead. */
async function listInsidePages(): Promise<Start['manifest']['routes']> {
  const { manifest } = writtenStart()
  const { routes } = await import(/* @vite-ignore */ manifest.inside?.list ?? '')
  return routes
}

/** As soon as somebody is logged in, so that it is there when they go inside. */
export function fetchInsidePages(): void {
  if (!isListWhole(writtenStart())) void listInsidePages().catch(() => {})
}

let areKnown = false

/**
 * The router asks before it goes to an address that it does not know, or knows by a placeholder. Where the list does not come, the browser goes there
 * by itself, to the page that starts with the whole list.
 */
export async function findInsidePages(
  { path, patch, signal }: Pick<PatchRoutesOnNavigationFunctionArgs, 'path' | 'patch' | 'signal'>,
  { state }: DataRouter,
): Promise<void> {
  const { manifest, modules, context } = writtenStart()
  if (areKnown || !manifest.inside || !path.toLowerCase().startsWith(manifest.inside.within)) return
  const routes = await listInsidePages().catch(() => null)
  if (routes === null) {
    window.location.assign(createPath(state.navigation.location ?? { pathname: path }))
    return new Promise(() => {})
  }
  patch('root', createClientRoutes(routes, modules, null, context.ssr, false, 'root'))
  areKnown = !signal.aborted
}
