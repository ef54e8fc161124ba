import { AtBreaks } from '../kit/AtBreaks.tsx'
import { Button } from '../kit/Button.tsx'
import { useTexts } from '../use-texts.ts'
import { likelyEmail } from './likely-email.ts'
import { emailFieldTexts } from './texts.ts'

type Props = { readonly typed: string; readonly take: (email: string) => void }

/** Asks whether another address was meant, and nothing where none is likely: who typed it knows best. */
export function LikelyEmail({ typed, take }: Props) {
  const t = useTexts(emailFieldTexts)
  const email = likelyEmail(typed)
  if (email === null) return null
  return (
    <>
      <p>
        <AtBreaks>{t('question', { email })}</AtBreaks>
      </p>
      <Button variant="link" onClick={() => take(email)}>
        {t('take')}
      </Button>
    </>
  )
}
