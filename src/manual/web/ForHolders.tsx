import type { ReactNode } from 'react'
import { useMay } from '#accounts/web/use-may.ts'
import type { PermissionKey } from '#accounts/who.ts'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'

type Props = { readonly permission: PermissionKey; readonly page: string; readonly children: ReactNode }

/** A screen for employees who hold a key. Whoever does not is told so before anything is asked of the server. */
export function ForHolders({ permission, page, children }: Props) {
  return useMay(permission) ? children : <NoPermission page={page} />
}
