import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Problem } from './Problem.tsx'

export type FormEndProps = {
  readonly confirm: string
  readonly isPending: boolean
  readonly problem: string | null
  readonly onCancel: () => void
  /** Whether what there is to confirm stands there already; until then there is only the way out. */
  readonly isReady?: boolean
}

type Props = FormEndProps & { readonly className: string | undefined }

/** The end of a form: why it was refused, the last word, and the way out. `className`: how the buttons stand. */
export function FormEnd({ confirm, isPending, problem, onCancel, isReady = true, className }: Props) {
  const t = useTexts(deskRequestTexts)
  return (
    <>
      <Problem>{problem}</Problem>
      <div className={className}>
        {isReady && (
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? t('form.working') : confirm}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </>
  )
}
