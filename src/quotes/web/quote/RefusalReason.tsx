import { useTexts } from '#base/web/use-texts.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'

/** Why the quote was refused, in the words of whoever did; nothing where they did not say. */
export function RefusalReason({ reason }: { readonly reason: string }) {
  const t = useTexts(quoteTexts)
  if (!reason) return null
  return (
    <p className={styles.note}>
      <strong>{t('decided.reason')}</strong>
      <br />
      {reason}
    </p>
  )
}
