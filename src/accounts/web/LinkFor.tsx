import { Link, type LinkProps } from 'react-router'
import type { PermissionKey } from '../who.ts'
import { useSession } from './session.ts'

/** To a screen of the desk, for whoever may open it; its words alone for an employee who may not. */
export function LinkFor({ permission, ...link }: LinkProps & { readonly permission: PermissionKey }) {
  const session = useSession()
  return session.kind === 'signedIn' && session.permissionKeys.includes(permission) ? <Link {...link} /> : link.children
}
