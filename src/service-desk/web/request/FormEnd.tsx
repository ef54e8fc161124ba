import { Button } from '#base/web/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Problem } from './Problem.tsx'

export type FormEndProps = {
  readonly confirm: string
  readonly isPending: boolean
  readonly problem: string | null
  readonly onCancel: () => void
}

/** The end of a form: why it was refused, the last word, and the way out. `className`: how the buttons stand. */
export function FormEnd({ confirm, isPending, problem, onCancel, className }: FormEndProps & { readonly className: string | undefined }) {
  const t = useTexts(deskRequestTexts)
  return (
    <>
      <Problem>{problem}</Problem>
      <div className={className}>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? t('form.working') : confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </>
  )
}
