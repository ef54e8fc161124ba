import { useEffect, useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { credentials, loginCodeMinutes } from '../login.ts'
import { accountTexts } from '../texts.ts'
import { useLogIn } from './use-log-in.ts'

type Props = { readonly email: string; readonly password: string; readonly otherEmail: () => void }

/** The second factor of an employee: six digits from the mailbox. */
export function CodeStep({ email, password, otherEmail }: Props) {
  const t = useTexts(accountTexts)
  const logIn = useLogIn()
  const [isAsking, setAsking] = useState(false)
  const [isSentAgain, setSentAgain] = useState(false)
  const form = useSchemaForm({
    schema: credentials,
    values: { code: '' },
    toBody: ({ code }) => ({ email, password, code }),
    send: logIn,
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  // The same login without a code: the server mails a new one and says that it is needed.
  async function askAgain() {
    setAsking(true)
    try {
      await logIn({ email, password })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      const isOnItsWay = error.code === 'LOGIN_CODE_NEEDED'
      form.reset()
      setSentAgain(isOnItsWay)
      if (!isOnItsWay) form.showRefusal(error)
    } finally {
      setAsking(false)
    }
  }

  const isBusy = form.isSubmitting || isAsking
  return (
    <Card
      as="form"
      width="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        setSentAgain(false)
        void form.submit()
      }}
    >
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <p>{t('code.lead', { email })}</p>
      <FormTextField
        control={form.control}
        path="code"
        label={t('code.label')}
        hint={t('code.hint', { minutes: loginCodeMinutes })}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <p role="status">{isSentAgain && t('code.sentAgain')}</p>
      <Actions shape="wide">
        <Button type="submit" aria-disabled={isBusy}>
          {t(isBusy ? 'sending' : 'code.submit')}
        </Button>
        <Button variant="quiet" onClick={() => void (isBusy || askAgain())} aria-disabled={isBusy}>
          {t('code.again')}
        </Button>
        <Button variant="quiet" onClick={otherEmail}>
          {t('login.otherEmail')}
        </Button>
      </Actions>
    </Card>
  )
}
