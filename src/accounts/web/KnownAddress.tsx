import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'

/** Whose password is asked for. The unseen field lets a password keeper know it too. */
export function KnownAddress({ label, email }: { readonly label: string; readonly email: string }) {
  return (
    <>
      <p>
        {label}{' '}
        <strong>
          <AtBreaks>{email}</AtBreaks>
        </strong>
      </p>
      <VisuallyHidden as="input" type="email" name="username" value={email} readOnly tabIndex={-1} aria-hidden="true" autoComplete="username" />
    </>
  )
}
