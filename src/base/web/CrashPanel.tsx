import { Button } from './Button.tsx'
import { isOutdatedPage } from './outdated-page.ts'
import styles from './panels.module.css'
import { baseTexts } from './texts.ts'
import { useTexts } from './use-texts.ts'

/** A screen that could not be shown: its code did not arrive (then reloading helps), or it broke. */
export function CrashPanel({ error }: { readonly error: unknown }) {
  const t = useTexts(baseTexts)
  const isOutdated = isOutdatedPage(error)
  return (
    <div className={styles.error} role="alert">
      <h1>{t(isOutdated ? 'outdatedTitle' : 'crashedTitle')}</h1>
      <p>{t(isOutdated ? 'outdatedText' : 'crashedText')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </div>
  )
}
