import { useRef, useState } from 'react'
import { languages } from '#base/languages.ts'
import { call } from '#base/web/call.ts'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { budapestDay, budapestTime } from '#calendar/calendar.ts'
import { messageTexts } from '../../message-texts.ts'
import { noticesApi } from '../../notices.api.ts'
import { type EditedMessage, writtenMessage } from '../../system-message.ts'
import styles from './messages.module.css'
import { type TypedMessage, WordsFields } from './WordsFields.tsx'

type Props = {
  /** Null: a new one. */
  readonly message: EditedMessage | null
  readonly onSaved: (saved: EditedMessage) => Promise<void>
  readonly onLeave: () => void
}

const empty = { hu: '', en: '', de: '', sl: '' }

function startOf(message: EditedMessage | null): TypedMessage {
  if (message) return { titles: message.titles, descriptions: message.descriptions, validFrom: message.validFrom, validTo: message.validTo ?? '' }
  const now = new Date()
  return { titles: empty, descriptions: empty, validFrom: `${budapestDay(now)}T${budapestTime(now)}`, validTo: '' }
}

/** Writing a message: its words in four languages, and from when until when it is shown. */
export function MessageForm({ message, onSaved, onLeave }: Props) {
  const t = useTexts(messageTexts)
  const create = useSend(noticesApi.createSystemMessage)
  const update = useSend(noticesApi.updateSystemMessage)
  const [start] = useState(() => startOf(message))
  const version = useRef(message?.version ?? 0)
  const form = useSchemaForm({
    schema: writtenMessage,
    values: start,
    toBody: ({ validTo, ...typed }) => ({ ...typed, validTo: validTo || null }),
    send: (body) =>
      message === null
        ? create.mutateAsync({ body })
        : update.mutateAsync({ params: { id: message.id }, body: { ...body, version: version.current } }),
    onSent: onSaved,
    overtaken: {
      now: async () => {
        const { messages } = await call(noticesApi.listSystemMessages, { query: {} })
        const now = messages.find(({ id }) => id === message?.id)
        if (!now) return null
        version.current = now.version
        return startOf(now)
      },
      names: { titles: t('form.subject'), descriptions: t('form.text') },
    },
    draft: { name: `system-message ${message?.id ?? 'new'}` },
  })

  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)

  return (
    <Card as="form" edge="accent" isSpaced onSubmit={(event) => void form.submit(event)} {...place} noValidate aria-labelledby="message-form">
      <h2 id="message-form" {...heading}>
        {t(message === null ? 'form.newTitle' : 'form.changeTitle')}
      </h2>
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      {languages.map((language) => (
        <WordsFields key={language} language={language} control={form.control} />
      ))}
      <div className={styles.period}>
        <FormTextField control={form.control} path="validFrom" type="datetime-local" label={t('form.validFrom')} hint={t('form.clock')} />
        <FormTextField control={form.control} path="validTo" type="datetime-local" label={t('form.validTo')} hint={t('form.clockEnd')} isOptional />
      </div>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'form.saving' : 'form.save')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('form.cancel')}
        </Button>
      </Actions>
    </Card>
  )
}
