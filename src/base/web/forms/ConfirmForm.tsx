import type { ComponentProps } from 'react'
import { ConfirmStep } from '../kit/ConfirmStep.tsx'
import type { SchemaForm } from './use-schema-form.ts'

type Props = Omit<ComponentProps<typeof ConfirmStep>, 'isPending' | 'onConfirm'> & {
  readonly form: Pick<SchemaForm, 'submit' | 'leave' | 'isSubmitting'>
}

/** The second step of an action that asks for something; asked first where that would be lost, whichever way it is left. */
export const ConfirmForm = ({ form, onBack, ...step }: Props) => (
  <ConfirmStep isPending={form.isSubmitting} onConfirm={(event) => void form.submit(event)} onBack={() => void form.leave(onBack)} {...step} />
)
