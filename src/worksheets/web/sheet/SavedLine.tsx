import { useFormats } from '#base/web/formats.ts'
import type { SavedState } from '#base/web/forms/use-autosave.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import styles from '../worksheets.module.css'

type Props = {
  readonly state: SavedState
  /** Why it could not be saved, as a sentence; null: something else on the page says it. */
  readonly reason: string | null
  readonly savedAt: string | null
  readonly by: string | null
}

/** Whether what was typed is safe. */
export function SavedLine({ state, reason, savedAt, by }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const saved = savedAt === null ? '' : [t('worksheet.saved', { at: formats.moment(savedAt) }), by].filter(Boolean).join(', ')
  const said = { saved, unsaved: t('worksheet.unsaved'), saving: t('worksheet.saving'), failed: '' }[state]
  return (
    <>
      <p role="status" className={styles.saved}>
        {said}
      </p>
      {state === 'failed' && reason !== null && (
        <Note tone="warning" role="alert">
          {t('worksheet.notSaved', { reason })}
        </Note>
      )}
    </>
  )
}
