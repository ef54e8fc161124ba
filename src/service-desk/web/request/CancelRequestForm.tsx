import { useState } from 'react'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { cancelReasons } from '#requests/pickup-change.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { useDesk } from './desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useAction } from './use-action.ts'
import type { Closing } from './use-opening.ts'

/** Cancels on the customer's behalf, with the customer's reason; it cannot be taken back. */
export function CancelRequestForm({ closing }: { readonly closing: Closing }) {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { act, isPending, problem } = useAction(heldRequestApi.cancelRequest)

  async function confirm() {
    const reason = cancelReasons.find((one) => one === chosen)
    setMissing(!reason)
    if (!reason) return document.getElementById('cancelReason')?.focus()
    if (await act({ params: { id: request.crmRequestId }, body: { reason, note } }, t('cancel.done'))) closing.done()
  }

  return (
    <StepForm
      title={t('cancel.title')}
      lead={t('cancel.lead')}
      confirm={t('cancel.confirm')}
      isPending={isPending}
      problem={problem}
      onConfirm={confirm}
      onCancel={closing.cancel}
    >
      <SelectField
        name="cancelReason"
        label={t('cancel.reason')}
        problem={isMissing ? t('cancel.missing') : undefined}
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value)
          setMissing(false)
        }}
      >
        {cancelReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`history.cancelReasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="cancelNote"
        label={t('cancel.note')}
        isOptional
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </StepForm>
  )
}
