import { useState } from 'react'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepTexts } from '#requests/step-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import type { Closing } from './closing.ts'
import { useDesk } from './desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useAction } from './use-action.ts'

type Props = Closing & { readonly undo: DeskRequest['undo'] }

/** Takes the last step back, and says why; the history keeps both. */
export function UndoForm({ undo, done, cancel }: Props) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(deskTexts)
  const steps = useTexts(stepTexts)
  const { request } = useDesk()
  // Somebody may take the next step meanwhile: the form goes on saying what it was opened for, until the server refuses it.
  const [opened] = useState(undo)
  const { perform } = useAction(serviceDeskApi.undoStep)
  const form = useSchemaForm({
    schema: serviceDeskApi.undoStep.body,
    values: { reason: '' },
    toBody: ({ reason }) => ({ version: request.version, reason }),
    missing: { reason: t('undo.missing') },
    send: (body) => perform({ params: { id: request.crmRequestId }, body }, t('undo.done')),
    onSent: done,
    focus: 'field',
  })

  const undone = undo ?? opened
  return (
    <StepForm
      form={form}
      title={t('undo.title')}
      lead={undone ? t('undo.lead', { step: steps(`${undone.step}.taken`), status: words(`status.${undone.to}`) }) : ''}
      confirm={t('undo.confirm')}
      onCancel={cancel}
    >
      {undone?.isMailed && <p>{t('undo.mailed')}</p>}
      <FormTextField control={form.control} path="reason" name="undoReason" label={t('undo.reason')} maxLength={300} />
    </StepForm>
  )
}
