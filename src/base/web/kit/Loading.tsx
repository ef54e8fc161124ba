import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Loading.module.css'

/** While something is on its way. */
export function Loading() {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.loading} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      {t('loading')}
    </div>
  )
}
