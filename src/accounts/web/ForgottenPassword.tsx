import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { email as emailRule } from '#base/email.ts'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountsApi } from '../accounts.api.ts'
import { accountTexts } from '../texts.ts'
import { useSubmit } from './use-submit.ts'

const form = z.object({ email: emailRule })

type Props = { readonly email: string; readonly setEmail: (email: string) => void; readonly back: () => void }

/** Asks for the link of a new password. The answer says the same whether there is such an account. */
export function ForgottenPassword({ email, setEmail, back }: Props) {
  const t = useTexts(accountTexts)
  const { submit, problems, problemOf, clear, attempt, isSending } = useSubmit()
  const [isSent, setSent] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) answer.current?.focus()
  }, [isSent])

  return (
    <>
      <PageTitle key="forgotten">{t('forgotten.title')}</PageTitle>
      {isSent ? (
        <Card as="div" width="narrow">
          <p ref={answer} tabIndex={-1}>
            {t('forgotten.sent')}
          </p>
          <Actions shape="wide">
            <Button onClick={back}>{t('forgotten.back')}</Button>
          </Actions>
        </Card>
      ) : (
        <Card
          as="form"
          width="narrow"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit(form, { email }, async (body) => {
              await call(accountsApi.askPasswordLink, { body })
              setSent(true)
            })
          }}
        >
          <FormErrorSummary problems={problems} attempt={attempt} />
          <p>{t('forgotten.lead')}</p>
          <TextField
            name="email"
            label={t('email')}
            problem={problemOf('email')}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value)
              clear('email')
            }}
          />
          <Actions shape="wide">
            <Button type="submit" disabled={isSending}>
              {t(isSending ? 'sending' : 'forgotten.submit')}
            </Button>
            <Button variant="quiet" onClick={back}>
              {t('forgotten.back')}
            </Button>
          </Actions>
        </Card>
      )}
    </>
  )
}
