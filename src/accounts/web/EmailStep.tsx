import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { email as emailRule } from '#base/email.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'
import styles from './accounts.module.css'
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
    <form
      ref={early.form}
      className={styles.card}
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
      <p className={styles.actions}>
        <Button type="submit" disabled={!early.isReady}>
          {t('login.next')}
        </Button>
        <Button variant="quiet" onClick={forgotten}>
          {t('login.forgotten')}
        </Button>
      </p>
    </form>
  )
}
