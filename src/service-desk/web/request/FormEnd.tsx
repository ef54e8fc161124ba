import type { SchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Problem } from './Problem.tsx'

export type FormEndProps = {
  readonly form: SchemaForm
  readonly confirm: string
  /** What else is wrong. */
  readonly problem?: string | null | undefined
  readonly onCancel: () => void
  /** Whether what there is to confirm stands there already; until then there is only the way out. */
  readonly isReady?: boolean
}

type Props = FormEndProps & { readonly className: string | undefined }

/** The end of a form: why it was refused, the last word, and the way out. `className`: how the buttons stand. */
export function FormEnd({ form, confirm, problem, onCancel, isReady = true, className }: Props) {
  const t = useTexts(deskRequestTexts)
  return (
    <>
      <Problem>{form.problem ?? problem ?? null}</Problem>
      <div className={className}>
        {isReady && (
          <Button type="submit" aria-disabled={form.isSubmitting}>
            {form.isSubmitting ? t('form.working') : confirm}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </>
  )
}
