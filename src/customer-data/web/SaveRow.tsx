import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { customerDataTexts } from '../texts.ts'

/** The end of a form that stays: what saves it, and that it is saved. */
export function SaveRow({ isSaving, isSaved }: { readonly isSaving: boolean; readonly isSaved: boolean }) {
  const t = useTexts(customerDataTexts)
  return (
    <>
      <Note role="status" tone="success">
        {isSaved ? t('saved') : ''}
      </Note>
      <Actions>
        <Button type="submit" aria-disabled={isSaving}>
          {t(isSaving ? 'saving' : 'save')}
        </Button>
      </Actions>
    </>
  )
}
