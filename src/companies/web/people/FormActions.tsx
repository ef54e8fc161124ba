import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { companyTexts } from '../../texts.ts'

type Props = { readonly save: string; readonly isSending: boolean; readonly onLeave: () => void }

/** The end of a form: what saves it, and the way out. */
export function FormActions({ save, isSending, onLeave }: Props) {
  const t = useTexts(companyTexts)
  return (
    <Actions>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('saving') : save}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {t('cancel')}
      </Button>
    </Actions>
  )
}
