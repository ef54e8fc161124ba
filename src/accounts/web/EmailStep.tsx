import { useEffect } from 'react'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { credentials } from '../login.ts'
import { accountTexts } from '../texts.ts'
import { PasskeyLogin } from './passkey/PasskeyLogin.tsx'

type Props = {
  readonly email: string
  /** One came back to it, or there is no page title, so it takes the focus. */
  readonly isBack: boolean
  readonly next: (email: string) => void
  /** With what was typed so far. */
  readonly forgotten: (email: string) => void
}

export function EmailStep({ email, isBack, next, forgotten }: Props) {
  const t = useTexts(accountTexts)
  const form = useSchemaForm({
    schema: credentials.pick({ email: true }),
    values: { email },
    send: async (body) => body.email,
    onSent: next,
  })
  const early = useEarlyTyping(form.adopt)
  const { setFocus } = form
  useEffect(() => {
    if (isBack) setFocus('email')
  }, [isBack, setFocus])

  return (
    <Card as="form" width="narrow" ref={early.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={form.control} path="email" label={t('email')} type="email" autoComplete="username" required />
      <Actions shape="wide">
        <Button type="submit" disabled={!early.isReady}>
          {t('login.next')}
        </Button>
        <Button variant="quiet" onClick={() => forgotten(form.getValues('email'))}>
          {t('login.forgotten')}
        </Button>
      </Actions>
      <PasskeyLogin />
    </Card>
  )
}
