import type { CallRefused } from '#base/web/call-refused.ts'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import styles from '../workshop.module.css'
import type { SavedState } from './use-autosave.ts'

type Props = {
  readonly state: SavedState
  readonly problem: CallRefused | null
  readonly savedAt: string | null
  readonly by: string | null
  readonly loadAgain: () => Promise<void>
}

/** Whether what was typed is safe. */
export function SavedLine({ state, problem, savedAt, by, loadAgain }: Props) {
  const t = useTexts(workshopTexts)
  const formats = useFormats()
  const saved = savedAt === null ? '' : [t('worksheet.saved', { at: formats.moment(savedAt) }), by].filter(Boolean).join(', ')
  const said = { saved, unsaved: t('worksheet.unsaved'), saving: t('worksheet.saving'), failed: '' }[state]
  return (
    <>
      <p role="status" className={styles.saved}>
        {said}
      </p>
      {state === 'failed' && problem && (
        <div role="alert" className={styles.warning}>
          <p>{t('worksheet.notSaved', { reason: problem.message })}</p>
          {problem.code === 'STATE_MOVED_ON' && (
            <>
              <p>{t('worksheet.reloadHint')}</p>
              <Button variant="quiet" onClick={() => void loadAgain()}>
                {t('worksheet.reload')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
