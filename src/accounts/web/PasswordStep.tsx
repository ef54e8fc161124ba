import { useEffect, useState } from 'react'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { credentials } from '../login.ts'
import { accountTexts } from '../texts.ts'
import { LoginAddress } from './LoginAddress.tsx'
import { PasswordField, ShowPassword } from './PasswordField.tsx'
import { useLogIn } from './use-log-in.ts'

type Props = {
  readonly email: string
  readonly codeNeeded: (password: string) => void
  readonly otherEmail: () => void
  readonly forgotten: () => void
}

export function PasswordStep({ email, codeNeeded, otherEmail, forgotten }: Props) {
  const t = useTexts(accountTexts)
  const [isShown, setShown] = useState(false)
  const form = useSchemaForm({
    schema: credentials,
    values: { password: '' },
    toBody: ({ password }) => ({ email, password }),
    send: useLogIn(),
    onRefused({ code }) {
      if (code === 'LOGIN_CODE_NEEDED') codeNeeded(form.getValues('password'))
      return code === 'LOGIN_CODE_NEEDED'
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])

  return (
    <Card as="form" width="narrow" noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <LoginAddress email={email} otherEmail={otherEmail} />
      <PasswordField control={form.control} path="password" isShown={isShown} label={t('login.password')} autoComplete="current-password" />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <Actions shape="wide">
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'login.submit')}
        </Button>
        <Button variant="quiet" onClick={forgotten}>
          {t('login.forgotten')}
        </Button>
      </Actions>
    </Card>
  )
}
