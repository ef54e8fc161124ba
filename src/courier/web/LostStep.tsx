import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { courierApi } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'
import { CourierStep, type StepProps } from './CourierStep.tsx'

/** The parcel is lost: what the customer is paid, and how the sum came about. */
export function LostStep({ requestId, version, onDone, onBack }: StepProps) {
  const t = useTexts(courierTexts)
  const send = useSend(courierApi.declareLost)
  const form = useSchemaForm({
    schema: courierApi.declareLost.body,
    values: { compensation: '', note: '' },
    toBody: ({ compensation, note }) => ({ version, compensation: forintsOf(compensation), note }),
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onDone,
    focus: 'field',
  })
  return (
    <CourierStep action="declareLost" form={form} error={send.error?.status === 422 ? null : send.error} onBack={onBack}>
      <FormTextField control={form.control} path="compensation" label={t('desk.compensation')} inputMode="numeric" maxLength={12} />
      <FormLongTextField
        control={form.control}
        path="note"
        name="lostNote"
        label={t('desk.lostNote')}
        hint={t('desk.noteHint')}
        limit={300}
        rows={3}
      />
    </CourierStep>
  )
}

/** Undefined: nothing was typed, or no figure. */
const forintsOf = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/[\s.]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
