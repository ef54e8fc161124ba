import { useEffect, useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountsApi } from '../accounts.api.ts'
import { accountTexts } from '../texts.ts'

type Props = {
  readonly email: string
  /** With the address as it stands. */
  readonly back: (email: string) => void
  /** There is no page title that has it. */
  readonly takesFocus?: boolean
}

/** Asks for the link of a new password. The answer says the same whether there is such an account. */
export function ForgottenPassword({ email, back, takesFocus = false }: Props) {
  const t = useTexts(accountTexts)
  const [isSent, setSent] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) answer.current?.focus()
  }, [isSent])
  const form = useSchemaForm({
    schema: accountsApi.askPasswordLink.body,
    values: { email },
    send: (body) => call(accountsApi.askPasswordLink, { body }),
    onSent: () => setSent(true),
  })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('email')
  }, [takesFocus, setFocus])
  const leave = () => back(form.getValues('email'))

  return isSent ? (
    <Card as="div" width="narrow">
      <p ref={answer} tabIndex={-1}>
        {t('forgotten.sent')}
      </p>
      <Actions shape="wide">
        <Button onClick={leave}>{t('forgotten.back')}</Button>
      </Actions>
    </Card>
  ) : (
    <Card as="form" width="narrow" noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <p>{t('forgotten.lead')}</p>
      <FormTextField control={form.control} path="email" label={t('email')} type="email" autoComplete="email" required />
      <Actions shape="wide">
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'forgotten.submit')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('forgotten.back')}
        </Button>
      </Actions>
    </Card>
  )
}
