import { createPath, Link, useLocation } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { requestTexts } from '../../texts.ts'

type Props = { readonly failure: CallRefused; readonly startAgain: () => void }

/** The booking did not go through, and no field is to blame. Everything typed is still here; the button above sends it again. */
export function SendFailure({ failure, startAgain }: Props) {
  const t = useTexts(requestTexts)
  const here = createPath(useLocation())
  const isAlreadySent = failure.code === 'IDEMPOTENCY_KEY_REUSED'
  return (
    <Note as="div" tone="danger" role="alert">
      <h3>{t(isAlreadySent ? 'send.alreadySentTitle' : 'send.failedTitle')}</h3>
      <p>{isAlreadySent ? t('send.alreadySent') : failure.message}</p>
      {isAlreadySent && (
        <Button variant="quiet" onClick={startAgain}>
          {t('draft.startAgain')}
        </Button>
      )}
      {failure.code === 'LOGIN_NEEDED' && (
        <Link to={paths.login()} state={{ from: here }}>
          {t('send.login')}
        </Link>
      )}
    </Note>
  )
}
