import { useState } from 'react'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { useDesk } from './desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useAction } from './use-action.ts'
import type { Closing } from './use-opening.ts'

type Props = { readonly undo: DeskRequest['undo']; readonly closing: Closing }

/** Takes the last step back, and says why; the history keeps both. */
export function UndoForm({ undo, closing }: Props) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(deskTexts)
  const { request } = useDesk()
  // Somebody may take the next step meanwhile: the form goes on saying what it was opened for, until the server refuses it.
  const [opened] = useState(undo)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { act, isPending, problem } = useAction(serviceDeskApi.undoStep)

  async function confirm() {
    const isTooShort = reason.trim().length < 3
    setMissing(isTooShort)
    if (isTooShort) return document.getElementById('undoReason')?.focus()
    const input = { params: { id: request.crmRequestId }, body: { version: request.version, reason } }
    if (await act(input, t('undo.done'))) closing.done()
  }

  const undone = undo ?? opened
  return (
    <StepForm
      title={t('undo.title')}
      lead={undone ? t('undo.lead', { step: t(`history.steps.${undone.step}`), status: words(`status.${undone.to}`) }) : ''}
      confirm={t('undo.confirm')}
      isPending={isPending}
      problem={problem}
      onConfirm={confirm}
      onCancel={closing.cancel}
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
