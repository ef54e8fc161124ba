import type { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'

type Props = {
  readonly failure: CallRefused
  readonly startAgain: () => void
  readonly logIn: () => void
  readonly sendWithoutAccount: () => void
  readonly changeEmail: () => void
}

/** The booking did not go through, and no field is to blame. Everything typed is still here; the button above sends it again. */
export function SendFailure({ failure, startAgain, logIn, ...ways }: Props) {
  const t = useTexts(requestTexts)
  if (failure.code === 'USER_EXISTS') return <HasAccount logIn={logIn} {...ways} />
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
        <Button variant="quiet" onClick={logIn}>
          {t('send.login')}
        </Button>
      )}
    </Note>
  )
}

/** SPEC 8, USER_EXISTS: an account was asked for that is there already. The booking waits here while its owner logs in. */
function HasAccount({ logIn, sendWithoutAccount, changeEmail }: Pick<Props, 'logIn' | 'sendWithoutAccount' | 'changeEmail'>) {
  const t = useTexts(requestTexts)
  return (
    <Note as="div" tone="info" role="alert">
      <h3>{t('send.hasAccountTitle')}</h3>
      <p>{t('send.hasAccount')}</p>
      <Actions>
        <Button onClick={logIn}>{t('send.loginAndSend')}</Button>
        <Button variant="quiet" onClick={sendWithoutAccount}>
          {t('send.withoutAccount')}
        </Button>
        <Button variant="quiet" onClick={changeEmail}>
          {t('send.otherEmail')}
        </Button>
      </Actions>
    </Note>
  )
}
