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
import { restoreSession } from './session.ts'

type Props = { readonly link: string; readonly done: () => void; readonly expired: (message: string) => void }

export function NewPasswordForm({ link, done, expired }: Props) {
  const t = useTexts(accountTexts)
  const [isShown, setShown] = useState(false)
  const form = useSchemaForm({
    schema: accountsApi.setPassword.body,
    values: { password: '', passwordConfirm: '' },
    send: (body) => call(accountsApi.setPassword, { params: { vs: link }, body }),
    async onSent() {
      done()
      // The server ended every session of the account; whoever was logged in here may be that person.
      await restoreSession(async () => (await import('./validate-session.ts')).validateSession())
    },
    onRefused({ code, message }) {
      if (code === 'PASSWORD_LINK_EXPIRED') expired(message)
      return code === 'PASSWORD_LINK_EXPIRED'
    },
  })
  const fresh = { control: form.control, isShown, autoComplete: 'new-password' }

  return (
    <Card as="form" width="narrow" noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <PasswordField {...fresh} path="password" label={t('setPassword.password')} hint={usePasswordRule()} />
      <PasswordField {...fresh} path="passwordConfirm" label={t('setPassword.confirm')} />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <Actions shape="wide">
        <Button type="submit" disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'setPassword.submit')}
        </Button>
      </Actions>
    </Card>
  )
}
