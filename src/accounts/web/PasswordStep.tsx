import { useEffect, useRef, useState } from 'react'
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
import { useSubmit } from './use-submit.ts'

type Props = {
  readonly email: string
  readonly password: string
  readonly setPassword: (password: string) => void
  readonly codeNeeded: () => void
  readonly otherEmail: () => void
  readonly forgotten: () => void
}

export function PasswordStep({ email, password, setPassword, codeNeeded, otherEmail, forgotten }: Props) {
  const t = useTexts(accountTexts)
  const { submit, problems, problemOf, clear, attempt, isSending } = useSubmit()
  const logIn = useLogIn()
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  return (
    <Card
      as="form"
      width="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(credentials, { email, password }, logIn, ({ code }) => {
          if (code === 'LOGIN_CODE_NEEDED') codeNeeded()
          return code === 'LOGIN_CODE_NEEDED'
        })
      }}
    >
      <FormErrorSummary problems={problems} attempt={attempt} />
      <LoginAddress email={email} otherEmail={otherEmail} />
      <PasswordField
        ref={field}
        isShown={isShown}
        name="password"
        label={t('login.password')}
        problem={problemOf('password')}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value)
          clear('password')
        }}
      />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <Actions shape="wide">
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'login.submit')}
        </Button>
        <Button variant="quiet" onClick={forgotten}>
          {t('login.forgotten')}
        </Button>
      </Actions>
    </Card>
  )
}
