import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountsApi } from '../accounts.api.ts'
import { securityTexts } from '../security-texts.ts'
import { accountTexts } from '../texts.ts'
import { PasswordField, ShowPassword, usePasswordRule } from './PasswordField.tsx'

type Props = { readonly done: () => void; readonly back: () => void }

/** A new password for whoever is logged in, with the one so far as proof. */
export function OwnPasswordForm({ done, back }: Props) {
  const t = useTexts(accountTexts)
  const security = useTexts(securityTexts)
  const [isShown, setShown] = useState(false)
  const form = useSchemaForm({
    schema: accountsApi.changeOwnPassword.body,
    values: { currentPassword: '', password: '', passwordConfirm: '' },
    send: (body) => call(accountsApi.changeOwnPassword, { body }),
    onSent: done,
  })
  const place = useFormPlace(form, back)
  const fresh = { control: form.control, isShown, autoComplete: 'new-password' }

  return (
    <form {...place}>
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
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'ownPassword.submit')}
        </Button>
        <Button variant="quiet" onClick={() => void form.leave(back)} aria-disabled={form.isSubmitting}>
          {security('cancel')}
        </Button>
      </Actions>
    </form>
  )
}
