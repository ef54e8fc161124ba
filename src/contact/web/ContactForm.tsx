import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { FormEmailField } from '#base/web/email-field/FormEmailField.tsx'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormLongTextField, FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { maxMegabytes } from '#requests/web/documents/pdf-file.ts'
import { StatementReceipt } from '#site/web/StatementReceipt.tsx'
import { useStatement } from '#site/web/use-statement.ts'
import { contactApi } from '../contact.api.ts'
import { type ContactForm as Contact, contactFileDays, contactTopics } from '../contact.ts'
import { contactTexts } from '../texts.ts'
import { type ChosenFile, ContactFileField } from './ContactFileField.tsx'
import styles from './contact.module.css'

const empty = { topic: '', name: '', email: '', companyName: '', job: '', subject: '', message: '' }
const none: ChosenFile = { file: null, refused: null }
const noFiles = { cv: none, other: none }
const allOf = (file: File | null) => (file ? [file] : [])

/** Nothing is sent while something that was chosen is not in it: whoever applies for a job would not know that their papers are missing. @throws CallRefused */
function requireSettled(files: Readonly<Record<string, ChosenFile>>) {
  const fields = Object.entries(files).flatMap(([path, { refused }]) =>
    refused === null ? [] : [{ path, code: 'INVALID_INPUT' as const, message: refused }],
  )
  const [first] = fields
  if (first) throw new CallRefused({ status: 422, code: 'INVALID_INPUT', message: first.message, fields })
}

export function ContactForm() {
  const t = useTexts(contactTexts)
  const [files, setFiles] = useState(noFiles)
  const form = useStatement({
    storedAs: 'contact',
    empty,
    schema: contactApi.sendContactMessage.body,
    missing: { topic: t('topicMissing') },
    beside: () => [files.cv.file, files.other.file].map((file) => file && `${file.name} ${file.size} ${file.lastModified}`).join(),
    send: (body: Contact, idempotencyKey) => {
      const { cv, other } = { ...files, ...(body.topic === 'job' ? {} : { cv: none }) }
      requireSettled({ cv, other })
      const sent = { cv: allOf(cv.file), other: allOf(other.file) }
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
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </FormSelectField>
      <FormTextField control={control} path="name" label={t('name')} autoComplete="name" required />
      <FormEmailField control={control} path="email" label={t('email')} hint={t('emailHint')} required />
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
          chosen={files.cv}
          choose={(cv) => setFiles((before) => ({ ...before, cv }))}
          problem={problemOf('cv')}
        />
      )}
      <ContactFileField
        name="other"
        label={t('other')}
        hint={t('otherHint', words)}
        chosen={files.other}
        choose={(other) => setFiles((before) => ({ ...before, other }))}
        problem={problemOf('other')}
      />
      <Muted>{t.rich('privacy', { link: (text) => <Link to={publicPaths.privacy()}>{text}</Link> })}</Muted>
      <Actions>
        <Button type="submit" disabled={!early.isReady} aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
      </Actions>
    </Card>
  )
}
