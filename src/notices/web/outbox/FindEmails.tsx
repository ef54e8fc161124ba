import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { isEmail } from '#base/email.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { sentenceOf } from '#errors/sentences.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { type OutboxFilters, outboxAddressOf } from '../../outbox-address.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import styles from './outbox.module.css'

/** Emails to one address or about one request. */
export function FindEmails({ filters }: { readonly filters: OutboxFilters }) {
  const t = useTexts(outboxTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [recipient, setRecipient] = useState(filters.recipient ?? '')
  const [number, setNumber] = useState(filters.request === undefined ? '' : formatRequestNumber(filters.request))
  const [problems, setProblems] = useState<{ recipient?: string; request?: string }>({})
  const isUsed = filters.recipient !== undefined || filters.request !== undefined

  async function find(event: FormEvent) {
    event.preventDefault()
    const address = recipient.trim().toLowerCase()
    const request = number.trim() === '' ? undefined : parseRequestNumber(number)
    const refused = {
      ...(address !== '' && !isEmail(address) ? { recipient: await sentenceOf(language, { code: 'EMAIL' }) } : {}),
      ...(request === null ? { request: t('find.requestProblem') } : {}),
    }
    setProblems(refused)
    if (Object.keys(refused).length > 0) return
    void navigate(paths.deskEmails() + outboxAddressOf({ status: filters.status, recipient: address || undefined, request: request ?? undefined }))
  }

  return (
    <details className={styles.find} open={isUsed || undefined}>
      <summary>{t('find.title')}</summary>
      <form onSubmit={(event) => void find(event)} noValidate>
        <div className={styles.fields}>
          <TextField
            name="recipient"
            type="email"
            autoComplete="off"
            label={t('find.recipient')}
            value={recipient}
            problem={problems.recipient}
            onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
          />
          <TextField
            name="request"
            inputMode="numeric"
            autoComplete="off"
            label={t('find.request')}
            value={number}
            problem={problems.request}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
        </div>
        <Actions>
          <Button type="submit">{t('find.go')}</Button>
          {isUsed && <ChipLink to={paths.deskEmails() + outboxAddressOf({ status: filters.status })}>{t('find.clear')}</ChipLink>}
        </Actions>
      </form>
    </details>
  )
}
