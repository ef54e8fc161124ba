import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import styles from './booking.module.css'

type Props = { readonly isForCaller: boolean; readonly wasRestored: boolean; readonly startAgain: () => void }

/** Says that nothing is lost, and offers to begin from nothing. */
export function DraftNotice({ isForCaller, wasRestored, startAgain }: Props) {
  const t = useTexts(requestTexts)
  const kept = isForCaller ? 'caller' : 'draft'
  const [isAsking, setAsking] = useState(false)
  return (
    <aside className={styles.draft} aria-label={t('draft.title')}>
      <p>{t(wasRestored ? `${kept}.restored` : `${kept}.stored`)}</p>
      {isAsking ? (
        <Actions>
          <p role="alert" className={styles.sure}>
            {t('draft.sure')}
          </p>
          <Button onClick={startAgain}>{t('draft.yes')}</Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('draft.no')}
          </Button>
        </Actions>
      ) : (
        <Button variant="link" onClick={() => setAsking(true)}>
          {t('draft.startAgain')}
        </Button>
      )}
    </aside>
  )
}
