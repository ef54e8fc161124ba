import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { statementTexts } from '../texts.ts'

type Props = {
  readonly form: { readonly problem: string | null; readonly isSubmitting: boolean; readonly leave: (go: () => void) => Promise<unknown> }
  readonly words: string
  readonly onCancel: () => void
}

export function FormEnd({ form, words, onCancel }: Props) {
  const t = useTexts(statementTexts)
  return (
    <>
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {words}
        </Button>
        <Button variant="quiet" onClick={() => void form.leave(onCancel)}>
          {t('desk.cancel')}
        </Button>
      </Actions>
    </>
  )
}
