import { useFormats } from '#base/web/formats.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepOfLife } from '#requests/lifecycle.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { orderStep, type PlainAction } from '../actions.ts'
import { courierApi } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'

type Props = {
  readonly action: PlainAction
  readonly requestId: number
  readonly version: number
  /** What the courier would take for the way back. */
  readonly cashOnDelivery: number
  readonly onDone: () => Promise<void>
  readonly onBack: () => void
  /** Something was refused: what is shown may be old. */
  readonly onMoved: () => Promise<void>
}

/** The second step of an action: what follows from it, and what the courier takes in cash. */
export function ActionStep({ action, requestId, version, cashOnDelivery, onDone, onBack, onMoved }: Props) {
  const t = useTexts(courierTexts)
  const words = useTexts(stepTexts)
  const formats = useFormats()
  const send = useSend(courierApi[action])
  const hasNote = 'note' in courierApi[action].body.shape
  const form = useSchemaForm({
    schema: courierApi[action].body,
    values: { note: '' },
    toBody: ({ note }) => (hasNote ? { version, note } : { version }),
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onDone,
    onRefused() {
      void onMoved()
      return false
    },
    focus: 'field',
  })

  return (
    <ConfirmStep
      title={words(`${action}.title`)}
      confirm={words(`${action}.confirm`)}
      isDangerous={stepOfLife(action).closes === true}
      isPending={form.isSubmitting}
      error={send.error}
      onConfirm={() => void form.submit()}
      onBack={onBack}
    >
      <p>{words(`${action}.lead`)}</p>
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
    </ConfirmStep>
  )
}
