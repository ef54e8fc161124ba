import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountsApi } from '../accounts.api.ts'
import { accountTexts } from '../texts.ts'
import { PasswordField, ShowPassword, usePasswordRule } from './PasswordField.tsx'

export function OwnPasswordForm({ done }: { readonly done: () => void }) {
  const t = useTexts(accountTexts)
  const [isShown, setShown] = useState(false)
  const form = useSchemaForm({
    schema: accountsApi.changeOwnPassword.body,
    values: { currentPassword: '', password: '', passwordConfirm: '' },
    send: (body) => call(accountsApi.changeOwnPassword, { body }),
    onSent: done,
  })
  const fresh = { control: form.control, isShown, autoComplete: 'new-password' }

  return (
    <Card as="form" width="narrow" noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{t('ownPassword.lead')}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <PasswordField
        control={form.control}
        path="currentPassword"
        isShown={isShown}
        label={t('ownPassword.current')}
        autoComplete="current-password"
      />
      <PasswordField {...fresh} path="password" label={t('setPassword.password')} hint={usePasswordRule()} />
      <PasswordField {...fresh} path="passwordConfirm" label={t('setPassword.confirm')} />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <Actions shape="wide">
        <Button type="submit" disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'ownPassword.submit')}
        </Button>
      </Actions>
    </Card>
  )
}
