import { useSession } from '#accounts/web/session.ts'
import type { PermissionKey } from '#accounts/who.ts'

/** Whether whoever is logged in holds the key; what may be done the server decides. @param key null: nobody does it */
export function useMay(key: PermissionKey | null): boolean {
  const session = useSession()
  return key !== null && session.kind === 'signedIn' && session.permissionKeys.includes(key)
}
