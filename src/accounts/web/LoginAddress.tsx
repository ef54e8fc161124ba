import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'
import { KnownAddress } from './KnownAddress.tsx'

/** Whose login this is, and the way back to another address. */
export function LoginAddress({ email, otherEmail }: { readonly email: string; readonly otherEmail: () => void }) {
  const t = useTexts(accountTexts)
  return (
    <>
      <KnownAddress label={t('login.as')} email={email} />
      <p>
        <Button variant="quiet" onClick={otherEmail}>
          {t('login.otherEmail')}
        </Button>
      </p>
    </>
  )
}
