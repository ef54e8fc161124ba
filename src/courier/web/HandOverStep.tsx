import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { identityProofs } from '../actions.ts'
import { courierApi } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'
import { CourierStep, type StepProps } from './CourierStep.tsx'

/** The device is fetched: by whom, and what they showed. */
export function HandOverStep({ requestId, version, onDone, onBack }: StepProps) {
  const t = useTexts(courierTexts)
  const send = useSend(courierApi.handOverAtCounter)
  const form = useSchemaForm({
    schema: courierApi.handOverAtCounter.body,
    values: { handedTo: '', identity: '', note: '' },
    toBody: ({ handedTo, identity, note }) => ({ version, handedTo, identity: identity || undefined, note }),
    missing: { identity: t('desk.identityMissing') },
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onDone,
    focus: 'field',
  })
  return (
    <CourierStep action="handOverAtCounter" form={form} error={send.error?.status === 422 ? null : send.error} onBack={onBack}>
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
    </CourierStep>
  )
}
