import { type FormEvent, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { PhotoField } from '#base/web/photos/PhotoField.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { maxReportPhotos, type ReportReason, reportReasons } from '../../expert-report.ts'
import { quotesApi } from '../../quotes.api.ts'
import { reasonTexts } from '../../reason-texts.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'

type Props = { readonly requestId: number; readonly version: number; readonly onIssued: () => Promise<void>; readonly onMovedOn: () => unknown }

/** Why, what was found, photos. An issued report does not change. */
export function ReportForm({ requestId, version, onIssued, onMovedOn }: Props) {
  const t = useTexts(quoteTexts)
  const reasons = useTexts(reasonTexts)
  const [reason, setReason] = useState('')
  const [findings, setFindings] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [attempt, setAttempt] = useState(0)
  const issue = useSend(quotesApi.issueExpertReport)

  function send(event: FormEvent) {
    event.preventDefault()
    if (issue.isPending) return
    setAttempt(attempt + 1)
    // Nothing chosen yet is refused by the server, by the name of the field.
    const body = { version, reason: reason as ReportReason, findings }
    issue.mutate(
      { params: { id: requestId }, body, files: { 'photos[]': photos } },
      { onSuccess: onIssued, onError: ({ status }) => void (status === 409 && onMovedOn()) },
    )
  }

  const { error } = issue
  const problemOf = (path: string) => error?.fields.find((field) => field.path === path)?.message
  const named = error?.fields.map(({ path, message }) => ({ fieldId: path, message })) ?? []
  return (
    <form className={styles.card} onSubmit={send} noValidate aria-labelledby="report-form">
      <h2 id="report-form">{t('reportEditor.title')}</h2>
      <p>{t('reportEditor.lead')}</p>
      <FormErrorSummary problems={named.length > 0 || !error ? named : [{ message: error.message }]} attempt={attempt} />
      <SelectField
        name="reason"
        label={t('reportEditor.reason')}
        value={reason}
        problem={problemOf('reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      >
        {reportReasons.map((one) => (
          <option key={one} value={one}>
            {reasons(one)}
          </option>
        ))}
      </SelectField>
      <LongTextField
        name="findings"
        label={t('reportEditor.findings')}
        limit={3000}
        value={findings}
        problem={problemOf('findings')}
        onChange={({ currentTarget }) => setFindings(currentTarget.value)}
      />
      <PhotoField name="photos" max={maxReportPhotos} photos={photos} setPhotos={setPhotos} problem={problemOf('photos')} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={issue.isPending}>
          {t(issue.isPending ? 'sending' : 'reportEditor.send')}
        </Button>
      </div>
    </form>
  )
}
