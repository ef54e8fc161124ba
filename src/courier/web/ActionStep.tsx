import type { CallRefused } from '#base/web/call-refused.ts'
import { useFormats } from '#base/web/formats.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { orderStep, type PlainAction } from '../actions.ts'
import { courierApi } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'
import { CourierStep, type StepProps } from './CourierStep.tsx'

type Props = StepProps & {
  readonly action: PlainAction
  /** What the courier would take for the way back. */
  readonly cashOnDelivery: number
  readonly onRefused: (refusal: CallRefused) => void
}

/** The second step of an action: what follows from it, and what the courier takes in cash. */
export function ActionStep({ action, requestId, version, cashOnDelivery, onDone, onBack, onRefused }: Props) {
  const t = useTexts(courierTexts)
  const formats = useFormats()
  const send = useSend(courierApi[action])
  const hasNote = 'note' in courierApi[action].body.shape
  const form = useSchemaForm({
    schema: courierApi[action].body,
    values: { note: '' },
    toBody: ({ note }) => (hasNote ? { version, note } : { version }),
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onDone,
    onRefused(refusal) {
      onRefused(refusal)
      return false
    },
    focus: 'field',
  })

  return (
    <CourierStep action={action} form={form} error={send.error} onBack={onBack}>
      {action === orderStep.out && (
        <p>
          <strong>{cashOnDelivery > 0 ? t('desk.cash', { amount: formats.forint(cashOnDelivery) }) : t('desk.noCash')}</strong>
        </p>
      )}
      {hasNote && (
        <FormTextField
          control={form.control}
          path="note"
          name={`${action}Note`}
          label={t('desk.note')}
          hint={t('desk.noteHint')}
          isOptional
          maxLength={300}
        />
      )}
    </CourierStep>
  )
}
