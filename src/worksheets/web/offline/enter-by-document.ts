import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { presentSession } from '#accounts/web/session.ts'
import type { PermissionKey } from '#accounts/who.ts'
import { offline, opensOffline } from '#paths.ts'

/** Where this document was opened; the router's own steps change the address only. */
const openedAt = typeof location === 'undefined' ? '' : location.pathname

/**
 * A page that opens without a network is a document of its own: only such a document may start the service worker, and is served by it. Whoever comes
 * by a link from another page of the portal is led there by the browser, once; after it the router goes on as ever.
 * @throws Response where the browser opens the page
 */
export async function enterByDocument({ request }: Pick<LoaderFunctionArgs, 'request'>, view: PermissionKey): Promise<null> {
  const session = presentSession()
  if (opensOffline(openedAt) || session.kind !== 'signedIn' || !session.permissionKeys.includes(view)) return null
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // Without a network only the worker opens a document.
  if (!workers || (!navigator.onLine && !(await workers.getRegistration(offline.scope)))) return null
  throw redirectDocument(request.url)
}
