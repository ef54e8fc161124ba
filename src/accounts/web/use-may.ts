import type { PermissionKey } from '../who.ts'
import { useSession } from './session.ts'

/** Whether whoever is logged in holds the key; what may be done the server decides. @param key null: nobody does it */
export function useMay(key: PermissionKey | null): boolean {
  const session = useSession()
  return key !== null && session.kind === 'signedIn' && session.permissionKeys.includes(key)
}
