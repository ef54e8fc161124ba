import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormLongTextField, FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { maxMegabytes } from '#requests/web/documents/pdf-file.ts'
import { StatementReceipt } from '#site/web/StatementReceipt.tsx'
import { useStatement } from '#site/web/use-statement.ts'
import { contactApi } from '../contact.api.ts'
import { type ContactForm as Contact, contactFileDays, contactTopics } from '../contact.ts'
import { contactTexts } from '../texts.ts'
import { ContactFileField } from './ContactFileField.tsx'
import styles from './contact.module.css'

const empty = { topic: '', name: '', email: '', companyName: '', job: '', subject: '', message: '' }
const noFiles: { readonly cv: File | null; readonly other: File | null } = { cv: null, other: null }
const allOf = (file: File | null) => (file ? [file] : [])

export function ContactForm() {
  const t = useTexts(contactTexts)
  const [files, setFiles] = useState(noFiles)
  const form = useStatement({
    storedAs: 'contact',
    empty,
    schema: contactApi.sendContactMessage.body,
    missing: { topic: t('topicMissing') },
    beside: () => [files.cv, files.other].map((file) => file && `${file.name} ${file.size} ${file.lastModified}`).join(),
    send: (body: Contact, idempotencyKey) => {
      const sent = { cv: body.topic === 'job' ? allOf(files.cv) : [], other: allOf(files.other) }
      return call(contactApi.sendContactMessage, { body, files: sent, idempotencyKey })
    },
  })
  const early = useEarlyTyping(form.adopt)
  const { control, receipt, isSubmitting } = form
  const isApplication = useWatch({ control, name: 'topic' }) === 'job'
  const problemOf = (field: string) => form.problems.find(({ fieldId }) => fieldId === field)?.message

  function startAgain() {
    setFiles(noFiles)
    form.startAgain()
  }

  if (receipt)
    return (
      <StatementReceipt receipt={receipt} title={t('sentTitle')}>
        <p>{t('sent', { email: form.getValues('email') })}</p>
        <Button variant="quiet" onClick={startAgain}>
          {t('another')}
        </Button>
      </StatementReceipt>
    )

  const words = { max: String(maxMegabytes), days: String(contactFileDays) }
  return (
    <Card
      as="form"
      width="text"
      ref={early.form}
      className={styles.form}
      aria-label={t('title')}
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormSelectField control={control} path="topic" label={t('topic')} required>
        <option value="">{t('choose')}</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </FormSelectField>
      <FormTextField control={control} path="name" label={t('name')} autoComplete="name" required />
      <FormTextField control={control} path="email" label={t('email')} hint={t('emailHint')} type="email" autoComplete="email" required />
      {isApplication ? (
        <FormTextField control={control} path="job" label={t('job')} isOptional />
      ) : (
        <FormTextField control={control} path="companyName" label={t('companyName')} autoComplete="organization" isOptional />
      )}
      <FormTextField control={control} path="subject" label={t('subject')} required />
      <FormLongTextField control={control} path="message" label={t('message')} limit={3000} rows={8} required />
      {isApplication && (
        <ContactFileField
          name="cv"
          label={t('cv')}
          hint={t('cvHint', words)}
          file={files.cv}
          choose={(cv) => setFiles((before) => ({ ...before, cv }))}
          problem={problemOf('cv')}
        />
      )}
      <ContactFileField
        name="other"
        label={t('other')}
        hint={t('otherHint', words)}
        file={files.other}
        choose={(other) => setFiles((before) => ({ ...before, other }))}
        problem={problemOf('other')}
      />
      <Muted>{t.rich('privacy', { link: (text) => <Link to={paths.privacy()}>{text}</Link> })}</Muted>
      <Actions>
        <Button type="submit" disabled={isSubmitting || !early.isReady}>
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
      </Actions>
    </Card>
  )
}
