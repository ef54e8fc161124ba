import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountsApi } from '../accounts.api.ts'
import { ownPasswordForm, shortestPassword, specialCharacters } from '../password.ts'
import { accountTexts } from '../texts.ts'
import { PasswordField, ShowPassword } from './PasswordField.tsx'
import { useSubmit } from './use-submit.ts'

const empty = { currentPassword: '', password: '', passwordConfirm: '' }

export function OwnPasswordForm({ done }: { readonly done: () => void }) {
  const t = useTexts(accountTexts)
  const { submit, problems, problemOf, clear, attempt, isSending } = useSubmit()
  const [isShown, setShown] = useState(false)
  const [values, setValues] = useState(empty)

  const field = (name: keyof typeof values) => ({
    name,
    isShown,
    value: values[name],
    problem: problemOf(name),
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: currentTarget.value })
      clear(name)
    },
  })

  return (
    <Card
      as="form"
      width="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(ownPasswordForm, values, async (body) => {
          await call(accountsApi.changeOwnPassword, { body })
          done()
        })
      }}
    >
      <p>{t('ownPassword.lead')}</p>
      <FormErrorSummary problems={problems} attempt={attempt} />
      <PasswordField {...field('currentPassword')} label={t('ownPassword.current')} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label={t('setPassword.password')}
        hint={t('setPassword.rule', { least: shortestPassword, special: [...specialCharacters].join(' ') })}
        autoComplete="new-password"
      />
      <PasswordField {...field('passwordConfirm')} label={t('setPassword.confirm')} autoComplete="new-password" />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <Actions shape="wide">
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'sending' : 'ownPassword.submit')}
        </Button>
      </Actions>
    </Card>
  )
}
