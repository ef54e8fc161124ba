import { useState } from 'react'
import { TextField } from '#base/web/fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { useDesk } from './desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useDeed } from './use-deed.ts'

type Props = { readonly undo: DeskRequest['undo']; readonly close: () => void }

/** Takes the last step back, and says why; the history keeps both. */
export function UndoForm({ undo, close }: Props) {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  // Somebody may take the next step meanwhile: the form goes on saying what it was opened for, until the server refuses it.
  const [opened] = useState(undo)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { act, isPending, problem } = useDeed(serviceDeskApi.undoStep)

  async function confirm() {
    const isTooShort = reason.trim().length < 3
    setMissing(isTooShort)
    if (isTooShort) return document.getElementById('undoReason')?.focus()
    const input = { params: { id: request.crmRequestId }, body: { version: request.version, reason } }
    if (await act(input, t('undo.done'))) close()
  }

  const told = undo ?? opened
  return (
    <StepForm
      title={t('undo.title')}
      lead={told ? t('undo.lead', { step: t(`history.steps.${told.step}`), status: t(`status.${told.to}`) }) : ''}
      confirm={t('undo.confirm')}
      isPending={isPending}
      problem={problem}
      onConfirm={confirm}
      onCancel={close}
    >
      <TextField
        name="undoReason"
        label={t('undo.reason')}
        problem={isMissing ? t('undo.missing') : undefined}
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value)
          setMissing(false)
        }}
      />
    </StepForm>
  )
}
