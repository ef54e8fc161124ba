import { Button } from '../kit/Button.tsx'
import { Note } from '../kit/Note.tsx'
import { useTexts } from '../use-texts.ts'
import styles from './DraftNotice.module.css'
import { formTexts } from './texts.ts'

type Props = { readonly isRestored: boolean; readonly discard: () => void }

/** What was typed earlier stands in the form again: says so, and offers to begin from nothing. */
export function DraftNotice({ isRestored, discard }: Props) {
  const t = useTexts(formTexts)
  if (!isRestored) return null
  return (
    <Note as="aside" className={styles.notice} aria-label={t('draftTitle')}>
      <p>{t('draftRestored')}</p>
      <Button variant="quiet" onClick={discard}>
        {t('draftDiscard')}
      </Button>
    </Note>
  )
}
