import { useEffect, useRef, useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { credentials, loginCode, loginCodeMinutes } from '../login.ts'
import { accountTexts } from '../texts.ts'
import { useLogIn } from './use-log-in.ts'
import { useSubmit } from './use-submit.ts'

const withCode = credentials.extend({ code: loginCode })

type Props = { readonly email: string; readonly password: string; readonly otherEmail: () => void }

/** The second factor of an employee: six digits from the mailbox. */
export function CodeStep({ email, password, otherEmail }: Props) {
  const t = useTexts(accountTexts)
  const { submit, problems, problemOf, clear, attempt, isSending } = useSubmit()
  const logIn = useLogIn()
  const [code, setCode] = useState('')
  const [isSentAgain, setSentAgain] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  // The same login without a code: the server mails a new one and says that it is needed.
  const askAgain = () =>
    submit(credentials, { email, password }, logIn, (refusal) => {
      const isOnItsWay = refusal.code === 'LOGIN_CODE_NEEDED'
      setSentAgain(isOnItsWay)
      if (isOnItsWay) setCode('')
      return isOnItsWay
    })

  return (
    <Card
      as="form"
      width="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSentAgain(false)
        void submit(withCode, { email, password, code }, logIn)
      }}
    >
      <FormErrorSummary problems={problems} attempt={attempt} />
      <p>{t('code.lead', { email })}</p>
      <TextField
        ref={field}
        name="code"
        label={t('code.label')}
        hint={t('code.hint', { minutes: loginCodeMinutes })}
        problem={problemOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value)
          clear('code')
        }}
      />
      <p role="status">{isSentAgain && t('code.sentAgain')}</p>
      <Actions shape="wide">
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'code.submit')}
        </Button>
        <Button variant="quiet" onClick={() => void askAgain()} disabled={isSending}>
          {t('code.again')}
        </Button>
        <Button variant="quiet" onClick={otherEmail}>
          {t('login.otherEmail')}
        </Button>
      </Actions>
    </Card>
  )
}
