import type { ReactNode } from 'react'
import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import type { SchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepOfLife } from '#requests/lifecycle.ts'
import { stepTexts } from '#requests/step-texts.ts'
import type { CourierAction } from '../actions.ts'

/** What the second step of an action is given by the panel. */
export type StepProps = {
  readonly requestId: number
  readonly version: number
  readonly onDone: () => Promise<void>
  readonly onBack: () => void
}

type Props = {
  readonly action: CourierAction
  readonly form: Pick<SchemaForm, 'submit' | 'leave' | 'isSubmitting'>
  /** What no field of the form says. */
  readonly error: Error | null
  readonly onBack: () => void
  readonly children?: ReactNode
}

/** The second step of an action in the words of its step, around whatever it asks. */
export function CourierStep({ action, form, error, onBack, children }: Props) {
  const words = useTexts(stepTexts)
  return (
    <ConfirmForm
      title={words(`${action}.title`)}
      confirm={words(`${action}.confirm`)}
      isDangerous={stepOfLife(action).closes === true}
      form={form}
      error={error}
      onBack={onBack}
    >
      <p>{words(`${action}.lead`)}</p>
      {children}
    </ConfirmForm>
  )
}
