import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'
import styles from './accounts.module.css'

/** Whose login this is. The unseen field lets a password keeper know it too. */
export function LoginAddress({ email, otherEmail }: { readonly email: string; readonly otherEmail: () => void }) {
  const t = useTexts(accountTexts)
  return (
    <>
      <p>
        {t('login.as')} <span className={styles.address}>{email}</span>
      </p>
      <input type="email" name="username" className={styles.unseen} value={email} readOnly tabIndex={-1} aria-hidden="true" autoComplete="username" />
      <p>
        <Button variant="quiet" onClick={otherEmail}>
          {t('login.otherEmail')}
        </Button>
      </p>
    </>
  )
}
