import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { email as emailRule } from '#base/email.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'
import { useSubmit } from './use-submit.ts'

const form = z.object({ email: emailRule })

type Props = {
  readonly email: string
  readonly setEmail: (email: string) => void
  /** One came back to it, so it takes the focus; the first time the page's title has it. */
  readonly isBack: boolean
  readonly next: () => void
  readonly forgotten: () => void
}

export function EmailStep({ email, setEmail, isBack, next, forgotten }: Props) {
  const t = useTexts(accountTexts)
  const { submit, problems, problemOf, clear, attempt } = useSubmit()
  const early = useEarlyTyping((typed) => typed.email && setEmail(typed.email))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isBack) field.current?.focus()
  }, [isBack])

  return (
    <Card
      as="form"
      width="narrow"
      ref={early.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(form, { email }, async (checked) => {
          setEmail(checked.email)
          next()
        })
      }}
    >
      <FormErrorSummary problems={problems} attempt={attempt} />
      <TextField
        ref={field}
        name="email"
        label={t('email')}
        problem={problemOf('email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value)
          clear('email')
        }}
      />
      <Actions shape="wide">
        <Button type="submit" disabled={!early.isReady}>
          {t('login.next')}
        </Button>
        <Button variant="quiet" onClick={forgotten}>
          {t('login.forgotten')}
        </Button>
      </Actions>
    </Card>
  )
}
