import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { BehalfForm, behalfFieldAt, untouchedBehalf } from './BehalfForm.tsx'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly reportVersion: number
  readonly onChanged: () => Promise<void>
}

/** The customer's answer to an expert report, written down for them. */
export function ReportOnBehalfForm({ requestId, version, reportVersion, onChanged }: Props) {
  const t = useTexts(quoteTexts)
  const decide = useSend(quotesApi.decideReportOnBehalf)
  const form = useSchemaForm({
    schema: quotesApi.decideReportOnBehalf.body,
    values: untouchedBehalf,
    toBody: ({ decision, method, behalfNote }) => ({
      version,
      reportVersion,
      expertReportAcceptedStatus: decision === '' ? undefined : decision === 'accepted',
      method: method || undefined,
      note: behalfNote,
    }),
    fieldAt: behalfFieldAt,
    missing: { expertReportAcceptedStatus: t('behalf.missing'), method: t('behalf.missing') },
    send: (body) => decide.mutateAsync({ params: { id: requestId }, body }),
    onSent: onChanged,
  })
  return <BehalfForm id="report-on-behalf" form={form} onSubmit={(event) => void form.submit(event)} accepted={t('behalf.reportAccepted')} />
}
