import { type RefObject, useEffect, useRef } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { requestTexts } from '../../texts.ts'

type Props = {
  readonly failure: CallRefused
  readonly startAgain: () => void
  readonly logIn: () => void
  readonly sendWithoutAccount: () => void
  readonly changeEmail: () => void
}

/** The booking did not go through, and no field is to blame. Everything typed is still here; the button below sends it again. */
export function SendFailure({ failure, startAgain, logIn, ...ways }: Props) {
  const t = useTexts(laterTexts)
  const bookingT = useTexts(requestTexts)
  const box = useFocused()
  if (failure.code === 'USER_EXISTS') return <HasAccount box={box} logIn={logIn} {...ways} />
  const isAlreadySent = failure.code === 'IDEMPOTENCY_KEY_REUSED'
  return (
    <Note as="div" ref={box} tabIndex={-1} tone="danger" role="alert">
      <h3>{t(isAlreadySent ? 'notSent.alreadySentTitle' : 'notSent.failedTitle')}</h3>
      <p>{isAlreadySent ? t('notSent.alreadySent') : failure.message}</p>
      {isAlreadySent && (
        <Button variant="quiet" onClick={startAgain}>
          {bookingT('draft.startAgain')}
        </Button>
      )}
      {failure.code === 'LOGIN_NEEDED' && (
        <Button variant="quiet" onClick={logIn}>
          {t('notSent.login')}
        </Button>
      )}
    </Note>
  )
}

/** It stands above the button that was pressed: without the focus, whoever has only a keyboard would have to go back for its ways on. */
function useFocused() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return box
}

type HasAccountProps = Pick<Props, 'logIn' | 'sendWithoutAccount' | 'changeEmail'> & { readonly box: RefObject<HTMLDivElement | null> }

/** SPEC 8, USER_EXISTS: an account was asked for that is there already. The booking waits here while its owner logs in. */
function HasAccount({ box, logIn, sendWithoutAccount, changeEmail }: HasAccountProps) {
  const t = useTexts(laterTexts)
  return (
    <Note as="div" ref={box} tabIndex={-1} tone="info" role="alert">
      <h3>{t('notSent.hasAccountTitle')}</h3>
      <p>{t('notSent.hasAccount')}</p>
      <Actions>
        <Button onClick={logIn}>{t('notSent.loginAndSend')}</Button>
        <Button variant="quiet" onClick={sendWithoutAccount}>
          {t('notSent.withoutAccount')}
        </Button>
        <Button variant="quiet" onClick={changeEmail}>
          {t('notSent.otherEmail')}
        </Button>
      </Actions>
    </Note>
  )
}
