import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { deskTexts } from '../../texts.ts'
import { AssignmentForm, TakeIt } from './AssignmentForm.tsx'
import { CareCell } from './CareCell.tsx'
import styles from './desk.module.css'
import { HoldForm, Resume } from './HoldForm.tsx'
import { PromiseForm } from './PromiseForm.tsx'

/** Who looks after the request, what it waits for, and what the customer was promised. */
export function CareStrip({ request }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(deskTexts)
  const formats = useFormats()
  const { assigned, hold, may } = request
  const holdWords = hold && t('head.onHoldSince', { reason: words(`hold.${hold.reason}`), at: formats.dayOf(hold.since) })
  return (
    <section className={styles.strip} aria-label={t('care.title')}>
      <CareCell
        label={t('care.assignment')}
        value={assigned?.name ?? t('head.nobody')}
        shortcut={may.assign && <TakeIt />}
        form={may.assign && ((closing) => <AssignmentForm {...closing} />)}
      />
      <CareCell
        label={t('care.hold')}
        value={holdWords ?? t('care.notHeld')}
        tone={hold ? 'warning' : undefined}
        shortcut={may.resume && <Resume />}
        form={may.hold && ((closing) => <HoldForm {...closing} />)}
      />
      <PromiseCell request={request} />
    </section>
  )
}

function PromiseCell({ request: { promise, may, today } }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const { by, first, late, daysLate, notices } = promise
  const present = by === null ? t('head.notPromised') : by < today ? t('head.late', { day: formats.day(by) }) : formats.day(by)
  const lateness = late && first !== null ? t('head.daysLate', { days: daysLate, day: formats.day(first) }) : null
  return (
    <CareCell
      label={t('care.promise')}
      value={[present, lateness, notices > 0 && t('head.noticed', { count: notices })].filter(Boolean).join(' · ')}
      tone={late ? 'danger' : undefined}
      form={may.promise && ((closing) => <PromiseForm {...closing} />)}
    />
  )
}
