import { useTexts } from '#base/web/use-texts.ts'
import { shellTexts } from '../texts.ts'
import styles from './SkipLink.module.css'

/** The `main` of every layout, which the link before everything else leads to. */
export const mainId = 'tartalom'

/** Whoever goes by keyboard need not pass the whole menu; it is seen once it has the focus. */
export function SkipLink() {
  const t = useTexts(shellTexts)
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {t('skip')}
    </a>
  )
}
