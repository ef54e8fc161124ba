import { ErrorText } from '../kit/ErrorText.tsx'
import { FormActions } from '../kit/FormActions.tsx'
import { OvertakenNotice } from './OvertakenNotice.tsx'
import type { SchemaForm } from './use-schema-form.ts'

export type FormEndProps = {
  readonly form: SchemaForm
  readonly confirm: string
  /** What else is wrong. */
  readonly problem?: string | null | undefined
  /** Asked first where something typed would be lost. */
  readonly onCancel: () => void
  /** Whether what there is to confirm stands there already; until then there is only the way out. */
  readonly isReady?: boolean
  readonly className?: string | undefined
}

/** The end of a form: why it was refused, the last word, and the way out. */
export const FormEnd = ({ form, confirm, problem, onCancel, isReady = true, className }: FormEndProps) => (
  <>
    <OvertakenNotice overtaken={form.overtaken} />
    <ErrorText>{form.problem ?? problem ?? null}</ErrorText>
    <FormActions save={confirm} isSending={form.isSubmitting} onLeave={() => void form.leave(onCancel)} isReady={isReady} className={className} />
  </>
)
