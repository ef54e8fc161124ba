import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ReportView } from '../../report-view.ts'
import { quoteTexts } from '../../texts.ts'
import { byWhom } from '../by-whom.ts'
import { RefusalReason } from '../RefusalReason.tsx'

type Report = NonNullable<ReportView['report']>
type Props = { readonly status: Exclude<Report['status'], 'issued'>; readonly decision: NonNullable<Report['decision']> }

/** What was decided about the report, when, and by whom where it was a colleague. */
export function DecidedReport({ status, decision }: Props) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const at = formats.moment(decision.decidedAt)
  if (status === 'expired') return <Note tone="warning">{t('report.expired', { at })}</Note>
  return (
    <>
      <Note tone="success">{t(`report.${status}${byWhom(decision.decidedBy)}`, { at, name: decision.decidedBy ?? '' })}</Note>
      <RefusalReason reason={decision.reason} />
    </>
  )
}
