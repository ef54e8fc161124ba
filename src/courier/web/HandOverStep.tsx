import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { identityProofs } from '../actions.ts'
import { courierApi } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'

export type StepProps = {
  readonly requestId: number
  readonly version: number
  readonly onDone: () => Promise<void>
  readonly onBack: () => void
  /** Something was refused: what is shown may be old. */
  readonly onMoved: () => Promise<void>
}

/** The device is fetched: by whom, and what they showed. */
export function HandOverStep({ requestId, version, onDone, onBack, onMoved }: StepProps) {
  const t = useTexts(courierTexts)
  const words = useTexts(stepTexts)
  const send = useSend(courierApi.handOverAtCounter)
  const form = useSchemaForm({
    schema: courierApi.handOverAtCounter.body,
    values: { handedTo: '', identity: '', note: '' },
    toBody: ({ handedTo, identity, note }) => ({ version, handedTo, identity: identity || undefined, note }),
    missing: { identity: t('desk.identityMissing') },
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onDone,
    onRefused({ status }) {
      if (status === 409) void onMoved()
      return false
    },
    focus: 'field',
  })
  return (
    <ConfirmStep
      title={words('handOverAtCounter.title')}
      confirm={words('handOverAtCounter.confirm')}
      isDangerous
      isPending={form.isSubmitting}
      error={send.error?.status === 422 ? null : send.error}
      onConfirm={() => void form.submit()}
      onBack={onBack}
    >
      <p>{words('handOverAtCounter.lead')}</p>
      <FormTextField control={form.control} path="handedTo" label={t('desk.handedTo')} maxLength={100} autoComplete="off" />
      <FormSelectField control={form.control} path="identity" label={t('desk.identity')}>
        {identityProofs.map((proof) => (
          <option key={proof} value={proof}>
            {t(`desk.identities.${proof}`)}
          </option>
        ))}
      </FormSelectField>
      <FormTextField
        control={form.control}
        path="note"
        name="handOverNote"
        label={t('desk.note')}
        hint={t('desk.noteHint')}
        isOptional
        maxLength={300}
      />
    </ConfirmStep>
  )
}
