import { FormLongTextField, FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { decisionMethods } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly reportVersion: number
  readonly onChanged: () => Promise<void>
}

const fieldOf: Readonly<Record<string, string>> = { expertReportAcceptedStatus: 'decision', note: 'behalfNote' }

/** What the customer said of the report by phone, by e-mail or in person. */
export function ReportOnBehalfForm({ requestId, version, reportVersion, onChanged }: Props) {
  const t = useTexts(quoteTexts)
  const decide = useSend(quotesApi.decideReportOnBehalf)
  const form = useSchemaForm({
    schema: quotesApi.decideReportOnBehalf.body,
    values: { decision: '', method: '', behalfNote: '' },
    toBody: ({ decision, method, behalfNote }) => ({
      version,
      reportVersion,
      expertReportAcceptedStatus: decision === '' ? undefined : decision === 'accepted',
      method: method || undefined,
      note: behalfNote,
    }),
    fieldAt: (path) => fieldOf[path] ?? path,
    missing: { expertReportAcceptedStatus: t('behalf.missing'), method: t('behalf.missing') },
    send: (body) => decide.mutateAsync({ params: { id: requestId }, body }),
    onSent: onChanged,
  })
  const { control } = form
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void form.submit(event)} noValidate aria-labelledby="report-on-behalf">
      <h2 id="report-on-behalf">{t('behalf.title')}</h2>
      <p>{t('behalf.lead')}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormSelectField control={control} path="decision" label={t('behalf.decision')}>
        <option value="accepted">{t('behalf.reportAccepted')}</option>
        <option value="rejected">{t('behalf.rejected')}</option>
      </FormSelectField>
      <FormSelectField control={control} path="method" label={t('behalf.method')}>
        {decisionMethods.map((one) => (
          <option key={one} value={one}>
            {t(`behalf.methods.${one}`)}
          </option>
        ))}
      </FormSelectField>
      <FormLongTextField control={control} path="behalfNote" label={t('behalf.note')} limit={3000} />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'behalf.send')}
        </Button>
      </Actions>
    </Card>
  )
}
