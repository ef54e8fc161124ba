import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import type { SchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'

export type FormEndProps = {
  readonly form: SchemaForm
  readonly confirm: string
  /** What else is wrong. */
  readonly problem?: string | null | undefined
  readonly onCancel: () => void
  /** Whether what there is to confirm stands there already; until then there is only the way out. */
  readonly isReady?: boolean
}

type Props = FormEndProps & { readonly className?: string | undefined }

/** The end of a form: why it was refused, the last word, and the way out. */
export function FormEnd({ form, confirm, problem, onCancel, isReady = true, className }: Props) {
  const t = useTexts(deskRequestTexts)
  return (
    <>
      <OvertakenNotice overtaken={form.overtaken} />
      <ErrorText>{form.problem ?? problem ?? null}</ErrorText>
      <Actions className={className}>
        {isReady && (
          <Button type="submit" aria-disabled={form.isSubmitting}>
            {form.isSubmitting ? t('form.working') : confirm}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </Actions>
    </>
  )
}
