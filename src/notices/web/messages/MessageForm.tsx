import { type FormEvent, useEffect, useRef, useState } from 'react'
import { languages } from '#base/languages.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { budapestDay, budapestTime } from '#calendar/calendar.ts'
import { messageTexts } from '../../message-texts.ts'
import { noticesApi } from '../../notices.api.ts'
import type { EditedMessage, WrittenMessage } from '../../system-message.ts'
import styles from './messages.module.css'
import { WordsFields } from './WordsFields.tsx'

type Props = {
  /** Null: a new one. */
  readonly message: EditedMessage | null
  readonly onSaved: () => Promise<void>
  readonly onLeave: () => void
}

const empty = { hu: '', en: '', de: '', sl: '' }

function startOf(message: EditedMessage | null): WrittenMessage {
  if (message) return { titles: message.titles, descriptions: message.descriptions, validFrom: message.validFrom, validTo: message.validTo }
  const now = new Date()
  return { titles: empty, descriptions: empty, validFrom: `${budapestDay(now)}T${budapestTime(now)}`, validTo: null }
}

/** Writing a message: its words in four languages, and from when until when it is shown. */
export function MessageForm({ message, onSaved, onLeave }: Props) {
  const t = useTexts(messageTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [written, setWritten] = useState(() => startOf(message))
  const [attempt, setAttempt] = useState(0)
  const create = useSend(noticesApi.createSystemMessage)
  const update = useSend(noticesApi.updateSystemMessage)
  const isPending = create.isPending || update.isPending
  const error = create.error ?? update.error

  function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setAttempt(attempt + 1)
    if (message === null) create.mutate({ body: written }, { onSuccess: onSaved })
    else update.mutate({ params: { id: message.id }, body: { ...written, version: message.version } }, { onSuccess: onSaved })
  }

  const problemOf = (path: string) => error?.fields.find((field) => field.path === path)?.message
  const problems = error
    ? error.fields.length > 0
      ? error.fields.map(({ path, message: sentence }) => ({ fieldId: path, message: sentence }))
      : [{ message: error.message }]
    : []
  return (
    <form className={styles.form} onSubmit={save} noValidate aria-labelledby="message-form">
      <h2 id="message-form" ref={heading} tabIndex={-1}>
        {t(message === null ? 'form.newTitle' : 'form.changeTitle')}
      </h2>
      <FormErrorSummary problems={problems} attempt={attempt} />
      {languages.map((language) => (
        <WordsFields
          key={language}
          language={language}
          title={written.titles[language]}
          description={written.descriptions[language]}
          onTitle={(title) => setWritten((before) => ({ ...before, titles: { ...before.titles, [language]: title } }))}
          onDescription={(description) => setWritten((before) => ({ ...before, descriptions: { ...before.descriptions, [language]: description } }))}
          problemOf={problemOf}
        />
      ))}
      <div className={styles.period}>
        <TextField
          name="validFrom"
          type="datetime-local"
          label={t('form.validFrom')}
          hint={t('form.clock')}
          problem={problemOf('validFrom')}
          value={written.validFrom}
          onChange={({ currentTarget }) => setWritten({ ...written, validFrom: currentTarget.value })}
        />
        <TextField
          name="validTo"
          type="datetime-local"
          label={t('form.validTo')}
          hint={t('form.clockEnd')}
          problem={problemOf('validTo')}
          isOptional
          value={written.validTo ?? ''}
          onChange={({ currentTarget }) => setWritten({ ...written, validTo: currentTarget.value || null })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isPending}>
          {t(isPending ? 'form.saving' : 'form.save')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
