import { useSession } from '#accounts/web/session.ts'
import type { PermissionKey } from '#accounts/who.ts'

/** Whether whoever is logged in holds the key; what may be done the server decides. */
export function useMay(key: PermissionKey): boolean {
  const session = useSession()
  return session.kind === 'signedIn' && session.permissionKeys.includes(key)
}
