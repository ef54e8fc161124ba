import { useFormats } from '#base/web/formats.ts'
import type { SavedState } from '#base/web/forms/use-autosave.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import styles from '../workshop.module.css'

type Props = {
  readonly state: SavedState
  /** Why it could not be saved, as a sentence. */
  readonly reason: string
  /** A colleague saved it since. */
  readonly isOvertaken: boolean
  readonly savedAt: string | null
  readonly by: string | null
  readonly loadAgain: () => Promise<void>
}

/** Whether what was typed is safe. */
export function SavedLine({ state, reason, isOvertaken, savedAt, by, loadAgain }: Props) {
  const t = useTexts(workshopTexts)
  const formats = useFormats()
  const saved = savedAt === null ? '' : [t('worksheet.saved', { at: formats.moment(savedAt) }), by].filter(Boolean).join(', ')
  const said = { saved, unsaved: t('worksheet.unsaved'), saving: t('worksheet.saving'), failed: '' }[state]
  return (
    <>
      <p role="status" className={styles.saved}>
        {said}
      </p>
      {state === 'failed' && (
        <Note as="div" tone="warning" role="alert">
          <p>{t('worksheet.notSaved', { reason })}</p>
          {isOvertaken && (
            <>
              <p>{t('worksheet.reloadHint')}</p>
              <Button variant="quiet" onClick={() => void loadAgain()}>
                {t('worksheet.reload')}
              </Button>
            </>
          )}
        </Note>
      )}
    </>
  )
}
