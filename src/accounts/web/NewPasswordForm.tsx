import { useState } from 'react'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountsApi } from '../accounts.api.ts'
import type { PasswordLinkPurpose } from '../password.ts'
import { accountTexts } from '../texts.ts'
import { KnownAddress } from './KnownAddress.tsx'
import { PasswordField, ShowPassword, usePasswordRule } from './PasswordField.tsx'
import { restoreSession } from './session.ts'

type Props = {
  readonly token: string
  readonly purpose: PasswordLinkPurpose
  readonly email: string
  readonly done: () => void
  /** The link can no longer be used. */
  readonly ended: (refusal: CallRefused) => void
}

export function NewPasswordForm({ token, purpose, email, done, ended }: Props) {
  const t = useTexts(accountTexts)
  const [isShown, setShown] = useState(false)
  const isFirst = purpose !== 'changePassword'
  const form = useSchemaForm({
    schema: accountsApi.setPassword.body,
    values: { password: '', passwordConfirm: '' },
    send: (body) =>
      isFirst ? call(accountsApi.setPassword, { params: { vs: token }, body }) : call(accountsApi.changePassword, { params: { token }, body }),
    async onSent() {
      done()
      // The server ended every session of the account; whoever was logged in here may be that person.
      await restoreSession()
    },
    onRefused(refusal) {
      const isOver = refusal.status === 410
      if (isOver) ended(refusal)
      return isOver
    },
  })
  const fresh = { control: form.control, isShown, autoComplete: 'new-password' }

  return (
    <Card as="form" width="narrow" noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <KnownAddress label={t('setPassword.for')} email={email} />
      <PasswordField {...fresh} path="password" label={t(isFirst ? 'setPassword.firstPassword' : 'setPassword.password')} hint={usePasswordRule()} />
      <PasswordField {...fresh} path="passwordConfirm" label={t(isFirst ? 'setPassword.firstConfirm' : 'setPassword.confirm')} />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <Actions shape="wide">
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'setPassword.submit')}
        </Button>
      </Actions>
    </Card>
  )
}
