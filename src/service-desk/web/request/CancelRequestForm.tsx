import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { cancelReasons } from '#requests/pickup-change.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import type { Closing } from './closing.ts'
import { useDesk } from './desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useAction } from './use-action.ts'

/** Cancels on the customer's behalf, with the customer's reason; it cannot be taken back. */
export function CancelRequestForm({ done, cancel }: Closing) {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const { perform } = useAction(heldRequestApi.cancelRequest)
  const form = useSchemaForm({
    schema: heldRequestApi.cancelRequest.body,
    values: { reason: '', note: '' },
    toBody: ({ reason, note }) => ({ reason: reason || undefined, note }),
    missing: { reason: t('cancel.missing') },
    send: (body) => perform({ params: { id: request.crmRequestId }, body }, t('cancel.done')),
    onSent: done,
    focus: 'field',
  })

  return (
    <StepForm form={form} title={t('cancel.title')} lead={t('cancel.lead')} confirm={t('cancel.confirm')} onCancel={cancel}>
      <FormSelectField control={form.control} path="reason" name="cancelReason" label={t('cancel.reason')}>
        {cancelReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`history.cancelReasons.${reason}`)}
          </option>
        ))}
      </FormSelectField>
      <FormTextField control={form.control} path="note" name="cancelNote" label={t('cancel.note')} isOptional maxLength={300} />
    </StepForm>
  )
}
