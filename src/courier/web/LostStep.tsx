import { figure } from '#base/web/forms/figure.ts'
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
    missing: { compensation: t('desk.compensationMissing'), note: t('desk.lostNoteMissing') },
    focus: 'field',
  })
  return (
    <CourierStep action="declareLost" form={form} error={send.error?.status === 422 ? null : send.error} onBack={onBack}>
      <FormTextField control={form.control} path="compensation" label={t('desk.compensation')} inputMode="numeric" maxLength={20} />
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

/** `45 000`, `45.000` and `45 000 Ft` are the same sum. Undefined: nothing was typed. */
const forintsOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : figure(typed.replaceAll('.', '').replace(/ft$/i, '')))
