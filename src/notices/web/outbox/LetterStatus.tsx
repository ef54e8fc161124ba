import { useTexts } from '#base/web/use-texts.ts'
import type { LetterRow } from '../../letter.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import styles from './outbox.module.css'

type Props = { readonly letter: Pick<LetterRow, 'status' | 'lastError' | 'resends'> }

/** How a letter stands, in a word or two. */
export function LetterStatus({ letter: { status, lastError, resends } }: Props) {
  const t = useTexts(outboxTexts)
  const isRetried = status === 'queued' && lastError !== null
  return (
    <span className={styles.status} data-status={status}>
      {[
        t(`status.${status}`),
        ...(isRetried ? [t('retried')] : []),
        ...(resends > 0 ? [`${t('letter.resends')}: ${t('letter.times', { count: resends })}`] : []),
      ].join(', ')}
    </span>
  )
}
