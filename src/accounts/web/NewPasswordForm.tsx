import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountsApi } from '../accounts.api.ts'
import { newPasswordForm, shortestPassword, specialCharacters } from '../password.ts'
import { accountTexts } from '../texts.ts'
import { PasswordField, ShowPassword } from './PasswordField.tsx'
import { restoreSession } from './session.ts'
import { useSubmit } from './use-submit.ts'

type Props = { readonly link: string; readonly done: () => void; readonly expired: (message: string) => void }

export function NewPasswordForm({ link, done, expired }: Props) {
  const t = useTexts(accountTexts)
  const { submit, problems, problemOf, clear, attempt, isSending } = useSubmit()
  const [isShown, setShown] = useState(false)
  const [values, setValues] = useState({ password: '', passwordConfirm: '' })

  const field = (name: keyof typeof values) =>
    ({
      name,
      isShown,
      value: values[name],
      problem: problemOf(name),
      autoComplete: 'new-password',
      required: true,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        setValues({ ...values, [name]: currentTarget.value })
        clear(name)
      },
    }) as const

  async function send(body: typeof values) {
    await call(accountsApi.setPassword, { params: { vs: link }, body })
    done()
    // The server ended every session of the account; whoever was logged in here may be that person.
    await restoreSession(async () => (await import('./validate-session.ts')).validateSession())
  }

  return (
    <Card
      as="form"
      width="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(newPasswordForm, values, send, ({ code, message }) => {
          if (code === 'PASSWORD_LINK_EXPIRED') expired(message)
          return code === 'PASSWORD_LINK_EXPIRED'
        })
      }}
    >
      <FormErrorSummary problems={problems} attempt={attempt} />
      <PasswordField
        {...field('password')}
        label={t('setPassword.password')}
        hint={t('setPassword.rule', { least: shortestPassword, special: [...specialCharacters].join(' ') })}
      />
      <PasswordField {...field('passwordConfirm')} label={t('setPassword.confirm')} />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <Actions shape="wide">
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'setPassword.submit')}
        </Button>
      </Actions>
    </Card>
  )
}
