import { Link, type LinkProps } from 'react-router'
import type { PermissionKey } from '../who.ts'
import { useMay } from './use-may.ts'

/** To a screen of the desk, for whoever may open it; its words alone for an employee who may not. */
export function LinkFor({ permission, ...link }: LinkProps & { readonly permission: PermissionKey }) {
  return useMay(permission) ? <Link {...link} /> : link.children
}
