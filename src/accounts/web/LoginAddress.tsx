import { Button } from '#base/web/kit/Button.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'

/** Whose login this is. The unseen field lets a password keeper know it too. */
export function LoginAddress({ email, otherEmail }: { readonly email: string; readonly otherEmail: () => void }) {
  const t = useTexts(accountTexts)
  return (
    <>
      <p>
        {t('login.as')} <strong>{email}</strong>
      </p>
      <VisuallyHidden as="input" type="email" name="username" value={email} readOnly tabIndex={-1} aria-hidden="true" autoComplete="username" />
      <p>
        <Button variant="quiet" onClick={otherEmail}>
          {t('login.otherEmail')}
        </Button>
      </p>
    </>
  )
}
