import { lazy, Suspense } from 'react'
import type { LoginDialogProps } from './LoginDialog.tsx'

/** Fetched when somebody opens it: no visitor waits for it. */
const LoginDialog = lazy(() => import('./LoginDialog.tsx'))

/** The login over the page. It stands outside of the page's form: a form cannot hold another. */
export const LoginInPlace = ({ isOpen, ...props }: LoginDialogProps & { readonly isOpen: boolean }) =>
  isOpen && (
    <Suspense fallback={null}>
      <LoginDialog {...props} />
    </Suspense>
  )
