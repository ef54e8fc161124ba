import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { AssignmentForm, TakeIt } from './AssignmentForm.tsx'
import { Card } from './Card.tsx'
import { CareRow } from './CareRow.tsx'
import { HoldForm, Resume } from './HoldForm.tsx'
import { PromiseForm } from './PromiseForm.tsx'

/** Who looks after the request, what it waits for, and what the customer was promised. */
export function CareCard({ request: { assigned, hold, promise, may } }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const holdWords = hold && t('head.onHoldSince', { reason: t(`care.reasons.${hold.reason}`), at: formats.dayOf(hold.since) })
  return (
    <Card id="care" title={t('care.title')}>
      <CareRow
        label={t('care.assignment')}
        value={assigned?.name ?? t('head.nobody')}
        shortcut={may.assign && <TakeIt />}
        form={may.assign && ((close) => <AssignmentForm close={close} />)}
      />
      <CareRow
        label={t('care.hold')}
        value={holdWords ?? t('care.notHeld')}
        shortcut={may.resume && <Resume />}
        form={may.hold && ((close) => <HoldForm close={close} />)}
      />
      <CareRow
        label={t('care.promise')}
        value={promise.by === null ? t('head.notPromised') : formats.day(promise.by)}
        form={may.promise && ((close) => <PromiseForm close={close} />)}
      />
    </Card>
  )
}
